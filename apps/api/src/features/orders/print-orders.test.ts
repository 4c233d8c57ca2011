import { readAdminOrder, readPrintCost, retryOrder } from '@beacon/contract/order-admin'
import { createPrintOrder, readPrintOrder } from '@beacon/contract/orders'
import { readProduct } from '@beacon/contract/products'
import { describe, expect, test } from 'vitest'
import {
  findPrint,
  inProduction,
  linesOf,
  mailsOf,
  NOTEBOOK,
  orderOf,
  payPrintOrder,
  printCalls,
  printCheckout,
  printsIn,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

describe('printed only after payment (D13)', () => {
  test('a new order is stored, priced by us and has a hosted page, but is not sent to the print provider', async () => {
    const app = await startTestApp()
    const { price } = await findPrint(app)
    const order = await startPrintOrder(app)
    expect(order).toMatchObject({ currency: 'usd', checkout_url: expect.stringContaining('/c/pay/cs_') })
    const [session] = app.stripe.sessions()
    expect(session).toMatchObject({
      amount_total: order.total,
      customer_email: 'mary@example.com',
      cancel_url: 'http://beacon.test/checkout',
      expires_at: (app.now().getTime() + 23 * HOUR) / 1000,
    })
    expect(await orderOf(app, order)).toMatchObject({ subtotal: 2 * price, state: 'awaiting_payment' })
    const { id } = order
    expect(await app.visitor.ask(readPrintOrder, { params: { id } })).toEqual({
      id,
      status: 'awaiting_payment',
      checkout_url: order.checkout_url,
    })
    await app.settle(() => true)
    expect(printCalls(app)).toEqual([])
    expect(await app.rows('select * from stock_hold'), 'printed goods hold no stock').toEqual([])
  })

  test('the hosted page names each variant and omits lines of zero cost', async () => {
    const app = await startTestApp()
    const print = await findPrint(app)
    const { product_id, variant_id } = linesOf(print, 9)[0] ?? {}
    await app.visitor.ask(createPrintOrder, {
      body: await printCheckout(app, { line_items: [{ product_id, variant_id, quantity: 9 }] }),
    })
    const { name, variants } = await app.visitor.ask(readProduct, { params: { id: print.productId } })
    const title = variants.find(({ id }) => id === print.variantId)?.title
    const [row] = await app.rows<{ lines: string }>('select lines from payment')
    expect(JSON.parse(row?.lines ?? '')).toEqual([
      { name: `${name} (${title})`, unitAmount: print.price, quantity: 9 },
      { name: 'Tax', unitAmount: expect.any(Number), quantity: 1 },
    ])
  })

  test('a buyer with one name is stored without a trailing space', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app, { first_name: 'Cher', last_name: '' })
    expect((await orderOf(app, order)).name).toBe('Cher')
  })

  test('an expired order has no payment page, even if the card provider could not be told', async () => {
    const app = await startTestApp()
    const { id } = await startPrintOrder(app)
    app.stripe.faults.set({ fault: 'refuse' })
    app.advance(26 * HOUR)
    await app.drain()
    expect(await app.visitor.ask(readPrintOrder, { params: { id } })).toEqual({ id, status: 'expired' })
  })

  test('an order paid on the hosted page goes to production once, with our id and the buyer’s address', async () => {
    const app = await startTestApp()
    const { orderId } = await payPrintOrder(app)
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toMatchObject([
      {
        metadata: { shop_order_id: orderId },
        address_to: { first_name: 'Mary', last_name: 'Ann Smith', zip: '11706' },
        line_items: [{ quantity: 2 }],
      },
    ])
    expect(await stateOf(app, orderId)).toBe('in_production')
    expect(mailsOf(app)).toEqual([
      expect.stringMatching(/^inbox@beacon\.test: Order BB-/),
      expect.stringMatching(/^mary@example\.com: Your order BB-/),
    ])
  })

  test('opening the order’s page settles the payment when the webhook is late', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    expect(await orderOf(app, order)).toMatchObject({ state: 'paid', checkoutUrl: null })
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toHaveLength(1)
  })

  test('repeating the request of a paid order returns no payment page, and of an expired one is a conflict', async () => {
    const app = await startTestApp()
    const body = await printCheckout(app)
    const send = (idempotencyKey: string) => app.visitor.call(createPrintOrder, { body, idempotencyKey })
    const first = await send('paid')
    expect(first).toMatchObject({ status: 201, body: { checkout_url: expect.any(String) } })
    expect((await send('paid')).body).toEqual(first.body)
    app.stripe.paySession(app.stripe.sessions()[0]?.id ?? '')
    const { checkout_url: _, ...paid } = first.body as Record<string, unknown>
    expect((await send('paid')).body).toEqual(paid)

    await send('left')
    app.advance(24 * HOUR + MINUTE)
    await app.drain()
    expect(await send('left')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await send('anew')).toMatchObject({ status: 201, body: { checkout_url: expect.any(String) } })
  })

  test('the sweep expires an order whose hosted page has expired', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.advance(23 * HOUR + MINUTE)
    await app.deps.commerce.sweep()
    expect(app.stripe.sessions()).toMatchObject([{ status: 'expired' }])
    expect(await stateOf(app, order.id)).toBe('expired')
  })

  test('AB4: unpaid orders never reach the print provider and expire after a day', async () => {
    const app = await startTestApp()
    for (let number = 0; number < 5; number += 1) {
      const body = await printCheckout(app, { line_items: linesOf(await findPrint(app), number + 1) })
      await app.visitor.ask(createPrintOrder, { body })
    }
    app.advance(24 * HOUR + MINUTE)
    await app.drain()
    expect(await app.rows('select distinct state from orders')).toEqual([{ state: 'expired' }])
    expect(app.stripe.sessions().every(({ status }) => status === 'expired')).toBe(true)
    expect(printCalls(app)).toEqual([])
  })

  test('AB4: orders over the rate limit get a 429 with a time to wait', async () => {
    const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
    const print = await findPrint(app)
    const order = (quantity: number) =>
      printCheckout(app, { line_items: linesOf(print, quantity) }).then((body) =>
        app.visitor.call(createPrintOrder, { body }),
      )
    for (let quantity = 1; quantity <= 20; quantity += 1) expect((await order(quantity)).status).toBe(201)
    const refused = await order(21)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('AB1, AB3, AB5: tampered lines are rejected or priced by us', async () => {
    const app = await startTestApp()
    const { productId, variantId } = await findPrint(app)
    const order = async (line: Record<string, unknown>, more = {}) => {
      const line_items = [{ product_id: productId, variant_id: variantId, quantity: 1, ...line }]
      return app.visitor.call(createPrintOrder, { body: await printCheckout(app, { line_items, ...more }) })
    }
    expect(await order({ quantity: -1 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await order({ variant_id: 1 })).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    expect(await order({ product_id: NOTEBOOK, variant_id: null })).toMatchObject({ status: 400 })
    expect(await order({}, { amount: 1 })).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(await app.rows('select * from orders')).toEqual([])
    expect((await order({ price: 0.01 })).status).toBe(201)
  })
})

describe('one production order, even if the print provider', () => {
  test.each([
    ['refuses the connection', { fault: 'refuse', times: 3 }],
    ['is busy', { fault: 'rate-limit', times: 3 }],
    ['answers 500', { fault: 'error', status: 500, times: 3 }],
    ['answers nonsense after it created the order', { fault: 'malformed', times: 1, match: 'POST' }],
    ['loses its answer', { fault: 'done-but-cut', times: 1, match: 'POST' }],
    ['loses the answer about production', { fault: 'done-but-cut', times: 1, match: 'send_to_production' }],
    ['says that it has the order already', { fault: 'error', status: 409, times: 1, match: 'POST' }],
    ['hangs', { fault: 'hang', times: 1, match: 'POST' }],
    ['sends a byte a second', { fault: 'slow', times: 1, match: 'POST' }],
  ] as const)('%s', async (_, fault) => {
    const app = await startTestApp({ impatient: true })
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    app.printify.faults.set(fault)
    await app.stripe.deliver()
    await app.drain()
    expect(['paid', 'submitting', 'draft_at_printer', 'in_production']).toContain(
      await stateOf(app, order.id),
    )
    await app.settle()
    expect(printsIn(app)).toHaveLength(1)
    expect(inProduction(app)).toHaveLength(1)
    expect(await stateOf(app, order.id)).toBe('in_production')
  })

  test('cannot print a new draft yet: printing is retried without needing attention', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    app.printify.prepareSlowly(6)
    await app.stripe.deliver()
    await app.drain()
    expect(await stateOf(app, order.id)).toBe('draft_at_printer')
    await app.settle()
    expect(await stateOf(app, order.id)).toBe('in_production')
    expect(printsIn(app)).toHaveLength(1)
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toEqual([])
  })

  test('loses the answer about the draft and then rejects our key: a retry finds the draft and prints it once', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    app.printify.faults.set({ fault: 'done-but-cut', times: 1, match: 'POST' })
    await app.stripe.deliver()
    await app.drain()
    app.printify.faults.set({ fault: 'error', status: 401, match: 'GET' })
    await app.settle()
    expect([await stateOf(app, order.id), printsIn(app).length]).toEqual(['needs_attention', 1])

    app.printify.faults.clear()
    await (await app.admin()).ask(retryOrder, { params: { id: order.id } })
    await app.settle()
    expect(await stateOf(app, order.id)).toBe('in_production')
    expect(printsIn(app)).toHaveLength(1)
    const made = printCalls(app).filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/orders.json'),
    )
    expect(made, 'it looks for the draft before creating another').toHaveLength(1)
  })

  test.each([400, 401, 403])(
    'answers %i: the order needs attention at once and can be retried',
    async (status) => {
      const app = await startTestApp()
      const order = await startPrintOrder(app)
      app.stripe.paySession(order.sessionId)
      app.printify.faults.set({ fault: 'error', status, match: 'POST' })
      await app.stripe.deliver()
      await app.settle()
      expect(await stateOf(app, order.id)).toBe('needs_attention')
      expect(mailsOf(app)).toContainEqual(
        expect.stringMatching(/^inbox@beacon\.test: Order BB-.* needs attention/),
      )

      app.printify.faults.clear()
      const admin = await app.admin()
      await admin.ask(retryOrder, { params: { id: order.id } })
      await app.settle()
      expect(await stateOf(app, order.id)).toBe('in_production')
      expect(inProduction(app)).toHaveLength(1)
      const { order: after } = await admin.ask(readAdminOrder, { params: { id: order.id } })
      expect(after.attention).toBe('')
      expect(await admin.call(retryOrder, { params: { id: order.id } })).toMatchObject({ status: 409 })
    },
  )
})

/** A paid order, nine hours during which the print provider cannot be reached. */
async function payWithoutPrinter(app: TestApp) {
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  app.printify.faults.set({ fault: 'refuse' })
  await app.stripe.deliver()
  for (let hour = 0; hour < 9; hour += 1) {
    await app.drain()
    app.advance(HOUR)
  }
  return order
}

test('an order not accepted for six hours is flagged once, and unflagged when it is printed', async () => {
  const app = await startTestApp()
  const order = await payWithoutPrinter(app)
  const admin = await app.admin()
  const readOrder = async () => (await admin.ask(readAdminOrder, { params: { id: order.id } })).order
  expect((await readOrder()).attention).toMatch(/^The print provider has not taken it yet\. /)
  expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)

  app.printify.faults.clear()
  await app.settle()
  expect(await readOrder()).toMatchObject({ state: 'in_production', attention: '' })
})

test('an order that the print provider refuses after six hours without it waits for a person', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payWithoutPrinter(app)
  app.printify.faults.set({ fault: 'error', status: 400, match: 'POST' })
  await app.settle()
  const { order: stopped } = await (await app.admin()).ask(readAdminOrder, { params: { id: order.id } })
  expect(stopped.state).toBe('needs_attention')
  expect(stopped.attention).toMatch(/^The print provider has not taken it yet\. .*\n.*400/s)
  expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(2)
})

test('with test card keys and a real print provider, a paid order is not printed and needs attention', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  await app.restart({ PRINTIFY_API_URL: app.printify.url.replace('http:', 'https:') })
  await app.stripe.deliver()
  await app.settle()
  const { order: stopped } = await (await app.admin()).ask(readAdminOrder, { params: { id: order.id } })
  expect(stopped).toMatchObject({
    state: 'needs_attention',
    attention: 'Nothing is printed for test money: the card keys are not live ones.',
  })
})

describe('the print cost', () => {
  test('is the print provider’s production and shipping price, or a 502 if it fails', async () => {
    const app = await startTestApp({ breaks: true })
    const { orderId } = await payPrintOrder(app)
    await app.settle()
    const [print] = inProduction(app)
    const admin = await app.admin()
    const read = () => admin.call(readPrintCost, { params: { id: orderId } })
    const cost = { production: print?.total_price, shipping: print?.total_shipping, tax: 0, isCharged: true }
    expect(cost.shipping).toBeGreaterThan(0)
    expect(await read()).toMatchObject({ status: 200, body: { cost } })

    app.printify.faults.set({ fault: 'error', status: 500 })
    expect(await read()).toMatchObject({ status: 502, body: { code: 'provider_error' } })
  })

  test('is null for an order not yet at the print provider', async () => {
    const app = await startTestApp()
    const { orderId } = await startPrintOrder(app)
    const admin = await app.admin()
    expect(await admin.ask(readPrintCost, { params: { id: orderId } })).toEqual({ cost: null })
    expect(printCalls(app)).toEqual([])
  })
})
