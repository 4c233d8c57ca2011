import { createBooking } from '@beacon/contract/booking'
import { sendContactEmail, sendLeadNotification, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../test/bookings.ts'
import { contactMessage, lead, notification } from '../../test/examples.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../test/start-app.ts'

const leadIds = async (app: TestApp) =>
  (await app.rows<{ id: string }>('select id from lead')).map(({ id }) => id)

test('a repeat with the same key gets the first answer again', async () => {
  const app = await startTestApp()
  const first = await app.visitor.call(submitLead, { body: lead, idempotencyKey: 'key-1' })
  app.advance(47 * HOUR)
  const again = await app.visitor.call(submitLead, { body: lead, idempotencyKey: 'key-1' })
  expect(again.body).toEqual(first.body)
  expect(await leadIds(app)).toHaveLength(1)
})

test('twenty concurrent copies of one request make one lead and get one answer', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await leadIds(app)).toEqual([answers[0]?.id])
  await app.drain()
  expect(app.mail.messages()).toHaveLength(2)
})

test('a key reused for a different body is a conflict, and that body is not stored', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  const body = { ...lead, message: 'Something else.' }
  const answer = await app.visitor.call(submitLead, { body, idempotencyKey: 'key-1' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await leadIds(app)).toHaveLength(1)
})

test('of twenty concurrent requests with one key and different bodies, exactly one succeeds', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.visitor.call(submitLead, { body: { ...lead, name: `Ada ${index}` }, idempotencyKey: 'key-1' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await leadIds(app)).toHaveLength(1)
})

test('the same key on different calls does not conflict', async () => {
  const app = await startTestApp()
  const idempotencyKey = 'key-1'
  expect((await app.visitor.call(submitLead, { body: lead, idempotencyKey })).status).toBe(200)
  expect((await app.visitor.call(sendContactEmail, { body: contactMessage, idempotencyKey })).status).toBe(
    200,
  )
  expect((await app.visitor.call(sendLeadNotification, { body: notification, idempotencyKey })).status).toBe(
    200,
  )
})

test('a key of a request rejected as invalid can be used again', async () => {
  const app = await startTestApp()
  const idempotencyKey = 'key-1'
  const wrong = await app.visitor.call(submitLead, { body: { ...lead, email: '' }, idempotencyKey })
  expect(wrong.status).toBe(400)
  expect((await app.visitor.call(submitLead, { body: lead, idempotencyKey })).status).toBe(200)
})

test('a key is still known after a restart', async () => {
  const app = await startTestApp()
  const first = await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  await app.restart()
  const again = await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  expect(again.id).toBe(first.id)
})

test('without a key, the same body within ten minutes is one request', async () => {
  const app = await startTestApp()
  const first = await app.visitor.ask(submitLead, { body: lead })
  app.advance(9 * MINUTE)
  expect(await app.visitor.ask(submitLead, { body: lead })).toEqual(first)
  expect(await leadIds(app)).toHaveLength(1)
})

test('without a key, the same body after ten minutes is a new request', async () => {
  const app = await startTestApp()
  const book = () => app.visitor.call(createBooking, { body: bookingRequest })
  expect([(await book()).status, (await book()).status]).toEqual([201, 201])
  app.advance(10 * MINUTE)
  expect(await book()).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
})

test.each(['', 'k'.repeat(201), 'with space'])('an invalid key (%j) returns 400', async (idempotencyKey) => {
  const app = await startTestApp()
  const answer = await app.visitor.call(submitLead, { body: lead, idempotencyKey })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await leadIds(app)).toEqual([])
})

test('stored answers are deleted after two days', async () => {
  const app = await startTestApp({ sweeps: true })
  await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  app.advance(49 * HOUR)
  await app.restart()
  await expect.poll(() => app.rows('select key from idempotency'), { timeout: 10_000 }).toEqual([])
})
