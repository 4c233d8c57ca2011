import { readSession } from '@beacon/contract/admin-session'
import { healthz } from '@beacon/contract/health'
import { listLeads, sendContactEmail, submitLead } from '@beacon/contract/leads'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { contactMessage, lead } from '../../test/examples.ts'
import { checkout } from '../../test/orders.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../test/start-app.ts'
import { newFolder } from '../../test/temp-folder.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { inTransaction } from '../db/transaction.ts'
import { createRateLimiter, mailboxOf } from './rate-limit.ts'

/** A tenth of the usual limits: three forms in ten minutes. */
const tight = { RATE_LIMIT_SCALE: '0.1' }

const sendForm = (app: TestApp, headers: Record<string, string> = {}) =>
  app.visitor.call(submitLead, { body: lead, headers })

async function sendThree(app: TestApp): Promise<void> {
  for (let hit = 0; hit < 3; hit += 1) expect((await sendForm(app)).status).toBe(200)
}

test('API-2: forms over the limit get a 429 with the time to wait, and are accepted after it', async () => {
  const app = await startTestApp({ settings: tight })
  await sendThree(app)
  app.advance(4 * MINUTE)
  const answer = await sendForm(app)
  expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(answer.headers.get('retry-after')).toBe('360')
  expect(answer.body).toMatchObject({ error: expect.stringContaining('Please try again in 6 minutes.') })
  app.advance(6 * MINUTE)
  expect((await sendForm(app)).status).toBe(200)
})

test('API-2: of many concurrent forms exactly as many as the limit are accepted', async () => {
  const app = await startTestApp({ settings: tight })
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendForm(app)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
})

test('API-2: further requests over the limit write nothing to the database, and the limit then resets', async () => {
  const app = await startTestApp({ settings: tight })
  await sendThree(app)
  for (let refused = 0; refused < 10; refused += 1) expect((await sendForm(app)).status).toBe(429)
  const counted = await app.rows(`select hits from rate_limit where name = 'form ${submitLead.path}'`)
  expect(counted).toEqual([{ hits: 4 }])
  app.advance(10 * MINUTE)
  expect((await sendForm(app)).status).toBe(200)
})

test('API-2: whoever stays below the limit all day is refused after five times as many forms, until the next day', async () => {
  const app = await startTestApp({ settings: tight })
  for (let window = 0; window < 5; window += 1) {
    await sendThree(app)
    app.advance(10 * MINUTE)
  }
  const answer = await sendForm(app)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe(String((24 * HOUR - 50 * MINUTE) / 1000))
  expect(answer.body).toMatchObject({
    error: expect.stringContaining('in 24 hours, or call (631) 555-0142.'),
  })
  app.advance(12 * HOUR)
  expect((await sendForm(app)).status).toBe(429)
  app.advance(12 * HOUR)
  expect((await sendForm(app)).status).toBe(200)
})

test('API-2: what a burst sends beyond the limit does not use up the day', async () => {
  const app = await startTestApp({ settings: tight })
  await Promise.all(Array.from({ length: 40 }, () => sendForm(app)))
  app.advance(10 * MINUTE)
  expect((await sendForm(app)).status).toBe(200)
})

test('API-2: a request that is not JSON, as other sites can make a browser send it, counts for nobody', async () => {
  const app = await startTestApp({ settings: tight })
  const body = JSON.stringify(lead)
  for (let hit = 0; hit < 9; hit += 1) {
    const post = { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }
    expect((await fetch(app.origin + submitLead.path, post)).status).toBe(415)
  }
  await sendThree(app)
})

test('malformed requests use up the shorter window, but not the day of whoever shares the address', async () => {
  const app = await startTestApp({ settings: tight })
  const sendMalformed = async (body: string) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await app.visitor.send(submitLead.path, { method: 'POST', body, headers })).status
  }
  for (let window = 0; window < 6; window += 1) {
    expect([await sendMalformed('{}'), await sendMalformed('{'), await sendMalformed('[]')]).toEqual([
      400, 400, 400,
    ])
    expect(await sendMalformed('{}')).toBe(429)
    app.advance(10 * MINUTE)
  }
  await expect
    .poll(() => app.rows(`select hits from rate_limit where name = 'form ${submitLead.path} a day'`))
    .toEqual([{ hits: 0 }])
  await sendThree(app)
})

test('API-2: the /64s of one IPv6 network have one limit for a day', async () => {
  const app = await startTestApp({ settings: { ...tight, TRUST_PROXY: '1' } })
  const send = async (address: string) => (await sendForm(app, { 'X-Forwarded-For': address })).status
  for (let line = 0; line < 60; line += 1) expect(await send(`2001:db8:1:${line}::5`)).toBe(200)
  expect(await send('2001:db8:1:ffff::5')).toBe(429)
  expect(await send('2001:db8:2:1::5')).toBe(200)
})

test('API-2: limits are kept over a restart', async () => {
  const app = await startTestApp({ settings: tight })
  await sendThree(app)
  await app.restart()
  expect((await sendForm(app)).status).toBe(429)
})

test('API-2: each call has its own limit', async () => {
  const app = await startTestApp({ settings: tight })
  await sendThree(app)
  expect((await app.visitor.call(sendContactEmail, { body: contactMessage })).status).toBe(200)
})

test('API-2: read calls are rate limited, too', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.005' } })
  for (let hit = 0; hit < 3; hit += 1) expect((await app.visitor.call(healthz)).status).toBe(200)
  const answer = await app.visitor.call(healthz)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect((await app.visitor.call(readSession)).status, 'another limit').toBe(401)
  app.advance(MINUTE)
  expect((await app.visitor.call(healthz)).status).toBe(200)
})

test('API-2: confirming a payment has its own limit of 60 a minute, since each call asks the card provider', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.05' } })
  const confirm = () => app.visitor.call(confirmPayment, { body: { paymentIntentId: 'pi_unknown' } })
  for (let hit = 0; hit < 3; hit += 1) expect((await confirm()).status).toBe(404)
  const answer = await confirm()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect((await app.visitor.call(healthz)).status, 'a read call').toBe(200)
  app.advance(MINUTE)
  expect((await confirm()).status).toBe(404)
})

test('API-2: starting a payment has its own limit of 20 in ten minutes, so that nobody tries stolen cards here', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.1' } })
  const start = () => app.visitor.call(createPaymentIntent, { body: checkout() })
  for (let hit = 0; hit < 2; hit += 1) expect((await start()).status).toBe(201)
  const answer = await start()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('600')
})

test('API-2: a clock set back by an hour does not lengthen a window', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.015' } })
  for (let hit = 0; hit < 9; hit += 1) expect((await app.visitor.call(healthz)).status).toBe(200)
  expect((await app.visitor.call(healthz)).status).toBe(429)
  expect((await sendForm(app)).status).toBe(200)
  expect((await sendForm(app)).status).toBe(429)
  app.advance(-HOUR)
  expect((await app.visitor.call(healthz)).status).toBe(200)
  expect((await sendForm(app)).status).toBe(200)
  expect((await sendForm(app)).status).toBe(429)
})

test('API-2: read limits are per address', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.001', TRUST_PROXY: '1' } })
  const read = async (address: string) =>
    (await app.visitor.call(healthz, { headers: { 'X-Forwarded-For': address } })).status
  expect([await read('203.0.113.1'), await read('203.0.113.1')]).toEqual([200, 429])
  expect(await read('203.0.113.2')).toBe(200)
})

test('API-2: the /64s of one IPv6 network have four times as many calls a minute, also of those that ask the card provider', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.05', TRUST_PROXY: '1' } })
  const confirm = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await app.visitor.call(confirmPayment, { body: { paymentIntentId: 'pi_unknown' }, headers }))
      .status
  }
  for (let line = 0; line < 12; line += 1) expect(await confirm(`2001:db8:1:${line}::5`)).toBe(404)
  expect(await confirm('2001:db8:1:ffff::5')).toBe(429)
  expect(await confirm('2001:db8:2:1::5')).toBe(404)
  app.advance(MINUTE)
  expect(await confirm('2001:db8:1:ffff::5')).toBe(404)
})

test('API-2: what one address of an IPv6 network is refused does not use up the share of the others', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.005', TRUST_PROXY: '1' } })
  const read = async (address: string) =>
    (await app.visitor.call(healthz, { headers: { 'X-Forwarded-For': address } })).status
  for (let hit = 0; hit < 30; hit += 1) expect(await read('2001:db8:1:1::5')).toBe(hit < 3 ? 200 : 429)
  expect(await read('2001:db8:1:2::5')).toBe(200)
})

test('API-2: strangers of the same IPv6 network do not use up the administrator’s calls', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '0.005', TRUST_PROXY: '1' } })
  const call = async (line: number) => {
    const headers = { 'X-Forwarded-For': `2001:db8:1:${line}::5` }
    return (await app.visitor.call(listLeads, { query: {}, headers })).status
  }
  for (let line = 0; line < 13; line += 1) expect(await call(line)).toBe(401)
})

test('API-2: a flood of one call from all lines of an IPv6 network does not give back its share of another', async () => {
  const db = openDatabase(`sqlite:${newFolder()}/beacon.sqlite`)
  onTestFinished(() => db.destroy())
  const now = new Date()
  const limiter = createRateLimiter({ db, clock: () => now, scale: 1 })
  const addressOf = (line: number) => `2001:db8:1:${line.toString(16)}::/64`
  const search = (line: number) => limiter.consume('search', '/api/search', addressOf(line))
  for (let hit = 0; hit < 960; hit += 1) search(hit)
  for (let line = 0; line < 60_000; line += 1) limiter.consume('admin', listLeads.path, addressOf(line))
  expect(() => search(1000)).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
})

test('AB29: a forged X-Forwarded-For does not evade the limit', async () => {
  const app = await startTestApp({ settings: tight })
  await sendThree(app)
  for (const address of ['203.0.113.1', '203.0.113.2, 10.0.0.1', '::1']) {
    expect((await sendForm(app, { 'X-Forwarded-For': address })).status).toBe(429)
  }
})

test('AB29: behind a proxy the limit uses the address that the proxy added, not what the client sent', async () => {
  const app = await startTestApp({ settings: { ...tight, TRUST_PROXY: '1' } })
  for (let hit = 0; hit < 3; hit += 1) {
    const headers = { 'X-Forwarded-For': `10.0.0.${hit}, 203.0.113.9` }
    expect((await sendForm(app, headers)).status).toBe(200)
  }
  expect((await sendForm(app, { 'X-Forwarded-For': '10.0.0.99, 203.0.113.9' })).status).toBe(429)
  expect((await sendForm(app, { 'X-Forwarded-For': '203.0.113.9, 203.0.113.10' })).status).toBe(200)
})

test('on SQLite a rate limit count shares its commit with concurrent writes', async () => {
  const db = openDatabase(`sqlite:${newFolder()}/beacon.sqlite`)
  onTestFinished(() => db.destroy())
  await migrate(db)
  const limiter = createRateLimiter({ db, clock: () => new Date(), scale: 1 })
  const failing = inTransaction(db, async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    await sql`insert into booking_cell values ('consultant', 'now', 'nobody')`.execute(tx)
  })
  const counted = limiter.consume('form', submitLead.path, '192.0.2.1')
  const ends = await Promise.allSettled([failing, counted])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test.each([
  ['Ada@Bakery.example', 'ada@bakery.example'],
  ['ada+shop@bakery.example', 'ada@bakery.example'],
  ['ada.baker@bakery.example', 'ada.baker@bakery.example'],
  ['A.da+1@gmail.com', 'ada@gmail.com'],
  ['ada@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@\uff47mail\u3002com', 'ada@gmail.com'],
  ['ada@m\u00fcnchen.example', 'ada@xn--mnchen-3ya.example'],
])('AB24: mail to %s counts for the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
