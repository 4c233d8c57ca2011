import { subscribe } from '@beacon/contract/newsletter'
import { listSubscribers } from '@beacon/contract/subscribers'
import { expect, test } from 'vitest'
import { subscription } from '../../../test/examples.ts'
import { joinList, mailsTo, newestToken, postForm } from '../../../test/newsletter.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { sweep } from '../../housekeeping.ts'

const DAY = 24 * HOUR
const { email } = subscription

const stored = async (app: TestApp) =>
  (await (await app.admin()).ask(listSubscribers, { query: {} })).subscribers
const states = async (app: TestApp) => (await stored(app)).map(({ list, state }) => [list, state])
const subjects = (app: TestApp) => mailsTo(app, email).map(({ subject }) => subject)
const confirm = (app: TestApp, token: string) => postForm(app, '/newsletter/confirm', { token })

async function signUp(app: TestApp, change: object = {}): Promise<void> {
  const answer = await app.visitor.call(subscribe, { body: { ...subscription, ...change } })
  expect(answer.status).toBe(202)
  await app.drain()
}

test('BLOG-11: a subscriber is on the list only after confirming on the page that the mail links to', async () => {
  const app = await startTestApp()
  await signUp(app)
  expect(await stored(app)).toEqual([
    {
      id: expect.any(String),
      ...subscription,
      state: 'pending',
      flags: [],
      askedAt: app.now().toISOString(),
      confirmedAt: null,
      unsubscribedAt: null,
      refusedAt: null,
      refusal: null,
    },
  ])
  expect(subjects(app)).toEqual(['Confirm: Marketing tips from Beacon & Bay'])

  const token = newestToken(app, email)
  const page = await confirm(app, token)
  expect([page.status, page.headers.get('location')]).toEqual([303, `/newsletter/confirm?token=${token}`])
  expect(await stored(app)).toMatchObject([{ state: 'confirmed', confirmedAt: app.now().toISOString() }])
  await app.drain()
  expect(subjects(app)[0]).toBe('Welcome: Marketing tips from Beacon & Bay')
})

test('BLOG-11: confirming twice sends one welcome mail; unsubscribing twice keeps the first date', async () => {
  const app = await startTestApp()
  await signUp(app)
  const token = newestToken(app, email)
  for (let press = 0; press < 2; press += 1) {
    await confirm(app, token)
    await app.drain()
    app.advance(2 * DAY)
  }
  expect(subjects(app).filter((subject) => subject.startsWith('Welcome'))).toHaveLength(1)
  const leaving = newestToken(app, email)
  const leftAt = app.now().toISOString()
  for (let press = 0; press < 2; press += 1) {
    await postForm(app, '/newsletter/unsubscribe', { token: leaving })
    app.advance(DAY)
  }
  const admin = await app.signIn()
  const { subscribers } = await admin.ask(listSubscribers, { query: {} })
  expect(subscribers).toMatchObject([{ state: 'unsubscribed', unsubscribedAt: leftAt }])
})

test('STORE-4, BLOG-11: the two lists are subscribed to separately', async () => {
  const app = await startTestApp()
  await joinList(app, email, 'merch')
  await signUp(app)
  expect((await states(app)).sort()).toEqual([
    ['marketing-tips', 'pending'],
    ['merch', 'confirmed'],
  ])
})

test('BLOG-11: a scanner that follows every link of the mail confirms nothing', async () => {
  const app = await startTestApp()
  await signUp(app)
  const token = newestToken(app, email)
  for (const method of ['GET', 'HEAD'])
    await app.visitor.send(`/newsletter/confirm?token=${token}`, { method })
  expect(await states(app)).toEqual([['marketing-tips', 'pending']])
})

test('BLOG-11: the answer is the same for an address that is new, waiting, on the list or gone', async () => {
  const app = await startTestApp()
  const ask = async () => {
    const { status, body } = await app.visitor.call(subscribe, {
      body: subscription,
      idempotencyKey: crypto.randomUUID(),
    })
    await app.drain()
    return { status, body }
  }
  const [fresh, waiting] = [await ask(), await ask()]
  await confirm(app, newestToken(app, email))
  await app.drain()
  app.advance(2 * DAY)
  const onList = await ask()
  expect(subjects(app)[0]).toBe('You are on the list: Marketing tips')
  await postForm(app, '/newsletter/unsubscribe', { token: newestToken(app, email) })
  const gone = await ask()
  expect(await states(app)).toEqual([['marketing-tips', 'pending']])
  expect([waiting, onList, gone]).toEqual([fresh, fresh, fresh])
})

test('who leaves before the confirmation mail goes out gets none', async () => {
  const app = await startTestApp()
  const page = '/newsletter/unsubscribe'
  const token = await joinList(app, email, subscription.list)
  await postForm(app, page, { token })
  app.mail.faults.set({ fault: 'refuse' })
  await signUp(app)
  await postForm(app, page, { token })
  app.mail.faults.clear()
  const before = subjects(app)
  await app.settle()
  expect(await states(app)).toEqual([[subscription.list, 'unsubscribed']])
  expect(subjects(app)).toEqual(before)
})

test('AB24: who confirms and leaves in turns gets no more than three welcome mails a day', async () => {
  const app = await startTestApp()
  await signUp(app)
  const confirmation = newestToken(app, email)
  for (let round = 0; round < 5; round += 1) {
    await confirm(app, confirmation)
    await app.drain()
    if (round < 3) await postForm(app, '/newsletter/unsubscribe', { token: newestToken(app, email) })
    else await app.rows("update subscriber set state = 'unsubscribed'")
  }
  expect(mailsTo(app, email)).toHaveLength(1 + 3)
})

test('AB24: nobody gets more than three confirmation mails a day, however they are asked for', async () => {
  const app = await startTestApp()
  const spellings = [email, email.toUpperCase(), 'Ada@bakery.example', email, email]
  for (const spelling of spellings) {
    await signUp(app, { email: spelling })
    app.advance(HOUR)
  }
  expect(app.mail.messages()).toHaveLength(3)
  await signUp(app, { list: 'merch' })
  expect(app.mail.messages()).toHaveLength(3)

  app.advance(DAY)
  await signUp(app)
  expect(app.mail.messages()).toHaveLength(4)
})

test.each([
  ['two addresses', 'a@b.test,evil@x.test'],
  ['a second at sign', 'a@b.test@evil.test'],
  ['an address in angle brackets', 'Ada <evil@x.test>'],
  ['a line break', 'a@b.test\r\nBcc: evil@x.test'],
])('AB23: %s as an email is rejected, and no mail is sent', async (_what, address) => {
  const app = await startTestApp()
  const answer = await app.visitor.call(subscribe, { body: { ...subscription, email: address } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { email: 'Invalid email address' } } })
  await app.drain()
  expect(app.mail.messages()).toEqual([])
})

test.each([
  ['fills in the honeypot field', { faxNumber: '555' }, 'honeypot'],
  ['takes less than two seconds', { elapsedMs: 800 }, 'too_fast'],
])('a bot that %s gets the same answer and no mail', async (_what, marks, flag) => {
  const app = await startTestApp()
  await signUp(app, marks)
  expect(app.mail.messages()).toEqual([])
  expect(await stored(app)).toMatchObject([{ state: 'pending', flags: [flag] }])

  await signUp(app)
  expect(await stored(app)).toMatchObject([{ state: 'pending', flags: [] }])
  await confirm(app, newestToken(app, email))
  await signUp(app, { ...marks, source: '/again' })
  expect(await states(app)).toEqual([['marketing-tips', 'confirmed']])
  await postForm(app, '/newsletter/unsubscribe', { token: newestToken(app, email) })
  await signUp(app, { ...marks, source: '/and again' })
  expect(await states(app)).toEqual([['marketing-tips', 'unsubscribed']])
})

test.each([
  ['works for a week', 7 * DAY - 1, 'confirmed'],
  ['works no longer than a week', 7 * DAY, 'pending'],
])('a confirmation link %s', async (_what, later, state) => {
  const app = await startTestApp()
  await signUp(app)
  app.advance(later)
  await confirm(app, newestToken(app, email))
  expect(await states(app)).toEqual([['marketing-tips', state]])
})

test('a confirmation link works for a week from the day on which its mail could be sent', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await signUp(app)
  app.advance(6 * DAY)
  app.mail.faults.clear()
  await app.drain()
  app.advance(6 * DAY)
  await confirm(app, newestToken(app, email))
  expect(await states(app)).toEqual([['marketing-tips', 'confirmed']])
})

test('the database holds no usable confirmation link, in case it is stolen', async () => {
  const app = await startTestApp()
  await signUp(app)
  const token = newestToken(app, email)
  expect(token).toHaveLength(43)
  for (const table of ['newsletter_link', 'outbox']) {
    const rows = await app.rows(`select * from ${table}`)
    expect(rows, table).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
})

test('a link works only for its own purpose, and a made-up one does nothing', async () => {
  const app = await startTestApp()
  await signUp(app)
  const token = newestToken(app, email)
  await postForm(app, '/newsletter/unsubscribe', { token })
  for (const made of ['', 'a'.repeat(43), `${token}a`, `${token.slice(0, -1)}%00`]) await confirm(app, made)
  expect(await states(app)).toEqual([['marketing-tips', 'pending']])
})

test('a mail that is sent again after a lost answer has the same link', async () => {
  const app = await startTestApp({ impatient: true })
  app.mail.faults.set({ fault: 'error', status: 451, at: 'data', times: 2 })
  await signUp(app)
  await app.settle()
  expect(await app.rows('select purpose from newsletter_link')).toEqual([{ purpose: 'confirm' }])
  await confirm(app, newestToken(app, email))
  expect(await states(app)).toEqual([['marketing-tips', 'confirmed']])
})

test('an unconfirmed sign-up is deleted after 14 days, and an earlier unsubscription is kept', async () => {
  const app = await startTestApp()
  await postForm(app, '/newsletter/unsubscribe', { token: await joinList(app, email, 'merch') })
  app.advance(DAY)
  await signUp(app, { list: 'merch' })
  await signUp(app)
  app.advance(14 * DAY - 1)
  await sweep(app.deps.db, app.now)
  expect(await states(app)).toHaveLength(2)

  app.advance(1)
  await sweep(app.deps.db, app.now)
  expect(await states(app)).toEqual([['merch', 'unsubscribed']])
  const links = await app.rows<{ expires_at: string }>('select expires_at from newsletter_link')
  expect(links.filter(({ expires_at }) => expires_at <= app.now().toISOString())).toEqual([])
})

test('a sign-up is stored before it is answered, and its mail is sent after a restart', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse', times: 3 })
  await signUp(app)
  expect(await states(app)).toEqual([['marketing-tips', 'pending']])
  await app.restart()
  await app.settle()
  expect(subjects(app)).toHaveLength(1)
})
