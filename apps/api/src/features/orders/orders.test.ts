import { readAdminOrder } from '@beacon/contract/order-admin'
import { createPrintOrder, findOrder, readOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent, readPaymentStatus } from '@beacon/contract/payments'
import { readProduct } from '@beacon/contract/products'
import { defaultVariant } from '@beacon/rules/variants'
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
  printCheckout,
  setStock,
  startOrder,
  stateOf,
  WORKBOOK,
} from '../../../test/orders.ts'
import { payment } from '../../../test/paid-bookings.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const call = (app: TestApp, body: unknown) => app.visitor.call(createPaymentIntent, { body })

const STICKERS = 'six-lights-stickers'
const holds = (app: TestApp) => app.rows('select * from stock_hold')

describe('buying local goods', () => {
  test('PAY-13: a paid order sends one confirmation to the buyer and one notice to the agency', async () => {
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

  test('PAY-13: the order’s page opens only with the order’s own token', async () => {
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
    expect(paid.token, '256 bits').toMatch(/^[\w-]{43}$/)
    expect((await payOrder(app, STICKERS)).token).not.toBe(paid.token)
    for (const token of ['wrong', paid.token.slice(1), 'x'.repeat(43)]) {
      const refused = await app.visitor.call(readOrder, { params: { id: paid.orderId }, query: { token } })
      expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    const stored = JSON.stringify(await app.rows('select * from orders, payment, order_event, outbox'))
    expect(stored).not.toContain(paid.token)
  })

  test('PAY-13: an order look-up mails the link to the buyer and gives everybody the same answer', async () => {
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

  test('PAY-13: a look-up with the wrong email sends nothing, and the buyer gets at most three links an hour', async () => {
    const app = await startTestApp()
    const { orderId, token } = await payOrder(app)
    const { number: orderNumber } = await orderOf(app, { orderId, token })
    const links = async (email: string) => {
      app.advance(MINUTE)
      await app.visitor.ask(findOrder, { body: { email, orderNumber } })
      await app.drain()
      return app.mail.messages().filter(({ subject }) => subject.startsWith('Your link')).length
    }
    expect(await links('eve@example.com')).toBe(0)
    for (const wrong of ['BB-2222-2222', 'BB-2222-2223', 'BB-2222-2224'])
      await app.visitor.ask(findOrder, { body: { email: 'ada@bakery.example', orderNumber: wrong } })
    for (const sent of [1, 2, 3, 3]) expect(await links('ada@bakery.example')).toBe(sent)
    app.advance(60 * MINUTE)
    expect(await links('ada@bakery.example')).toBe(4)
  })

  test('PAY-13: unpaid orders that somebody else places for a buyer do not use up the links of a paid one', async () => {
    const app = await startTestApp()
    const paid = await payOrder(app)
    const links = async (order: { orderId: string; token: string }, email: string) => {
      const { number: orderNumber } = await orderOf(app, order)
      for (const seconds of [1, 2, 3]) {
        app.advance(seconds * 1000)
        await app.visitor.ask(findOrder, { body: { email, orderNumber } })
      }
      await app.drain()
      return app.mail.messages().filter(({ subject }) => subject.startsWith('Your link')).length
    }
    const email = 'ada+q@bakery.example'
    const unpaid = [1, 2, 3, 4].map(() => startOrder(app, NOTEBOOK, { customerEmail: email }))
    for (const order of await Promise.all(unpaid)) await links(order, email)
    expect(await links(paid, 'ada@bakery.example')).toBe(13)
  })

  test.each(['#BB–7KQ4–M2XD', 'bb7kq4m2xd', ' BB-7KQ4-\u200bM2XD\n', 'BB 7KQ4 M2XD'])(
    'PAY-13: a look-up with the number typed as %j mails the link',
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

  test('a digital product is downloaded by a signed link that expires with the day a week later', async () => {
    const app = await startTestApp()
    const { shippingAddress: _, ...body } = checkout(WORKBOOK)
    const {
      paymentIntent,
      orderId = '',
      orderToken: token = '',
    } = await app.visitor.ask(createPaymentIntent, {
      body,
      idempotencyKey: crypto.randomUUID(),
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
    expect(await downloads(), 'a download by the administrator and a HEAD do not count').toEqual([])
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
    expect((await app.visitor.send(url)).status, 'even if it cannot be recorded').toBe(200)
    await app.rows('alter table order_event_away rename to order_event')
    expect((await orderOf(app, { orderId, token })).timeline.map(({ state }) => state)).not.toContain(
      'downloaded',
    )
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.html"$/)
    const forged = await app.visitor.send(url.replace(/expires=\d+/, 'expires=9999999999'))
    expect(forged.status).toBe(404)
    app.advance(6 * 24 * 60 * MINUTE)
    expect((await app.visitor.send(url)).status).toBe(200)
    app.advance(2 * 24 * 60 * MINUTE)
    expect((await app.visitor.send(url)).status).toBe(404)
    const page = await app.visitor.send(url, { headers: { Accept: 'text/html' } })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text(), 'an expired link says where to get a new one').toContain(
      'Get a new one on your order’s page',
    )
  })
})

test('whoever downloads more often than the limit in a minute gets a 429', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, WORKBOOK)
  const url = (await orderOf(app, order)).lines[0]?.download?.url ?? ''
  await app.restart({ RATE_LIMIT_SCALE: '0.01' })
  const statusOf = async () => (await app.visitor.send(url)).status
  for (let count = 0; count < 6; count += 1) expect(await statusOf()).toBe(200)
  expect(await statusOf()).toBe(429)
  app.advance(MINUTE)
  expect(await statusOf()).toBe(200)
})

test('a download link works only for its own file', async () => {
  const app = await startTestApp()
  const items = [WORKBOOK, 'first-thousand-in-ads'].map((productId) => ({ productId, quantity: 1 }))
  const begun = await app.visitor.ask(createPaymentIntent, {
    body: checkout(WORKBOOK, { items }),
    idempotencyKey: crypto.randomUUID(),
  })
  app.stripe.pay(begun.paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
  const { lines } = await orderOf(app, { orderId: begun.orderId ?? '', token: begun.orderToken ?? '' })
  const [first, second] = lines.map(({ download }) => download?.url.split('?'))
  const statusOf = async (path = '', query = '') => (await app.visitor.send(`${path}?${query}`)).status
  expect(await statusOf(first?.[0], first?.[1])).toBe(200)
  expect(await statusOf(second?.[0], second?.[1])).toBe(200)
  expect(await statusOf(second?.[0], first?.[1])).toBe(404)
})

describe('PAY-8: the server computes every amount', () => {
  test('AB1, AB2: a wrong amount from the browser is rejected with the right one, and nothing is charged', async () => {
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

  test('a currency other than US dollars is rejected at its field', async () => {
    const app = await startTestApp()
    expect(await call(app, checkout(NOTEBOOK, { currency: 'eur' }))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { currency: 'Payments are in US dollars' } },
    })
    expect(app.stripe.calls).toEqual([])
  })

  test('AB3: an invalid quantity, or one over 99, is rejected', async () => {
    const app = await startTestApp()
    for (const quantity of [-1, 0, 1.5, 100, 1e9, '2', null]) {
      const answer = await call(app, checkout(NOTEBOOK, { items: [{ productId: NOTEBOOK, quantity }] }))
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(['items.0.quantity'])
    }
    expect(await app.rows('select * from orders')).toEqual([])
    expect(app.stripe.calls).toEqual([])
  })

  test('API-2: local and printed orders have at most 50 lines and 200 characters in an address line', async () => {
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

  test('AB5: a variant that is sold out, of another product or unknown cannot be ordered', async () => {
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

  test('a product and its default variant become one line and are checked against the stock together', async () => {
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

  test('what is not counted can be ordered up to the 99 pieces of a line, and the refusal calls that no stock', async () => {
    const app = await startTestApp()
    const { name, inventory } = await app.visitor.ask(readProduct, { params: { id: WORKBOOK } })
    expect(inventory).toBe(99)
    const order = (...pieces: number[]) =>
      call(app, checkout(WORKBOOK, { items: pieces.map((quantity) => ({ productId: WORKBOOK, quantity })) }))
    expect((await order(99)).status).toBe(201)
    expect(await order(50, 50)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', error: `An order can have at most 99 of ${name}.` },
    })
  })

  test('PAY-14: an order for more than the remaining stock is rejected with what is left', async () => {
    const app = await startTestApp()
    await setStock(app, STICKERS, 3)
    const { name } = await app.visitor.ask(readProduct, { params: { id: STICKERS } })
    const order = (quantity: number, customerEmail = `${quantity}@example.com`) =>
      call(app, checkout(STICKERS, { items: [{ productId: STICKERS, quantity }], customerEmail }))
    expect(await order(4)).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', error: `Only 3 of ${name} are left.` },
    })
    expect((await order(2)).status).toBe(201)
    const [late, later] = ['late@example.com', 'later@example.com']
    expect(await order(2, late)).toMatchObject({ status: 409, body: { error: `Only 1 of ${name} is left.` } })
    expect((await order(1)).status).toBe(201)
    expect(await order(1, later)).toMatchObject({ status: 409, body: { error: `${name} is out of stock.` } })
  })

  test('PROD-3: an order without a variant gets the product’s default variant, not its first', async () => {
    const app = await startTestApp()
    const { productId } = await findPrint(app)
    const { variants } = await app.visitor.ask(readProduct, { params: { id: productId } })
    const opened = defaultVariant(variants)
    expect(opened).not.toEqual(variants[0])
    const line_items = [{ product_id: productId, variant_id: null, quantity: 1 }]
    await app.visitor.ask(createPrintOrder, {
      body: { line_items, address_to: printAddress, shipping_method: 1 },
    })
    expect(await app.rows('select variant_id from order_line')).toEqual([{ variant_id: opened?.id }])
  })

  test('printed and local goods cannot be mixed in one order', async () => {
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

test('the payment status call returns the status, and a 404 for an unknown payment', async () => {
  const app = await startTestApp()
  const { intentId } = await startOrder(app)
  const status = (id: string) => app.visitor.call(readPaymentStatus, { params: { id } })
  expect((await status(intentId)).body).toEqual({ status: 'requires_payment_method' })
  expect(await status('pi_unknown')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a private page’s token is answered only to a key: the same order without one may be a stranger’s repeat', async () => {
  const app = await startTestApp()
  const card = { body: checkout(NOTEBOOK) }
  const prints = { body: await printCheckout(app) }
  const session = { body: payment }
  const idempotencyKey = crypto.randomUUID()
  for (const [endpoint, options, token] of [
    [createPaymentIntent, card, 'orderToken'],
    [createPaymentIntent, session, 'bookingToken'],
    [createPrintOrder, prints, 'token'],
  ] as const) {
    for (const time of ['first', 'repeated']) {
      const { status, body } = await app.visitor.call(endpoint, options)
      expect([time, status]).toEqual([time, 201])
      expect(body).not.toHaveProperty(token)
    }
  }
  expect((await app.visitor.call(createPaymentIntent, { ...card, idempotencyKey })).body).toHaveProperty(
    'orderToken',
  )
  expect((await app.visitor.call(createPrintOrder, { ...prints, idempotencyKey })).body).toHaveProperty(
    'token',
  )
})
