import { createBooking } from '@beacon/contract/booking'
import { sendContactEmail, sendLeadNotification, submitLead } from '@beacon/contract/leads'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../test/bookings.ts'
import { contactMessage, lead, notification } from '../../test/examples.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../test/start-app.ts'

const leadIds = async (app: TestApp) =>
  (await app.rows<{ id: string }>('select id from lead')).map(({ id }) => id)

test('a visitor who sends the same form with the same key gets the first answer again', async () => {
  const app = await startTestApp()
  const first = await app.visitor.call(submitLead, { body: lead, idempotencyKey: 'key-1' })
  app.advance(47 * HOUR)
  const again = await app.visitor.call(submitLead, { body: lead, idempotencyKey: 'key-1' })
  expect(again.body).toEqual(first.body)
  expect(await leadIds(app)).toHaveLength(1)
})

test('twenty copies of one request at once are one lead and one answer', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await leadIds(app)).toEqual([answers[0]?.id])
  await app.drain()
  expect(app.mail.messages()).toHaveLength(2)
})

test('a key that was used for other words is a conflict, and the other words are not stored', async () => {
  const app = await startTestApp()
  await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  const body = { ...lead, message: 'Something else.' }
  const answer = await app.visitor.call(submitLead, { body, idempotencyKey: 'key-1' })
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await leadIds(app)).toHaveLength(1)
})

test('of twenty different requests with one key at once exactly one is taken', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.visitor.call(submitLead, { body: { ...lead, name: `Ada ${index}` }, idempotencyKey: 'key-1' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  expect(await leadIds(app)).toHaveLength(1)
})

test('one key for different calls means nothing to either', async () => {
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

test('a key that was refused for bad input is still free', async () => {
  const app = await startTestApp()
  const idempotencyKey = 'key-1'
  const wrong = await app.visitor.call(submitLead, { body: { ...lead, email: '' }, idempotencyKey })
  expect(wrong.status).toBe(400)
  expect((await app.visitor.call(submitLead, { body: lead, idempotencyKey })).status).toBe(200)
})

test('a key is remembered over a restart', async () => {
  const app = await startTestApp()
  const first = await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  await app.restart()
  const again = await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  expect(again.id).toBe(first.id)
})

test('without a key, the same words within ten minutes are one request', async () => {
  const app = await startTestApp()
  const first = await app.visitor.ask(submitLead, { body: lead })
  app.advance(9 * MINUTE)
  expect(await app.visitor.ask(submitLead, { body: lead })).toEqual(first)
  expect(await leadIds(app)).toHaveLength(1)
})

test('without a key, the same words after ten minutes are another request', async () => {
  const app = await startTestApp()
  const book = () => app.visitor.call(createBooking, { body: bookingRequest })
  expect([(await book()).status, (await book()).status]).toEqual([201, 201])
  app.advance(10 * MINUTE)
  expect(await book()).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
})

test.each(['', 'k'.repeat(201), 'with space'])(
  'a key that is none (%j) is bad input',
  async (idempotencyKey) => {
    const app = await startTestApp()
    const answer = await app.visitor.call(submitLead, { body: lead, idempotencyKey })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await leadIds(app)).toEqual([])
  },
)

test('what was remembered is forgotten after two days', async () => {
  const app = await startTestApp({ sweeps: true })
  await app.visitor.ask(submitLead, { body: lead, idempotencyKey: 'key-1' })
  app.advance(49 * HOUR)
  await app.restart()
  await expect.poll(() => app.rows('select key from idempotency'), { timeout: 10_000 }).toEqual([])
})
