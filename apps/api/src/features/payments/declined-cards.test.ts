import { createPrintOrder } from '@beacon/contract/orders'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { checkout, printCheckout, startOrder, stateOf, WORKBOOK } from '../../../test/orders.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DECLINED = '4000000000000002'
const startLimited = () => startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })

/** The bank declines so many cards for an intent, and we hear of each. */
async function decline(app: TestApp, intentId: string, cards: number) {
  for (let card = 0; card < cards; card++) {
    expect(() => app.stripe.pay(intentId, DECLINED)).toThrow('declined')
    await app.stripe.deliver()
    await app.drain()
  }
}

const from = (machine: number) => ({ 'X-Forwarded-For': `203.0.113.${machine}` })
const begin = (app: TestApp, machine: number) =>
  app.visitor.call(createPaymentIntent, {
    // Files hold no stock, which has a limit of its own.
    body: checkout(WORKBOOK, { customerEmail: `${crypto.randomUUID()}@cards.test` }),
    headers: from(machine),
  })
const intentOf = ({ body }: { body: unknown }) => createPaymentIntent.response.parse(body).paymentIntent.id

test('a payment ends after six declined cards, and five leave it open', async () => {
  const app = await startLimited()
  const { intentId, orderId } = await startOrder(app, WORKBOOK)
  await decline(app, intentId, 5)
  expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  await decline(app, intentId, 1)
  expect(await stateOf(app, orderId)).toBe('expired')
  expect(app.stripe.intents()).toMatchObject([{ id: intentId, status: 'canceled' }])
})

test('a card counts once, however often its payment cannot be ended right away', async () => {
  const app = await startLimited()
  const { intentId, orderId } = await startOrder(app, WORKBOOK)
  app.stripe.faults.set({ fault: 'refuse', match: 'cancel' })
  await decline(app, intentId, 6)
  for (let minute = 0; minute < 12; minute += 1) {
    app.advance(MINUTE)
    await app.drain()
  }
  expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  expect(await app.rows("select hits from rate_limit where name = 'declined cards'")).toEqual([{ hits: 6 }])
  app.stripe.faults.clear()
  app.advance(HOUR)
  await app.settle()
  expect(await stateOf(app, orderId)).toBe('expired')
})

test('after twenty declined cards in a day a network begins no payment, and others do', async () => {
  const app = await startLimited()
  for (const cards of [6, 6, 6]) await decline(app, intentOf(await begin(app, 1)), cards)
  await decline(app, intentOf(await begin(app, 1)), 2)
  const refused = await begin(app, 1)
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringContaining('Many cards were declined') },
  })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(86_000)
  const prints = { body: await printCheckout(app), headers: from(1) }
  expect((await app.visitor.call(createPrintOrder, prints)).status).toBe(429)
  expect((await begin(app, 2)).status).toBe(201)
  app.advance(-30 * 24 * HOUR)
  expect((await begin(app, 1)).status, 'a clock that was set back').toBe(201)
  app.advance(31 * 24 * HOUR)
  expect((await begin(app, 1)).status).toBe(201)
})

test('once limits are switched off, a declined card ends no payment that was begun before', async () => {
  const app = await startLimited()
  const { intentId, orderId } = await startOrder(app, WORKBOOK)
  await app.restart({ RATE_LIMIT_SCALE: '0' })
  await decline(app, intentId, 1)
  expect(await stateOf(app, orderId)).toBe('awaiting_payment')
})
