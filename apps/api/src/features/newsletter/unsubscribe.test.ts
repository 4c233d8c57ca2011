import { sendNewsletter } from '@beacon/contract/campaigns'
import { type NewsletterLink, subscribe } from '@beacon/contract/newsletter'
import { listSubscribers } from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { letter } from '../../../test/examples.ts'
import { joinList, mailsTo, newestToken, postForm } from '../../../test/newsletter.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const PAGE = '/newsletter/unsubscribe'
const email = 'ada@bakery.example'

const listsOf = async (app: TestApp) =>
  (await (await app.admin()).ask(listSubscribers, { query: { state: 'confirmed' } })).subscribers
    .map(({ list }) => list)
    .sort()

/** What the page behind a link shows. */
async function linkOf(app: TestApp, token: string): Promise<NewsletterLink> {
  const query = new URLSearchParams({ url: `${PAGE}?token=${token}` })
  const { data } = (await (await app.visitor.send(`/api/page-data?${query}`)).json()) as {
    data: { newsletterLink: NewsletterLink }
  }
  return data.newsletterLink
}

/** What a mail program does when its reader presses “unsubscribe” there. */
const pressInMailProgram = (app: TestApp, url: string) =>
  app.visitor.send(new URL(url).pathname + new URL(url).search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })

test('BLOG-11: every list mail has one-click unsubscribe headers (RFC 8058), and one POST unsubscribes', async () => {
  const app = await startTestApp()
  await joinList(app, email, 'marketing-tips')
  await (await app.admin()).ask(sendNewsletter, { body: { ...letter, list: 'marketing-tips' } })
  await app.drain()

  const [newsletter, welcome] = mailsTo(app, email)
  for (const mail of [newsletter, welcome]) {
    const headers = Object.fromEntries(mail?.headers.map(({ name, value }) => [name, value]) ?? [])
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['List-Unsubscribe']).toMatch(
      /^<http:\/\/beacon\.test\/newsletter\/unsubscribe\?token=[\w-]{43}>$/,
    )
  }
  const url = /https?:\S+unsubscribe\S+/.exec(newsletter?.text ?? '')?.[0] ?? ''
  const answer = await pressInMailProgram(app, url)
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(await listsOf(app)).toEqual([])
})

test('BLOG-11: opening the page does not unsubscribe; its button does, and that can be undone', async () => {
  const app = await startTestApp()
  const token = await joinList(app, email, 'merch')
  await app.visitor.send(`${PAGE}?token=${token}`)
  expect(await listsOf(app)).toEqual(['merch'])

  const left = await postForm(app, PAGE, { token })
  expect([left.status, left.headers.get('location')]).toEqual([303, `${PAGE}?token=${token}`])
  expect(await listsOf(app)).toEqual([])

  await postForm(app, PAGE, [
    ['token', token],
    ['lists', ''],
    ['lists', 'merch'],
  ])
  expect(await listsOf(app)).toEqual(['merch'])
})

test('the page changes the subscription to both lists without sending another mail', async () => {
  const app = await startTestApp({ settings: { NODE_ENV: 'development' } })
  const token = await joinList(app, email, 'merch')
  const choose = (...lists: string[]) =>
    postForm(app, PAGE, [
      ['token', token],
      ...['', ...lists].map((list): [string, string] => ['lists', list]),
    ])
  const mails = app.mail.messages().length

  const saved = await choose('marketing-tips', 'merch')
  expect(saved.headers.get('location')).toBe(`${PAGE}?token=${token}&saved=1`)
  expect(await listsOf(app)).toEqual(['marketing-tips', 'merch'])
  await choose('marketing-tips', 'everything')
  expect(await listsOf(app)).toEqual(['marketing-tips'])
  await choose('marketing-tips', 'merch')
  await choose()
  expect(await listsOf(app)).toEqual([])
  expect(await linkOf(app, token)).toMatchObject({ about: ['marketing-tips', 'merch'], on: [] })
  await app.drain()
  expect(app.mail.messages()).toHaveLength(mails)
})

test('the link of a letter to both lists unsubscribes from both, and undoing would put back both', async () => {
  const app = await startTestApp({ settings: { NODE_ENV: 'development' } })
  await joinList(app, email, 'merch')
  await joinList(app, email, 'marketing-tips')
  await (await app.admin()).ask(sendNewsletter, { body: letter })
  await app.drain()
  const token = newestToken(app, email)
  expect(await listsOf(app)).toEqual(['marketing-tips', 'merch'])
  await postForm(app, PAGE, { token })
  expect(await listsOf(app)).toEqual([])
  expect(await linkOf(app, token)).toMatchObject({ about: ['marketing-tips', 'merch'], on: [] })
})

test('BLOG-11: the page of a letter to both lists is about those that its reader is on, and undoing puts back no other', async () => {
  const app = await startTestApp({ settings: { NODE_ENV: 'development' } })
  await postForm(app, PAGE, { token: await joinList(app, email, 'merch') })
  app.advance(HOUR)
  await joinList(app, email, 'marketing-tips')
  await (await app.admin()).ask(sendNewsletter, { body: letter })
  await app.drain()
  const token = newestToken(app, email)
  await app.visitor.ask(subscribe, { body: { email, list: 'merch' } })
  expect(await linkOf(app, token)).toMatchObject({ about: ['marketing-tips'], on: ['marketing-tips'] })
  await postForm(app, PAGE, { token })
  expect(await linkOf(app, token)).toMatchObject({ about: ['marketing-tips'], on: [] })
})

const multipart = new FormData()
multipart.set('List-Unsubscribe', 'One-Click')

test.each([
  ['multipart form data, as RFC 8058 allows', { body: multipart }],
  [
    'a form in another encoding',
    {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=us-ascii' },
    },
  ],
])('one-click unsubscribe also accepts %s', async (_what, sent) => {
  const app = await startTestApp()
  const token = await joinList(app, email, 'merch')
  const answer = await app.visitor.send(`${PAGE}?token=${token}`, { method: 'POST', ...sent })
  expect(answer.status).toBe(200)
  expect(await listsOf(app)).toEqual([])
})

test('an unsubscribe link still works a year later and after the secret has changed', async () => {
  const app = await startTestApp()
  const token = await joinList(app, email, 'merch')
  app.advance(365 * 24 * HOUR)
  await app.restart({ SESSION_SECRET: 'another secret of at least 32 characters' })
  await postForm(app, PAGE, { token })
  expect(await listsOf(app)).toEqual([])
})

test('one-click unsubscribe with an unknown token returns 404', async () => {
  const app = await startTestApp()
  const answer = await pressInMailProgram(app, `${app.origin}${PAGE}?token=${'a'.repeat(43)}`)
  expect(answer.status).toBe(404)
})

test('BLOG-11: an unsubscribed address can be erased from the page, and erasing again is harmless', async () => {
  const app = await startTestApp()
  const token = await joinList(app, 'ada+shop@bakery.example', 'merch')
  await joinList(app, 'ben@bakery.example', 'merch')
  await postForm(app, PAGE, { token })
  const erased = await postForm(app, PAGE, { token, erase: '1' })
  expect([erased.status, erased.headers.get('location')]).toEqual([303, `${PAGE}?erased=1`])
  expect(await app.rows('select email from subscriber')).toEqual([{ email: 'ben@bakery.example' }])
  expect(await app.rows("select subject from rate_limit where subject like 'ada%'")).toEqual([])
  expect((await postForm(app, PAGE, { token, erase: '1' })).status, 'pressed twice').toBe(303)
  expect(await app.rows('select email from subscriber')).toHaveLength(1)
})

test('one-click unsubscribe never erases the address, whatever fields it posts', async () => {
  const app = await startTestApp()
  const token = await joinList(app, email, 'merch')
  const answer = await app.visitor.send(`${PAGE}?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click', erase: '1' }),
  })
  expect(answer.status).toBe(200)
  expect(await app.rows('select state from subscriber')).toEqual([{ state: 'unsubscribed' }])
})
