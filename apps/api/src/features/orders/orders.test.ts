import type { ResponseOf } from '@beacon/contract/endpoint'
import { markOrderPaid, readAdminOrder } from '@beacon/contract/order-admin'
import { createPrintOrder, findOrder, readOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent, readPaymentStatus } from '@beacon/contract/payments'
import { erasePerson } from '@beacon/contract/people'
import { readProduct } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import { describe, expect, test } from 'vitest'
import {
  address,
  checkout,
  findPrint,
  mailsOf,
  NOTEBOOK,
  orderOf,
  payOrder,
  printAddress,
  startOrder,
  stateOf,
  WORKBOOK,
} from '../../../test/orders.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const call = (app: TestApp, body: unknown) => app.visitor.call(createPaymentIntent, { body })

/** A thing that comes in one form, with as many pieces as a test needs. */
const STICKERS = 'six-lights-stickers'
const setStock = (app: TestApp, pieces: number) =>
  app.rows(`update catalogue_stock set stock = ${pieces} where product_id = '${STICKERS}'`)
const stockOf = async (app: TestApp) => {
  const rows = await app.rows<{ stock: number }>(
    `select stock from catalogue_stock where product_id = '${STICKERS}'`,
  )
  return rows[0]?.stock
}
const holds = (app: TestApp) => app.rows('select * from stock_hold')

describe('buying local goods', () => {
  test('PAY-13: a paid order is confirmed to the buyer and announced to the agency, once', async () => {
    const app = await startTestApp()
    const { orderId, intentId } = await payOrder(app)
    expect(await stateOf(app, orderId)).toBe('paid')
    for (let again = 0; again < 3; again += 1)
      await app.visitor.ask(confirmPayment, { body: { paymentIntentId: intentId } })
    await app.stripe.deliver()
    await app.settle()
    expect(mailsOf(app)).toEqual([
      expect.stringMatching(/^ada@bakery\.example: Your order BB-/),
      expect.stringMatching(/^inbox@beacon\.test: Order BB-.*\$27\.41/),
    ])
  })

  test('PAY-13: the order’s page opens with its link, and with no other', async () => {
    const app = await startTestApp()
    const paid = await payOrder(app)
    const order = await orderOf(app, paid)
    expect(order).toMatchObject({
      state: 'paid',
      kind: 'local',
      subtotal: 1600,
      shipping: 999,
      tax: 142,
      total: 2741,
      shippingAddress: address,
      timeline: [{ state: 'awaiting_payment' }, { state: 'paid' }],
    })
    expect(paid.token, 'as long as 256 bits are').toMatch(/^[\w-]{43}$/)
    expect((await payOrder(app, STICKERS)).token).not.toBe(paid.token)
    for (const token of ['wrong', paid.token.slice(1), 'x'.repeat(43)]) {
      const refused = await app.visitor.call(readOrder, { params: { id: paid.orderId }, query: { token } })
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const stored = JSON.stringify(await app.rows('select * from orders, payment, order_event, outbox'))
    expect(stored).not.toContain(paid.token)
  })

  test('PAY-13: a look-up mails the link, and says the same whoever asks', async () => {
    const app = await startTestApp()
    const { orderId, token } = await payOrder(app)
    const { number } = await orderOf(app, { orderId, token })
    const find = (email: string, orderNumber: string) =>
      app.visitor.ask(findOrder, { body: { email, orderNumber } })
    const known = await find('Ada@Bakery.example', number.toLowerCase().replace('-', '').replace('-', ' '))
    const stranger = await find('eve@example.com', number)
    const nothing = await find('ada@bakery.example', 'BB-2222-2222')
    expect(stranger).toEqual(known)
    expect(nothing).toEqual(known)
    await app.settle()
    const links = app.mail.messages().filter(({ subject }) => subject.startsWith('Your link'))
    expect(links.map(({ to }) => to)).toEqual([['ada@bakery.example']])
    expect((await app.mail.read(links[0]?.id ?? ''))?.text).toContain(`/orders/${orderId}?token=${token}`)
  })

  test.each(['#BB–7KQ4–M2XD', 'bb7kq4m2xd', ' BB-7KQ4-\u200bM2XD\n', 'BB 7KQ4 M2XD'])(
    'PAY-13: a buyer who types or pastes the number as %j is mailed the link',
    async (typed) => {
      const app = await startTestApp()
      const { orderId } = await payOrder(app)
      await app.rows("update orders set number = 'BB-7KQ4-M2XD' returning id")
      await app.visitor.ask(findOrder, { body: { email: 'ada@bakery.example', orderNumber: typed } })
      await app.settle()
      const [link] = app.mail.messages().filter(({ subject }) => subject.startsWith('Your link'))
      expect((await app.mail.read(link?.id ?? ''))?.text).toContain(`/orders/${orderId}?token=`)
    },
  )

  test('a digital product is delivered by a link that lives a week', async () => {
    const app = await startTestApp()
    const { shippingAddress: _, ...body } = checkout(WORKBOOK)
    const {
      paymentIntent,
      orderId = '',
      orderToken: token = '',
    } = await app.visitor.ask(createPaymentIntent, {
      body,
    })
    expect((await orderOf(app, { orderId, token })).lines[0]?.download).toBeNull()
    app.stripe.pay(paymentIntent.id)
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
    const order = await orderOf(app, { orderId, token })
    expect(order.state).toBe('fulfilled')
    const url = order.lines[0]?.download?.url ?? ''
    expect((await app.visitor.send(url, { method: 'HEAD' })).status).toBe(200)
    expect((await (await app.admin()).send(url)).status).toBe(200)
    const downloads = async () => app.rows("select detail from order_event where what = 'downloaded'")
    expect(await downloads(), 'the owner has looked, the buyer has not').toEqual([])
    const file = await app.visitor.send(url)
    await app.visitor.send(url)
    expect(file.status).toBe(200)
    const known = await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })
    expect(known.order.history.at(-1)).toMatchObject({
      what: 'downloaded',
      detail: 'listing-in-an-afternoon.html',
    })
    expect(await downloads()).toHaveLength(1)
    app.advance(61 * MINUTE)
    await app.visitor.send(url)
    expect(await downloads()).toHaveLength(2)
    app.advance(61 * MINUTE)
    await app.rows('alter table order_event rename to order_event_away')
    expect((await app.visitor.send(url)).status, 'also where it cannot be written down').toBe(200)
    await app.rows('alter table order_event_away rename to order_event')
    expect((await orderOf(app, { orderId, token })).timeline.map(({ state }) => state)).not.toContain(
      'downloaded',
    )
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.html"$/)
    const forged = await app.visitor.send(url.replace(/expires=\d+/, 'expires=9999999999'))
    expect(forged.status).toBe(404)
    app.advance(7 * 24 * 60 * MINUTE + MINUTE)
    expect((await app.visitor.send(url)).status).toBe(404)
  })
})

describe('PAY-8: the server computes every amount', () => {
  test('AB1, AB2: a price of the browser’s is answered with ours, and nothing is stored or charged', async () => {
    const app = await startTestApp()
    const tampered = await call(app, checkout(NOTEBOOK, { amount: 1 }))
    expect(tampered).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 2741 } })
    expect(await app.rows('select * from orders')).toEqual([])
    expect(await holds(app)).toEqual([])
    expect(app.stripe.calls).toEqual([])

    const ignored = checkout(NOTEBOOK, { items: [{ productId: NOTEBOOK, quantity: 1, price: 0.01 }] })
    await app.visitor.ask(createPaymentIntent, { body: { ...ignored, amount: 2741 } })
    expect(app.stripe.intents()).toMatchObject([{ amount: 2741, currency: 'usd' }])
  })

  test('AB3: a quantity that is none, or more than 99, is refused, and nothing happens', async () => {
    const app = await startTestApp()
    for (const quantity of [-1, 0, 1.5, 100, 1e9, '2', null]) {
      const answer = await call(app, checkout(NOTEBOOK, { items: [{ productId: NOTEBOOK, quantity }] }))
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['items.0.quantity'])
    }
    expect(await app.rows('select * from orders')).toEqual([])
    expect(app.stripe.calls).toEqual([])
  })

  test('API-2: an order has at most 50 lines and address lines of 200 characters, whichever way it is paid', async () => {
    const app = await startTestApp()
    const long = 'B'.repeat(201)
    const { productId, variantId } = await findPrint(app)
    const items = Array.from({ length: 51 }, () => ({ productId: NOTEBOOK, quantity: 1 }))
    const line_items = items.map(() => ({ product_id: productId, variant_id: variantId, quantity: 1 }))
    const local = checkout(NOTEBOOK, { items, shippingAddress: { ...address, address: long } })
    const print = { line_items, address_to: { ...printAddress, address1: long }, shipping_method: 1 }
    const lines = 'An order has at most 50 lines'
    const street = 'Address can have at most 200 characters'
    expect(await call(app, local)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { items: lines, 'shippingAddress.address': street } },
    })
    expect(await app.visitor.call(createPrintOrder, { body: print })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { line_items: lines, 'address_to.address1': street } },
    })
    expect(await app.rows('select * from orders')).toEqual([])
  })

  test('AB5: a variant that is sold out, of another product, or of none cannot be ordered', async () => {
    const app = await startTestApp()
    const { variants } = await app.visitor.ask(readProduct, { params: { id: NOTEBOOK } })
    const soldOut = variants.find(({ quantity }) => quantity === 0)
    const other = await findPrint(app)
    for (const variantId of [soldOut?.id, other.variantId, 987654]) {
      const items = [{ productId: NOTEBOOK, variantId, quantity: 1 }]
      expect(await call(app, checkout(NOTEBOOK, { items }))).toMatchObject({
        status: 409,
        body: { code: 'out_of_stock' },
      })
    }
    expect(await call(app, checkout('no-such-thing'))).toMatchObject({ status: 409 })
    expect(app.stripe.calls).toEqual([])
  })

  test('a product and the same one by its first variant are one line, and one look at the shelf', async () => {
    const app = await startTestApp()
    const { variants } = await app.visitor.ask(readProduct, { params: { id: NOTEBOOK } })
    const first = variants.find(({ is_default }) => is_default) ?? variants[0]
    const items = (quantity: number) => [
      { productId: NOTEBOOK, quantity },
      { productId: NOTEBOOK, variantId: first?.id, quantity },
    ]
    expect((await call(app, checkout(NOTEBOOK, { items: items(1) }))).status).toBe(201)
    expect(await app.rows('select quantity from order_line')).toEqual([{ quantity: 2 }])
    const tooMany = Math.ceil(((first?.quantity ?? 0) + 1) / 2)
    expect(await call(app, checkout(NOTEBOOK, { items: items(tooMany) }))).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
  })

  test('printed and local goods are not mixed', async () => {
    const app = await startTestApp()
    const { productId, variantId } = await findPrint(app)
    const items = [
      { productId: NOTEBOOK, quantity: 1 },
      { productId, variantId, quantity: 1 },
    ]
    const answer = await call(app, checkout(NOTEBOOK, { items }))
    expect(answer).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('You have both Printify and local products in your cart.') },
    })
  })
})

describe('PAY-14: stock', () => {
  test('PAY-14: of 50 buyers at once and one piece left, exactly one gets it', async () => {
    const app = await startTestApp()
    await setStock(app, 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        call(app, checkout(STICKERS, { customerEmail: `buyer-${number}@example.com` })),
      ),
    )
    const winners = answers.filter(({ status }) => status === 201)
    expect(winners).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(app.stripe.intents()).toHaveLength(1)
    const [intent] = app.stripe.intents()
    app.stripe.pay(intent?.id ?? '')
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: intent?.id } })
    expect([await stockOf(app), await holds(app)]).toEqual([0, []])
  })

  test('PAY-14: an abandoned payment gives its stock back after 15 minutes, at the card provider first', async () => {
    const app = await startTestApp()
    await setStock(app, 1)
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
    await startOrder(app, STICKERS, 'other@example.com')
    expect(mailsOf(app)).toEqual([])
  })

  test('a buyer who comes back after the hold has ended starts again', async () => {
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

  test('paid a moment before the hold ended: the order stands, and nothing is cancelled', async () => {
    const app = await startTestApp()
    const { orderId, intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    app.advance(16 * MINUTE)
    await app.drain()
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test.each([
    ['cannot be asked', { fault: 'refuse' }],
    ['does not take our key', { fault: 'error', status: 401 }],
  ] as const)(
    'while the card provider %s, the stock stays held for another hour, not for ever',
    async (_, fault) => {
      const app = await startTestApp()
      await setStock(app, 1)
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
    },
  )

  test('paid by bank transfer after the hold had ended: the agency marks it as paid while it is still there', async () => {
    const app = await startTestApp()
    await setStock(app, 1)
    const orders = [await startOrder(app, STICKERS)]
    app.advance(16 * MINUTE)
    await app.drain()
    orders.push(await startOrder(app, STICKERS, 'other@example.com'))
    app.advance(16 * MINUTE)
    await app.drain()
    const admin = await app.admin()
    const mark = (index: number) =>
      admin.call(markOrderPaid, { params: { id: orders[index]?.orderId ?? '' }, body: { note: 'Transfer' } })
    expect(await mark(0)).toMatchObject({ status: 200, body: { order: { state: 'paid' } } })
    expect(await stockOf(app)).toBe(0)
    expect(await mark(1)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(await stateOf(app, orders[1]?.orderId ?? '')).toBe('expired')
    expect(await mark(0)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('an order whose buyer has been erased cannot be marked as paid: nobody would get what was bought', async () => {
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

  test('paid after its buyer has been erased: the money goes back, for nobody would get what was bought', async () => {
    const app = await startTestApp()
    const erase = async () => (await app.admin()).ask(erasePerson, { body: { email: 'ada@bakery.example' } })
    const late = await payLate(app, erase)
    await app.settle()
    expect(app.stripe.refunds()).toMatchObject([{ amount: late.amount, payment_intent: late.intentId }])
    expect(await stateOf(app, late.orderId)).toBe('refunded')
    expect(mailsOf(app)).toEqual([expect.stringMatching(/inbox@beacon\.test: Order BB-.* was paid too late/)])
    expect(await app.rows("select kind from outbox where state not in ('done', 'cancelled')")).toEqual([])
  })

  test('paid after the hold had ended, and still there: the order is fulfilled', async () => {
    const app = await startTestApp()
    const late = await payLate(app)
    expect(await stateOf(app, late.orderId)).toBe('paid')
    expect(app.stripe.refunds()).toEqual([])
  })

  test('paid after the hold had ended, and sold to somebody else: refunded in full, both sides are told', async () => {
    const app = await startTestApp()
    await setStock(app, 1)
    const late = await payLate(app, () => startOrder(app, STICKERS, 'quick@example.com'))
    await app.drain()
    expect(app.stripe.refunds()).toMatchObject([{ amount: late.amount, payment_intent: late.intentId }])
    expect((await orderOf(app, late)).state).toBe('refunded')
    await app.settle(() => mailsOf(app).length >= 3)
    expect(mailsOf(app)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/ada@bakery\.example: Order BB-.* sold out, refunded in full/),
        expect.stringMatching(/inbox@beacon\.test: Order BB-.* was paid too late/),
      ]),
    )
    const sorry = app.mail.messages().find(({ subject }) => subject.includes('sold out'))
    const { text } = app.mail.read(sorry?.id ?? '') ?? {}
    expect(text).toContain('and somebody else had bought the last piece by then.')
    expect(text).toContain(`${usd(late.amount)} is on its way back to your card, all of it.`)
  })
})

/** Pays an order whose hold was let go of while the card provider could not be asked to cancel it. */
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

describe('one internet address and orders that are not paid', () => {
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

  /** As many as may be: each hold has ended when the next order comes. */
  async function leaveUnpaid(app: TestApp, address: string): Promise<void> {
    for (let order = 0; order < MOST; order += 1) {
      expect((await from(app, address)).status).toBe(201)
      app.advance(16 * MINUTE)
      await app.drain()
    }
  }

  test('hold the shelf for two hours a day, and no longer; nobody else notices', async () => {
    const app = await startTestApp({ settings })
    await leaveUnpaid(app, '203.0.113.9')
    const refused = await from(app, '203.0.113.9')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(JSON.stringify(refused.body)).toContain('were begun today and not paid. Nothing was charged.')
    expect(Number(refused.headers.get('retry-after'))).toBe((24 * 60 - MOST * 16) * 60)
    expect(await holds(app)).toEqual([])
    expect((await from(app, '203.0.113.9', WORKBOOK)).status, 'what nobody counts').toBe(201)
    expect((await from(app, '203.0.113.9', WORKBOOK, STICKERS)).status, 'both at once').toBe(429)
    for (const address of ['203.0.113.90', '2001:db8::9']) expect((await from(app, address)).status).toBe(201)
    app.advance(24 * 60 * MINUTE)
    expect((await from(app, '203.0.113.9')).status).toBe(201)
  })

  test('are forgotten when somebody there pays', async () => {
    const app = await startTestApp({ settings })
    const begun = (await from(app, '203.0.113.9')).body as ResponseOf<typeof createPaymentIntent>
    for (let order = 1; order < MOST; order += 1)
      expect((await from(app, '203.0.113.9', NOTEBOOK)).status).toBe(201)
    expect((await from(app, '203.0.113.9')).status).toBe(429)
    app.stripe.pay(begun.paymentIntent.id)
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
    for (let order = 0; order < MOST; order += 1)
      expect((await from(app, '203.0.113.9', NOTEBOOK)).status).toBe(201)
    expect((await from(app, '203.0.113.9')).status).toBe(429)
  })
})

test('a payment’s status is one word, and an unknown one is a 404', async () => {
  const app = await startTestApp()
  const { intentId } = await startOrder(app)
  const status = (id: string) => app.visitor.call(readPaymentStatus, { params: { id } })
  expect((await status(intentId)).body).toEqual({ status: 'requires_payment_method' })
  expect(await status('pi_unknown')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
