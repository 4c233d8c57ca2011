import type { ResponseOf } from '@beacon/contract/endpoint'
import { markOrderPaid } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson } from '@beacon/contract/people'
import { usd } from '@beacon/rules/money'
import { describe, expect, test } from 'vitest'
import {
  checkout,
  mailsOf,
  NOTEBOOK,
  orderOf,
  setStock,
  startOrder,
  stateOf,
  WORKBOOK,
} from '../../../test/orders.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const call = (app: TestApp, body: unknown) => app.visitor.call(createPaymentIntent, { body })

/** A product with a single variant. */
const STICKERS = 'six-lights-stickers'
const leaveOne = (app: TestApp) => setStock(app, STICKERS, 1)
const stockOf = async (app: TestApp) => {
  const rows = await app.rows<{ stock: number }>(
    `select stock from catalogue_stock where product_id = '${STICKERS}'`,
  )
  return rows[0]?.stock
}
const holds = (app: TestApp) => app.rows('select * from stock_hold')

describe('PAY-14: stock', () => {
  test('PAY-14: of 50 concurrent orders for the last piece, exactly one succeeds', async () => {
    const app = await startTestApp()
    await leaveOne(app)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        call(app, checkout(STICKERS, { customerEmail: `buyer-${number}@example.com` })),
      ),
    )
    const accepted = answers.filter(({ status }) => status === 201)
    expect(accepted).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(app.stripe.intents()).toHaveLength(1)
    const [intent] = app.stripe.intents()
    app.stripe.pay(intent?.id ?? '')
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: intent?.id } })
    expect([await stockOf(app), await holds(app)]).toEqual([0, []])
  })

  test('PAY-14: an order that stopped for a wrong amount releases its stock when it is refunded', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app, STICKERS)
    await app.rows('update payment set amount = amount + 500')
    app.stripe.pay(intentId)
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: intentId } })
    expect(await holds(app)).toHaveLength(1)
    await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId } })
    await app.settle(() => app.stripe.refunds().length > 0)
    await app.drain()
    expect(await holds(app)).toEqual([])
  })

  test('PAY-14: after 15 minutes an unpaid order is canceled at the card provider and its stock released', async () => {
    const app = await startTestApp()
    await leaveOne(app)
    const { orderId, intentId, token } = await startOrder(app, STICKERS)
    app.advance(14 * MINUTE)
    await app.drain()
    expect(await call(app, checkout(STICKERS, { customerEmail: 'other@example.com' }))).toMatchObject({
      status: 409,
    })
    app.advance(2 * MINUTE)
    await app.drain()
    expect(app.stripe.intents()).toMatchObject([{ id: intentId, status: 'canceled' }])
    expect((await orderOf(app, { orderId, token })).state).toBe('expired')
    expect(await holds(app)).toEqual([])
    await startOrder(app, STICKERS, { customerEmail: 'other@example.com' })
    expect(mailsOf(app)).toEqual([])
  })

  test('a buyer who returns after the hold has ended needs a new order', async () => {
    const app = await startTestApp()
    const body = checkout(STICKERS)
    await app.visitor.ask(createPaymentIntent, { body, idempotencyKey: 'attempt-1' })
    app.advance(16 * MINUTE)
    await app.drain()
    const late = await app.visitor.call(createPaymentIntent, { body, idempotencyKey: 'attempt-1' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const fresh = await app.visitor.call(createPaymentIntent, { body, idempotencyKey: 'attempt-2' })
    expect(fresh.status).toBe(201)
  })

  test('an order paid just before its hold ended stays paid', async () => {
    const app = await startTestApp()
    const { orderId, intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    app.advance(16 * MINUTE)
    await app.drain()
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test.each([
    ['cannot be asked', { fault: 'refuse' }],
    ['rejects our key', { fault: 'error', status: 401 }],
  ] as const)('while the card provider %s, the stock is held for at most another hour', async (_, fault) => {
    const app = await startTestApp()
    await leaveOne(app)
    const { orderId } = await startOrder(app, STICKERS)
    app.stripe.faults.set(fault)
    app.advance(30 * MINUTE)
    await app.drain()
    expect(await holds(app)).toHaveLength(1)
    app.advance(50 * MINUTE)
    await app.drain()
    expect([await holds(app), await stateOf(app, orderId)]).toEqual([[], 'expired'])
    app.stripe.faults.clear()
    await app.settle()
    expect(app.stripe.intents()).toMatchObject([{ status: 'canceled' }])
  })

  test('the agency can mark an expired order as paid only while its goods are in stock', async () => {
    const app = await startTestApp()
    await leaveOne(app)
    const orders = [await startOrder(app, STICKERS)]
    app.advance(16 * MINUTE)
    await app.drain()
    orders.push(await startOrder(app, STICKERS, { customerEmail: 'other@example.com' }))
    app.advance(16 * MINUTE)
    await app.drain()
    // The session in which the stock was counted has ended.
    const admin = await app.signIn()
    const mark = (index: number) =>
      admin.call(markOrderPaid, { params: { id: orders[index]?.orderId ?? '' }, body: { note: 'Transfer' } })
    expect(await mark(0)).toMatchObject({ status: 200, body: { order: { state: 'paid' } } })
    expect(await stockOf(app)).toBe(0)
    expect(await mark(1)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(await stateOf(app, orders[1]?.orderId ?? '')).toBe('expired')
    expect(await mark(0)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('an order whose buyer was erased cannot be marked as paid', async () => {
    const app = await startTestApp()
    const { orderId } = await startOrder(app, WORKBOOK)
    app.advance(16 * MINUTE)
    await app.drain()
    const admin = await app.admin()
    await admin.ask(erasePerson, { body: { email: 'ada@bakery.example' } })
    const mark = await admin.call(markOrderPaid, { params: { id: orderId }, body: {} })
    expect(mark).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await app.drain()
    expect([await stateOf(app, orderId), mailsOf(app)]).toEqual(['expired', []])
  })

  test('a payment that arrives after the buyer was erased is refunded', async () => {
    const app = await startTestApp()
    const erase = async () => (await app.admin()).ask(erasePerson, { body: { email: 'ada@bakery.example' } })
    const late = await payLate(app, erase)
    await app.settle()
    expect(app.stripe.refunds()).toMatchObject([{ amount: late.amount, payment_intent: late.intentId }])
    expect(await stateOf(app, late.orderId)).toBe('refunded')
    expect(mailsOf(app)).toEqual([expect.stringMatching(/inbox@beacon\.test: Order BB-.* was paid too late/)])
    expect(await app.rows("select kind from outbox where state not in ('done', 'cancelled')")).toEqual([])
  })

  test('an order paid after its hold ended is fulfilled if the goods are in stock', async () => {
    const app = await startTestApp()
    const late = await payLate(app)
    expect(await stateOf(app, late.orderId)).toBe('paid')
    expect(app.stripe.refunds()).toEqual([])
  })

  test('an order paid after its hold ended and sold out is refunded in full, and both sides are told', async () => {
    const app = await startTestApp()
    await leaveOne(app)
    const late = await payLate(app, () => startOrder(app, STICKERS, { customerEmail: 'quick@example.com' }))
    await app.drain()
    expect(app.stripe.refunds()).toMatchObject([{ amount: late.amount, payment_intent: late.intentId }])
    expect((await orderOf(app, late)).state).toBe('refunded')
    await app.settle(() => mailsOf(app).length >= 3)
    expect(mailsOf(app)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ada@bakery\.example: Order BB-.* sold out, refunded in full/),
        expect.stringMatching(/inbox@beacon\.test: Order BB-.* was sold out when it was paid/),
      ]),
    )
    const sorry = app.mail.messages().find(({ subject }) => subject.includes('sold out, refunded'))
    const { text } = app.mail.read(sorry?.id ?? '') ?? {}
    expect(text).toContain('reached us when it was sold out.')
    expect(text).toContain(`${usd(late.amount)} is on its way back to your card, all of it.`)
  })
})

/** Pays an order whose hold was released although the card provider could not be told to cancel the payment. */
async function payLate(app: TestApp, meanwhile: () => Promise<unknown> = async () => {}) {
  const order = await startOrder(app, STICKERS)
  app.stripe.faults.set({ fault: 'refuse', match: '/cancel' })
  app.advance(80 * MINUTE)
  await app.drain()
  expect(await stateOf(app, order.orderId)).toBe('expired')
  await meanwhile()
  app.stripe.pay(order.intentId)
  app.stripe.faults.clear()
  await app.stripe.deliver()
  await app.drain()
  return order
}

describe('unpaid orders of one IP address', () => {
  const MOST = 8
  const settings = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }
  const from = (app: TestApp, address: string, ...productIds: string[]) =>
    app.visitor.call(createPaymentIntent, {
      body: checkout('', {
        items: (productIds.length > 0 ? productIds : [STICKERS]).map((productId) => ({
          productId,
          quantity: 1,
        })),
        customerEmail: `${crypto.randomUUID()}@example.com`,
      }),
      headers: { 'X-Forwarded-For': address },
    })

  /** Places the most unpaid orders allowed; each hold has ended before the next order. */
  async function leaveUnpaid(app: TestApp, address: string): Promise<void> {
    for (let order = 0; order < MOST; order += 1) {
      expect((await from(app, address)).status).toBe(201)
      app.advance(16 * MINUTE)
      await app.drain()
    }
  }

  test('are limited to eight holds a day, without affecting other addresses or digital goods', async () => {
    const app = await startTestApp({ settings })
    await leaveUnpaid(app, '203.0.113.9')
    const refused = await from(app, '203.0.113.9')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(JSON.stringify(refused.body)).toContain(
      'were started from your internet connection today and not paid. Nothing was charged.',
    )
    expect(Number(refused.headers.get('retry-after'))).toBe((24 * 60 - MOST * 16) * 60)
    expect(await holds(app)).toEqual([])
    expect((await from(app, '203.0.113.9', WORKBOOK)).status, 'a digital product holds no stock').toBe(201)
    expect((await from(app, '203.0.113.9', WORKBOOK, STICKERS)).status, 'both at once').toBe(429)
    for (const address of ['203.0.113.90', '2001:db8::9']) expect((await from(app, address)).status).toBe(201)
    app.advance(24 * 60 * MINUTE)
    expect((await from(app, '203.0.113.9')).status).toBe(201)
  })

  test('that are replaced sooner count only for the minutes that they held something', async () => {
    const app = await startTestApp({ settings })
    const keys: string[] = []
    const change = async (minutes: number) => {
      const idempotencyKey = crypto.randomUUID()
      const body = checkout(STICKERS, {
        items: [{ productId: STICKERS, quantity: 1 + (keys.length % 5) }],
        replaces: keys.slice(-1),
      })
      const answer = await app.visitor.call(createPaymentIntent, { body, idempotencyKey })
      keys.push(idempotencyKey)
      app.advance(minutes * MINUTE)
      return answer.status
    }
    for (let order = 0; order < 20; order += 1) expect(await change(2)).toBe(201)
    await app.drain()
    const statuses: number[] = []
    for (let order = 0; order < 9; order += 1) statuses.push(await change(14))
    expect(statuses, 'forty minutes, then fourteen each').toEqual([
      201, 201, 201, 201, 201, 201, 429, 429, 429,
    ])
  })

  test('do not count for an address that is a prefix of theirs', async () => {
    const app = await startTestApp({ settings })
    for (let order = 0; order < MOST; order += 1)
      expect((await from(app, '203.0.113.90', NOTEBOOK)).status).toBe(201)
    expect((await from(app, '203.0.113.90', NOTEBOOK)).status).toBe(429)
    expect((await from(app, '203.0.113.9', NOTEBOOK)).status).toBe(201)
  })

  test('are counted for an IPv6 line, however many /64s it uses', async () => {
    const app = await startTestApp({ settings })
    for (let order = 0; order < MOST; order += 1)
      expect((await from(app, `2001:db8:7:${order}::9`, NOTEBOOK)).status).toBe(201)
    expect((await from(app, '2001:db8:7:ff::9', NOTEBOOK)).status).toBe(429)
    expect((await from(app, '2001:db8:70::9', NOTEBOOK)).status, 'another line').toBe(201)
  })

  test('are reset when somebody at that address pays, once a day: a payment can be canceled, and costs nothing then', async () => {
    const app = await startTestApp({ settings })
    const begin = async () => (await from(app, '203.0.113.9')).body as ResponseOf<typeof createPaymentIntent>
    const pay = async ({ paymentIntent: { id } }: ResponseOf<typeof createPaymentIntent>) => {
      app.stripe.pay(id)
      await app.visitor.ask(confirmPayment, { body: { paymentIntentId: id } })
    }
    const leave = async (orders: number) => {
      for (let order = 0; order < orders; order += 1)
        expect((await from(app, '203.0.113.9', NOTEBOOK)).status).toBe(201)
    }
    const first = await begin()
    await leave(MOST - 1)
    expect((await from(app, '203.0.113.9')).status).toBe(429)
    await pay(first)
    const second = await begin()
    await leave(MOST - 1)
    expect((await from(app, '203.0.113.9')).status).toBe(429)
    await pay(second)
    await leave(1)
    expect((await from(app, '203.0.113.9')).status, 'its own place only').toBe(429)
    app.advance(25 * 60 * MINUTE)
    await app.drain()
    const nextDay = await begin()
    await leave(MOST - 1)
    await pay(nextDay)
    await leave(1)
  })
})
