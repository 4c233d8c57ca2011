import { createBooking } from '@beacon/contract/booking'
import { listCampaigns, sendCustom, sendNewsletter } from '@beacon/contract/campaigns'
import { type NewsletterLink, subscribe } from '@beacon/contract/newsletter'
import { listJobs, settleJob } from '@beacon/contract/outbox'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { listSubscribers, restoreSubscriber, subscribersCsvPath } from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../../test/bookings.ts'
import { letter, subscription } from '../../../test/examples.ts'
import { joinList, mailsTo, newestToken, postForm, sendLetter } from '../../../test/newsletter.ts'
import { HOUR, startTestApp, type TestApp, type TestAppOptions } from '../../../test/start-app.ts'
import { sweep } from '../../housekeeping.ts'

const DAY = 24 * HOUR
/** The mail server refuses this address permanently. */
const GONE = 'bounce@bakery.example'

const list = async (app: TestApp, query: object = {}) => (await app.admin()).ask(listSubscribers, { query })
const rowsOf = async (app: TestApp) =>
  (await list(app, { search: 'bakery' })).subscribers.map(({ list, state, refusal }) => [
    list,
    state,
    refusal,
  ])
const campaignsOf = async (app: TestApp) =>
  (await (await app.admin()).ask(listCampaigns, { query: {} })).campaigns

async function send(app: TestApp, subject = letter.subject) {
  const answer = await sendLetter(app, subject)
  await app.settle()
  return answer
}

/** In development a page's data can be read without a build. */
const WITH_PAGE_DATA = { settings: { NODE_ENV: 'development' } }

/** The lists that the page behind a link says the address is on. */
async function listsOnPage(app: TestApp, page: 'confirm' | 'unsubscribe', token: string) {
  const query = new URLSearchParams({ url: `/newsletter/${page}?token=${token}` })
  const answer = await (await app.visitor.send(`/api/page-data?${query}`)).json()
  return (answer as { data: { newsletterLink: NewsletterLink } }).data.newsletterLink.on
}

/** An address that joined both lists before its mailbox was closed. */
async function startWithClosedMailbox(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp(options)
  await joinList(app, 'ada@shop.example', 'merch')
  for (const list of ['merch', 'marketing-tips'] as const) await joinList(app, 'ben@bakery.example', list)
  await app.rows(
    `update subscriber set email = '${GONE}', email_key = '${GONE}' where email like 'ben%' returning id`,
  )
  return app
}

/** Makes the mailbox exist again, by giving it a name that the mail server accepts. */
const reopen = (app: TestApp) =>
  app.rows(
    `update subscriber set email = 'ben@bakery.example', email_key = 'ben@bakery.example' where email = '${GONE}' returning id`,
  )

test('a permanently refused address is kept as undeliverable with date and code, and gets no more letters', async () => {
  const app = await startWithClosedMailbox()
  expect(await send(app)).toMatchObject({ recipients: 2 })
  const first = { state: 'sent', recipients: 2, sent: 1, undeliverable: 1, skipped: 0, stuck: 0 }
  expect(await campaignsOf(app)).toMatchObject([first])
  const refused = { state: 'undeliverable', refusedAt: app.now().toISOString(), refusal: '5.1.1' }
  expect((await list(app, { state: 'undeliverable' })).subscribers).toMatchObject([refused, refused])
  expect(await list(app)).toMatchObject({
    total: 3,
    reach: 1,
    counts: {
      'marketing-tips': { confirmed: 0, undeliverable: 1 },
      merch: { confirmed: 1, undeliverable: 1 },
    },
  })
  expect((await list(app, { state: 'confirmed' })).subscribers).toMatchObject([{ email: 'ada@shop.example' }])

  const { jobs } = await (await app.admin()).ask(listJobs, { query: { state: 'refused' } })
  expect(jobs, 'nothing for staff to handle').toEqual([])
  expect(await send(app, 'The second')).toMatchObject({ recipients: 1 })
})

test('a refusal for a reason other than the address does not mark the address', async () => {
  const app = await startTestApp()
  await joinList(app, 'ada@bakery.example', 'merch')
  app.mail.faults.set({ fault: 'error', status: 550, times: 1 })
  await send(app)
  expect(await campaignsOf(app)).toMatchObject([{ sent: 0, undeliverable: 0, stuck: 1 }])
  expect(await rowsOf(app)).toEqual([['merch', 'confirmed', null]])
  const admin = await app.admin()
  const [job] = (await admin.ask(listJobs, { query: { state: 'stuck' } })).jobs
  await admin.ask(settleJob, { params: { id: job?.id ?? '' } })
  expect(await campaignsOf(app), 'settled').toMatchObject([{ state: 'sent', undeliverable: 1, stuck: 0 }])
  await app.rows("delete from outbox where state = 'settled'")
  expect(await campaignsOf(app), 'and its job forgotten').toMatchObject([{ state: 'sent', undeliverable: 1 }])
  expect(await send(app, 'The second')).toMatchObject({ recipients: 1 })
})

test('when an address is refused, the other letters waiting for it are skipped', async () => {
  const app = await startWithClosedMailbox()
  app.mail.faults.set({ fault: 'refuse' })
  const admin = await app.admin()
  for (const subject of ['The first', 'The second'])
    await admin.ask(sendNewsletter, { body: { ...letter, subject } })
  await app.drain()
  app.mail.faults.clear()
  await app.settle()
  const outcomes = (await campaignsOf(app)).map(({ state, sent, undeliverable, skipped }) => [
    state,
    sent,
    undeliverable + skipped,
  ])
  expect(outcomes).toEqual([
    ['sent', 1, 1],
    ['sent', 1, 1],
  ])
})

test('BLOG-11: a refused confirmation mail is shown to staff, and the sign-up’s answer does not reveal it', async () => {
  const app = await startTestApp()
  const ask = async (email: string) => {
    const { status, body } = await app.visitor.call(subscribe, {
      body: { ...subscription, email },
      idempotencyKey: crypto.randomUUID(),
    })
    await app.settle()
    return { status, body }
  }
  const answers = [await ask('ada@shop.example'), await ask(GONE), await ask(GONE)]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await rowsOf(app)).toEqual([['marketing-tips', 'pending', '5.1.1']])
  const { jobs } = await (await app.admin()).ask(listJobs, {
    query: { kind: 'mail.newsletter-confirmation' },
  })
  expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
})

test('BLOG-11: confirming a new sign-up of a refused address restores it on both lists', async () => {
  const app = await startWithClosedMailbox(WITH_PAGE_DATA)
  await send(app)
  await reopen(app)
  await app.visitor.ask(subscribe, {
    body: { email: 'ben@bakery.example', list: 'merch' },
    idempotencyKey: crypto.randomUUID(),
  })
  await app.settle()
  expect(mailsTo(app, 'ben@bakery.example')[0]?.subject).toMatch(/^Confirm: /)
  expect((await rowsOf(app)).map(([, state]) => state)).toEqual(['undeliverable', 'undeliverable'])

  const token = newestToken(app, 'ben@bakery.example')
  expect(await listsOnPage(app, 'confirm', token)).toEqual([])
  await postForm(app, '/newsletter/confirm', { token })
  await app.settle()
  expect((await rowsOf(app)).sort()).toEqual([
    ['marketing-tips', 'confirmed', null],
    ['merch', 'confirmed', null],
  ])
  expect(mailsTo(app, 'ben@bakery.example')[0]?.subject).toMatch(/^Welcome: /)
  expect(await send(app, 'The second')).toMatchObject({ recipients: 2 })
})

test('ADMIN-5: the administrator restores a refused address, and the audit log has an entry', async () => {
  const app = await startWithClosedMailbox()
  await send(app)
  await reopen(app)
  const admin = await app.admin()
  const [row] = (await list(app, { list: 'merch', state: 'undeliverable' })).subscribers
  const { subscriber } = await admin.ask(restoreSubscriber, { params: { id: row?.id ?? '' } })
  expect(subscriber).toMatchObject({ state: 'confirmed', refusedAt: null, refusal: null })
  expect((await list(app)).reach).toBe(2)
  expect(
    await app.rows(`select act, line, outcome from audit_entry where act = 'subscriber.restore'`),
  ).toEqual([{ act: 'subscriber.restore', line: 'New merch', outcome: 'done' }])
  expect(await admin.call(restoreSubscriber, { params: { id: 'nobody' } })).toMatchObject({ status: 404 })
  await send(app, 'The second')
  expect(mailsTo(app, 'ben@bakery.example')[0]?.subject).toBe('The second')
})

test('ADMIN-5: the export has the date and code of each refusal', async () => {
  const app = await startWithClosedMailbox()
  await send(app)
  const file = await (await app.admin()).send(`${subscribersCsvPath}?state=undeliverable`)
  const [heading, ...lines] = (await file.text()).trim().split(/\r?\n/)
  expect(heading).toMatch(/,Refused \(UTC\),Reason of the refusal$/)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatch(/^bounce@bakery\.example,.*,undeliverable,.*Z,5\.1\.1$/)
})

test('a refused address can still unsubscribe by a letter’s link, and then counts as unsubscribed', async () => {
  const app = await startTestApp(WITH_PAGE_DATA)
  const token = await joinList(app, 'closing@bakery.example', 'merch')
  await send(app)
  expect((await rowsOf(app)).map(([, state]) => state)).toEqual(['undeliverable'])
  expect(await listsOnPage(app, 'unsubscribe', token)).toEqual(['merch'])
  await postForm(app, '/newsletter/unsubscribe', { token })
  expect(await rowsOf(app)).toEqual([['merch', 'unsubscribed', '5.1.1']])
})

test('a refused address gets no letters, but booking mails and mails from staff are still tried', async () => {
  const app = await startWithClosedMailbox()
  await send(app)
  await app.visitor.ask(createBooking, { body: { ...bookingRequest, email: GONE } })
  await (await app.admin()).ask(sendCustom, { body: { to: GONE, subject: 'Hello', message: 'Ben' } })
  await app.drain()
  const { jobs } = await (await app.admin()).ask(listJobs, { query: { state: 'refused' } })
  expect(jobs.map(({ kind }) => kind).sort()).toEqual(['mail.booking-booked', 'mail.staff-message'])
})

test('a person’s data include the refusal, and erasing the person removes it', async () => {
  const app = await startWithClosedMailbox()
  await send(app)
  const admin = await app.admin()
  const { records } = await admin.ask(findPerson, { body: { email: GONE } })
  expect(records).toMatchObject([
    {
      title: expect.stringMatching(/, undeliverable$/),
      fields: { refusal: '5.1.1', 'refused at': expect.any(String) },
    },
    { title: expect.stringMatching(/, undeliverable$/) },
  ])
  await admin.ask(erasePerson, { body: { email: GONE } })
  expect(await rowsOf(app)).toEqual([])
  expect(await campaignsOf(app)).toMatchObject([{ recipients: 2, sent: 1, undeliverable: 1 }])
})

test('a refused address is deleted after a year, and not earlier', async () => {
  const app = await startWithClosedMailbox()
  await send(app)
  app.advance(365 * DAY - 1)
  await sweep(app.deps.db, app.now)
  expect(await app.rows('select id from subscriber')).toHaveLength(3)
  app.advance(1)
  await sweep(app.deps.db, app.now)
  expect(await app.rows('select email from subscriber')).toEqual([{ email: 'ada@shop.example' }])
})
