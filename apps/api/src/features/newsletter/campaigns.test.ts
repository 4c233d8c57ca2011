import {
  listCampaigns,
  sendCustom,
  sendNewsletter,
  sendTestLetter,
  sendWelcome,
  stopCampaign,
} from '@beacon/contract/campaigns'
import { expect, test } from 'vitest'
import { letter } from '../../../test/examples.ts'
import { fillList, joinList, mailsTo, postForm } from '../../../test/newsletter.ts'
import { administrator, startTestApp, type TestApp } from '../../../test/start-app.ts'

const campaignsOf = async (app: TestApp) =>
  (await (await app.admin()).ask(listCampaigns, { query: {} })).campaigns
const letters = (app: TestApp) => app.mail.messages().filter(({ subject }) => subject === letter.subject)

const send = async (app: TestApp, change: object = {}) =>
  (await app.admin()).ask(sendNewsletter, { body: { ...letter, ...change } })

test('API-1: a letter goes to the confirmed subscribers of its list only', async () => {
  const app = await startTestApp()
  await joinList(app, 'on@bakery.example', 'marketing-tips')
  await joinList(app, 'other@bakery.example', 'merch')
  await postForm(app, '/newsletter/unsubscribe', {
    token: await joinList(app, 'gone@bakery.example', 'marketing-tips'),
  })
  await postForm(app, '/newsletter', { email: 'waiting@bakery.example', list: 'marketing-tips' })

  const answer = await send(app, { list: 'marketing-tips' })
  expect(answer).toEqual({ success: true, recipients: 1, id: expect.any(String) })
  await app.drain()
  expect(letters(app).map(({ to }) => to[0])).toEqual(['on@bakery.example'])
  expect(await campaignsOf(app)).toEqual([
    {
      ...letter,
      id: answer.id,
      list: 'marketing-tips',
      createdAt: app.now().toISOString(),
      state: 'sent',
      recipients: 1,
      sent: 1,
      skipped: 0,
      undeliverable: 0,
      stuck: 0,
    },
  ])
})

test('a subscriber on both lists gets a letter to both lists only once', async () => {
  const app = await startTestApp()
  await joinList(app, 'ada@bakery.example', 'marketing-tips')
  await joinList(app, 'ADA@bakery.example', 'merch')
  await joinList(app, 'ben@bakery.example', 'merch')
  expect(await send(app)).toMatchObject({ recipients: 2 })
  await app.drain()
  expect(letters(app)).toHaveLength(2)
})

test('a letter’s Markdown is rendered with lists and full links, and HTML in it is escaped', async () => {
  const app = await startTestApp()
  await joinList(app, 'ada@bakery.example', 'merch')
  const body = `${letter.body}\n\n<img src=x onerror=alert(1)> [bad](javascript:alert)\n\n[https://a.example](https://a.example) or [us](mailto:us@a.example)`
  await send(app, { body })
  await app.drain()
  const [mail] = mailsTo(app, 'ada@bakery.example')
  expect(mail?.html).toContain('Answer <strong>every</strong> review')
  expect(mail?.html).toContain('href="http://beacon.test/blog"')
  expect(mail?.html).toMatch(/<li[^>]*>within a day<\/li>/)
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.html).not.toMatch(/<img|href="javascript/)
  expect(mail?.text).toContain(
    'One\n\nAnswer every review, as in our post (http://beacon.test/blog).\n\n- within a day',
  )
  expect(mail?.text).toContain('\n\nhttps://a.example or us (us@a.example)\n')
})

test('a letter of several batches reaches everybody once, despite restarts and mail server errors', async () => {
  const app = await startTestApp()
  const readers = await fillList(app, 'merch', 210)
  app.mail.faults.set({ fault: 'refuse' })
  expect(await send(app)).toMatchObject({ recipients: 210 })
  await app.restart()
  expect(await campaignsOf(app)).toMatchObject([{ state: 'sending', sent: 0 }])
  app.mail.faults.set({ fault: ['rate-limit', 'refuse'], times: 6 })
  await app.settle(() => letters(app).length > 100)
  await app.restart()
  await app.settle()
  expect(
    letters(app)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual([...readers].sort())
  expect(await campaignsOf(app)).toMatchObject([{ state: 'sent', recipients: 210, sent: 210 }])
})

test('a letter sent twice by mistake goes out once', async () => {
  const app = await startTestApp()
  await joinList(app, 'ada@bakery.example', 'merch')
  const [first, again] = [await send(app), await send(app)]
  expect(again).toEqual(first)
  await app.drain()
  expect(letters(app)).toHaveLength(1)
})

test('a stopped letter is sent to nobody else and shows how many mails were sent', async () => {
  const app = await startTestApp()
  await fillList(app, 'merch', 250)
  app.mail.faults.set({ fault: 'refuse' })
  const { id } = await send(app)
  await app.drain()
  const admin = await app.admin()
  const { campaign } = await admin.ask(stopCampaign, { params: { id } })
  expect(campaign).toMatchObject({ state: 'stopped', recipients: 250, sent: 0, skipped: 250 })
  app.mail.faults.clear()
  await app.settle()
  expect(letters(app)).toEqual([])
  expect(await admin.call(stopCampaign, { params: { id } })).toMatchObject({ status: 409 })
  expect(await admin.call(stopCampaign, { params: { id: 'nothing' } })).toMatchObject({ status: 404 })
})

test('stopping a letter after its last mail leaves it in state sent', async () => {
  const app = await startTestApp()
  await joinList(app, 'ada@bakery.example', 'merch')
  const { id } = await send(app)
  await app.drain()
  const { campaign } = await (await app.admin()).ask(stopCampaign, { params: { id } })
  expect(campaign).toMatchObject({ state: 'sent', recipients: 1, sent: 1 })
})

test('a subscriber who unsubscribes while a letter is being sent does not get it', async () => {
  const app = await startTestApp()
  const token = await joinList(app, 'ada@bakery.example', 'merch')
  app.mail.faults.set({ fault: 'refuse' })
  await send(app)
  await app.drain()
  await postForm(app, '/newsletter/unsubscribe', { token })
  app.mail.faults.clear()
  await app.settle()
  expect(letters(app)).toEqual([])
  expect(await campaignsOf(app)).toMatchObject([{ state: 'sent', sent: 0, skipped: 1 }])
})

test.each([
  ['one of its lists still gets it', 1, 1],
  ['both of its lists does not get it', 2, 0],
])(
  'a letter to both lists: while it is being sent, a subscriber who leaves %s',
  async (_what, left, mails) => {
    const app = await startTestApp()
    const email = 'ada@bakery.example'
    const tokens = {
      'marketing-tips': await joinList(app, email, 'marketing-tips'),
      merch: await joinList(app, email, 'merch'),
    }
    app.mail.faults.set({ fault: 'refuse' })
    await send(app)
    await app.drain()
    const lists = await app.rows<{ list: keyof typeof tokens }>('select list from subscriber order by id')
    for (const { list } of lists.slice(0, left))
      await postForm(app, '/newsletter/unsubscribe', { token: tokens[list] })
    app.mail.faults.clear()
    await app.settle()
    expect(letters(app)).toHaveLength(mails)
  },
)

test('a bouncing address is counted as undeliverable, and the others get the letter', async () => {
  const app = await startTestApp()
  await fillList(app, 'merch', 3)
  await app.rows("update subscriber set email = 'bounce@shop.example' where id = 'merch-1' returning id")
  await send(app)
  await app.settle()
  expect(await campaignsOf(app)).toMatchObject([{ state: 'sent', recipients: 3, sent: 2, undeliverable: 1 }])
})

test('API-1: the administrator sends a test letter, a welcome mail and a custom mail', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  expect(await admin.ask(sendTestLetter, { body: letter })).toEqual({
    success: true,
    to: administrator.email,
  })
  await admin.ask(sendWelcome, { body: { email: 'ada@bakery.example', name: 'Ada Baker' } })
  await admin.ask(sendCustom, {
    body: { to: 'ben@bakery.example', subject: 'Your audit', message: 'Two lines\nof <b>words</b>.' },
  })
  await app.drain()
  expect(mailsTo(app, administrator.email)[0]).toMatchObject({ subject: `[Test] ${letter.subject}` })
  const [welcome] = mailsTo(app, 'ada@bakery.example')
  expect(welcome).toMatchObject({ subject: 'Welcome to Beacon & Bay Digital' })
  expect(welcome?.text).toContain('Welcome, Ada.')
  const [custom] = mailsTo(app, 'ben@bakery.example')
  expect(custom).toMatchObject({
    subject: 'Your audit',
    replyTo: expect.stringContaining('inbox@beacon.test'),
  })
  expect(custom?.html).toContain('of &lt;b&gt;words&lt;/b&gt;.')
})

test.each([
  ['no subject', { ...letter, subject: ' ' }, { subject: 'Subject is required' }],
  ['a subject of two lines', { ...letter, subject: 'A\r\nBcc: x@y.test' }, { subject: expect.any(String) }],
  ['an empty body', { ...letter, body: '' }, { body: 'The letter is empty' }],
  ['an unknown list', { ...letter, list: 'everybody' }, { list: 'Please choose one of our lists' }],
])('API-2: a letter with %s is rejected', async (_what, body, fields) => {
  const app = await startTestApp()
  const answer = await (await app.admin()).call(sendNewsletter, { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } })
  expect(await campaignsOf(app)).toEqual([])
})
