import {
  listOrders,
  markOrderPaid,
  ordersCsvPath,
  readAdminOrder,
  readPrintCost,
  retryOrder,
} from '@beacon/contract/order-admin'
import { createPrintOrder, readPrintOrder } from '@beacon/contract/orders'
import { refundPayment } from '@beacon/contract/payment-admin'
import { signatureOf } from '@beacon/stand-ins/printify/webhooks'
import { describe, expect, test } from 'vitest'
import {
  findPrint,
  linesOf,
  mailsOf,
  NOTEBOOK,
  orderOf,
  printCheckout,
  startOrder,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { HOUR, MINUTE, PRINTIFY_WEBHOOK_SECRET, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { isoAfter } from '../../clock.ts'
import { moveParcels } from '../../demo-parcels.ts'

const TOPICS = ['order:updated', 'order:shipment:created', 'order:shipment:delivered']

/** Printed goods, paid on the hosted page, with the money settled and the jobs done. */
async function payPrintOrder(app: TestApp, person: Record<string, unknown> = {}) {
  const order = await startPrintOrder(app, person)
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.drain()
  return order
}

const printsIn = (app: TestApp) => app.printify.orders().filter(({ status }) => status !== 'canceled')
const inProduction = (app: TestApp) =>
  app.printify
    .orders()
    .filter(({ status }) => status === 'sending-to-production' || status === 'in-production')
const printCalls = (app: TestApp) => app.printify.calls.filter(({ path }) => path.includes('/orders'))

describe('paid first, printed after (D13)', () => {
  test('the order waits at our own door: stored, priced by us, with a hosted page, and unknown to the printer', async () => {
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
  })

  test('paid on the hosted page: one order at the printer, in production, with our id and the buyer’s address', async () => {
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

  test('the buyer’s return settles it when the webhook is late', async () => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    expect(await orderOf(app, order)).toMatchObject({ state: 'paid', checkoutUrl: null })
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toHaveLength(1)
  })

  test('who sends it again after it was paid is led to no payment page; after its time, to a new order', async () => {
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

  test('AB4: unpaid orders cost nothing: none reaches the printer, and after a day they are expired', async () => {
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

  test('AB4: more than the limit are refused with the time to wait', async () => {
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

  test('AB1, AB3, AB5: tampered lines are refused or priced by us', async () => {
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

describe('the printer fails: one production order, whatever happens', () => {
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
  ] as const)('it %s', async (_, fault) => {
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

  test('it cannot print a draft yet that was made a moment ago: that is waited for, and no person is called', async () => {
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

  test.each([400, 401, 403])(
    'it answers %i: a person is told at once, and can have it tried again',
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

test('not taken for six hours: the agency is told once, and no longer sends anybody to look when it is printed', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  app.printify.faults.set({ fault: 'refuse' })
  await app.stripe.deliver()
  for (let hour = 0; hour < 9; hour += 1) {
    await app.drain()
    app.advance(HOUR)
  }
  const admin = await app.admin()
  const look = async () => (await admin.ask(readAdminOrder, { params: { id: order.id } })).order
  expect((await look()).attention).toMatch(/^The print provider has not taken it yet\. /)
  expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)

  app.printify.faults.clear()
  await app.settle()
  expect(await look()).toMatchObject({ state: 'in_production', attention: '' })
})

test('test money, and a print provider that is no stand-in: nothing is printed, and a person is told why', async () => {
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

test('refunded before it was printed: the draft is cancelled, and nothing goes into production', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  app.printify.faults.set({ fault: 'error', status: 422, match: 'send_to_production' })
  await app.stripe.deliver()
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('needs_attention')
  app.printify.faults.clear()
  const admin = await app.admin()
  const { order: stuck } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  expect(stuck.payments).toMatchObject([{ method: 'hosted', refundable: order.total }])
  await admin.ask(refundPayment, { body: { paymentIntentId: stuck.payments[0]?.intentId, reason: '' } })
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('refunded')
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})

test.each([
  ['its answer is late', 50],
  ['its answer is lost', 1000],
])(
  'given back while the draft is made, and %s: it is not printed, and the draft is cancelled',
  async (_, byteMs) => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    // The provider makes the draft, and its answer takes its time, or never comes.
    app.printify.faults.set({ fault: 'slow', byteMs, match: 'POST', times: 1 })
    app.stripe.paySession(order.sessionId)
    await app.stripe.deliver()
    const atWork = app.drain()
    await expect.poll(() => app.printify.orders().length).toBe(1)
    const admin = await app.admin()
    const { order: paid } = await admin.ask(readAdminOrder, { params: { id: order.id } })
    await admin.ask(refundPayment, { body: { paymentIntentId: paid.payments[0]?.intentId, reason: '' } })
    expect(await stateOf(app, order.id)).toBe('refunded')
    await atWork
    await app.settle()
    expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
    expect(printCalls(app).filter(({ path }) => path.includes('send_to_production'))).toEqual([])
  },
)

test.each([
  ['its answer is late', { fault: 'slow', byteMs: 1 }],
  ['its answer is lost', { fault: 'done-but-cut' }],
] as const)(
  'given back while it goes to production, and %s: it needs attention until a person settles it, and the buyer reads that it was refunded',
  async (_, fault) => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.printify.faults.set({ ...fault, match: 'send_to_production', times: 1 })
    app.stripe.paySession(order.sessionId)
    await app.stripe.deliver()
    const atWork = app.drain()
    await expect.poll(() => inProduction(app).length).toBe(1)
    const admin = await app.admin()
    const params = { id: order.id }
    const look = async () => (await admin.ask(readAdminOrder, { params })).order
    const needy = async () => (await admin.ask(listOrders, { query: { state: 'needs_attention' } })).orders
    await admin.ask(refundPayment, {
      body: { paymentIntentId: (await look()).payments[0]?.intentId, reason: '' },
    })
    await atWork
    await app.settle()
    expect(await needy()).toMatchObject([
      { id: order.id, attention: 'It had gone to production by the time its money went back.' },
    ])
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', returnUntil: null })
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)

    await admin.ask(retryOrder, { params })
    await app.settle()
    expect(await needy()).toEqual([])
    const settled = await look()
    expect(settled).toMatchObject({ state: 'refunded', attention: '' })
    expect(settled.history.at(-1)).toMatchObject({ what: 'refunded', detail: 'A person has settled it.' })
    expect(inProduction(app)).toHaveLength(1)
  },
)

test('disputed while the draft is made: a person looks before anything is printed, and has the same draft printed', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.printify.faults.set({ fault: 'slow', byteMs: 50, match: 'POST', times: 1 })
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  const atWork = app.drain()
  await expect.poll(() => app.printify.orders().length).toBe(1)
  const admin = await app.admin()
  const { order: paid } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  app.stripe.dispute(paid.payments[0]?.intentId ?? '')
  await app.stripe.deliver()
  await atWork
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('needs_attention')
  expect(inProduction(app)).toEqual([])

  await admin.ask(retryOrder, { params: { id: order.id } })
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('in_production')
  expect(inProduction(app)).toHaveLength(1)
  expect(app.printify.orders()).toHaveLength(1)
})

describe('on its way', () => {
  test('in demo mode a parcel leaves a minute after its order, and arrives two minutes later', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const stateAfter = async (ms: number) => {
      app.advance(ms)
      await moveParcels(app.printify, app.now())
      await app.deps.commerce.pollPrints()
      return stateOf(app, order.id)
    }
    expect(await stateAfter(30_000)).toBe('in_production')
    expect(await stateAfter(MINUTE)).toBe('shipped')
    expect(await stateAfter(2 * MINUTE)).toBe('delivered')
    expect(await orderOf(app, order)).toMatchObject({
      parcels: [{ carrier: 'USPS', number: expect.stringMatching(/^\d{22}$/) }],
    })
  })

  test('an order that the provider does not know any more keeps no other from being asked about', async () => {
    const app = await startTestApp()
    const lost = await payPrintOrder(app)
    app.advance(MINUTE)
    const order = await payPrintOrder(app, { phone: '516-555-0199' })
    await app.rows(`update orders set printify_id = 'gone' where id = '${lost.id}'`)
    await app.printify.moveOrder(app.printify.orders()[1]?.id ?? '', 'fulfilled', {
      carrier: 'USPS',
      number: '9400',
      url: 'https://tools.usps.com/go?9400',
    })
    for (let round = 0; round < 2; round += 1) await app.deps.commerce.pollPrints()
    await app.settle()
    expect(await stateOf(app, order.id)).toBe('shipped')
    const { orders, total } = await (await app.admin()).ask(listOrders, {
      query: { state: 'needs_attention' },
    })
    expect({ orders, total }).toMatchObject({
      orders: [{ id: lost.id, attention: 'The print provider no longer knows this order.' }],
      total: 1,
    })
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test('an order that the provider did not know for a while, and knows again, needs nobody any more', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const attention = async () =>
      (await (await app.admin()).ask(readAdminOrder, { params: { id: order.id } })).order.attention
    app.printify.faults.set({ fault: 'error', status: 404, match: 'GET' })
    await app.deps.commerce.pollPrints()
    expect(await attention()).toBe('The print provider no longer knows this order.')
    app.printify.faults.clear()
    await app.deps.commerce.pollPrints()
    expect(await attention()).toBe('')
    expect(await stateOf(app, order.id)).toBe('in_production')
  })

  test('a webhook and the poll ask at the same moment: what a person has to look at is written down and mailed once', async () => {
    const app = await startTestApp()
    app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, TOPICS)
    const { id } = await payPrintOrder(app)
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'in-production')
    app.printify.faults.set({ fault: 'error', status: 404, match: 'GET' })
    await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints(), app.drain()])
    const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
    expect(order.history.filter(({ what }) => what === 'remark')).toHaveLength(1)
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test('webhooks twice and out of order: the furthest state stays, the parcel is announced once', async () => {
    const app = await startTestApp()
    app.printify.listen(`${app.origin}/api/printify/webhook`, PRINTIFY_WEBHOOK_SECRET, TOPICS)
    const order = await payPrintOrder(app)
    await app.settle()
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = { carrier: 'USPS', number: '9400', url: 'https://tools.usps.com/go?9400' }
    await app.printify.moveOrder(id, 'in-production')
    await app.printify.moveOrder(id, 'fulfilled', parcel)
    await app.drain()
    for (const event of app.printify.events().toReversed()) await app.printify.deliverAgain(event)
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: [parcel],
    })
    await app.printify.moveOrder(id, 'fulfilled', { ...parcel, deliveredAt: app.now() })
    await app.deps.commerce.pollPrints()
    expect((await orderOf(app, order)).timeline.map(({ state }) => state)).toEqual([
      'awaiting_payment',
      'paid',
      'submitting',
      'draft_at_printer',
      'in_production',
      'shipped',
      'delivered',
    ])
    expect(mailsOf(app).filter((mail) => mail.includes('is on its way'))).toHaveLength(1)
  })

  test('a forged webhook is refused', async () => {
    const app = await startTestApp()
    const body = JSON.stringify({ id: '1', type: 'order:updated', resource: { id: 'x' } })
    const statusOf = async (signature: string) => {
      const headers = { 'X-Pfy-Signature': signature, 'content-type': 'application/json' }
      return (await app.visitor.send('/api/printify/webhook', { method: 'POST', headers, body })).status
    }
    const forgeries = [
      '',
      'sha256=00',
      signatureOf(body, 'somebody else’s'),
      signatureOf(`${body} `, PRINTIFY_WEBHOOK_SECRET),
    ]
    for (const signature of forgeries) expect(await statusOf(signature)).toBe(400)
    expect(await app.rows('select * from webhook_event')).toEqual([])
    expect(await statusOf(signatureOf(body, PRINTIFY_WEBHOOK_SECRET))).toBe(200)
  })

  test('a signed text that is no event is refused, and not for its signature', async () => {
    const app = await startTestApp()
    const body = '{"id":1}'
    const headers = { 'X-Pfy-Signature': signatureOf(body, PRINTIFY_WEBHOOK_SECRET) }
    const answer = await app.visitor.send('/api/printify/webhook', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'This is not a signed event of Printify.' })
  })

  test('webhooks that never came: the poll finds out', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const id = app.printify.orders()[0]?.id ?? ''
    await app.printify.moveOrder(id, 'fulfilled', {
      carrier: 'UPS',
      number: '1Z',
      url: 'javascript:alert(1)',
    })
    await app.deps.commerce.pollPrints()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: [{ number: '1Z', url: '' }],
    })
  })

  test('a parcel whose number comes after it has left: the buyer finds it at the order, and gets one mail', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    await app.settle()
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = { carrier: 'USPS', number: '', url: '' }
    await app.printify.moveOrder(id, 'fulfilled', parcel)
    await app.deps.commerce.pollPrints()
    await app.printify.moveOrder(id, 'fulfilled', { ...parcel, number: '9400' })
    await app.deps.commerce.pollPrints()
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({ state: 'shipped', parcels: [{ number: '9400' }] })
    expect(mailsOf(app).filter((mail) => mail.includes('is on its way'))).toHaveLength(1)
  })

  test('an order that leaves in several parcels: each is announced once, with its own number', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const id = app.printify.orders()[0]?.id ?? ''
    const parcel = (number: string) => ({ carrier: 'USPS', number, url: `https://usps.example/${number}` })
    const look = async () => {
      await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints()])
      await app.settle()
      app.advance(MINUTE)
    }
    await app.printify.moveOrder(id, 'partially-fulfilled', parcel('9400'))
    await look()
    await look()
    expect(await orderOf(app, order)).toMatchObject({ state: 'in_production', parcels: [parcel('9400')] })
    await app.printify.moveOrder(id, 'partially-fulfilled', parcel('9401'))
    await look()
    await app.printify.moveOrder(id, 'fulfilled', parcel('9402'))
    await look()
    await look()
    expect(await orderOf(app, order)).toMatchObject({
      state: 'shipped',
      parcels: ['9400', '9401', '9402'].map(parcel),
    })
    const told = app.mail.messages().filter(({ subject }) => subject.includes('on its way'))
    const texts = told.map((mail) => app.mail.read(mail.id)?.text ?? '')
    expect(texts).toHaveLength(3)
    for (const number of ['9400', '9401', '9402'])
      expect(texts.filter((text) => text.includes(`https://usps.example/${number}`))).toHaveLength(1)
  })

  describe('an order that was shipped', () => {
    const parcel = (number: string) => ({ carrier: 'USPS', number, url: `https://usps.example/${number}` })
    const lastMail = (app: TestApp) => app.mail.read(app.mail.messages().at(0)?.id ?? '')

    async function startShipped(...numbers: string[]) {
      const app = await startTestApp()
      const order = await payPrintOrder(app)
      const id = app.printify.orders()[0]?.id ?? ''
      const look = async () => {
        await Promise.all([app.deps.commerce.pollPrints(), app.deps.commerce.pollPrints()])
        await app.settle()
        app.advance(MINUTE)
      }
      for (const number of numbers) await app.printify.moveOrder(id, 'fulfilled', parcel(number))
      await app.mail.clear()
      await look()
      return { app, order, id, look }
    }

    test('and of which another parcel leaves: the buyer is told, and both stand on its page', async () => {
      const { app, order, id, look } = await startShipped('9400')
      expect(lastMail(app)?.text).toContain('Your order left with USPS.')
      await app.mail.clear()
      await app.printify.moveOrder(id, 'fulfilled', parcel('9401'))
      await look()
      await look()
      expect(mailsOf(app)).toEqual([expect.stringMatching(/^mary@.*: a package is on its way$/)])
      expect(lastMail(app)?.text).toContain('Tracking number: 9401\nTrack it at: https://usps.example/9401')
      expect(await orderOf(app, order)).toMatchObject({
        state: 'shipped',
        parcels: [parcel('9400'), parcel('9401')],
      })
      const list = await (await app.admin()).send(ordersCsvPath)
      expect(await list.text()).toContain('9400, 9401')
    })

    test('in two parcels that are found in one look: each mail has its own page to follow it', async () => {
      const { app, look } = await startShipped('9400', '9401')
      await look()
      const texts = app.mail.messages().map((mail) => app.mail.read(mail.id)?.text ?? '')
      expect(texts).toHaveLength(2)
      for (const number of ['9400', '9401'])
        expect(
          texts.filter((text) => text.includes(`Track it at: https://usps.example/${number}\n`)),
        ).toEqual([expect.stringContaining(`This one left with USPS;`)])
    })

    test('under another number than was told: the buyer gets the right one', async () => {
      const { app, order, id, look } = await startShipped('9400')
      await app.mail.clear()
      await app.printify.moveOrder(id, 'fulfilled', { ...parcel('9499'), insteadOf: '9400' })
      await look()
      await look()
      expect(mailsOf(app)).toEqual([expect.stringMatching(/^mary@.*: your package has a new number$/)])
      expect(lastMail(app)?.text).toContain('Tracking number: 9499')
      expect(await orderOf(app, order)).toMatchObject({ parcels: [parcel('9499')] })
    })
  })

  test('however many parcels are under way: the poll asks about the youngest order, too', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    const copied = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const underWay = Array.from({ length: 120 }, (_, index) => ({
      ...copied,
      id: `earlier-${index}`,
      number: `BB-EARLIER-${index}`,
      printify_id: `earlier-${index}`,
      state: 'shipped' as const,
      created_at: isoAfter(app.now(), -HOUR),
    }))
    await app.deps.db.insertInto('orders').values(underWay).execute()
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'fulfilled', {
      carrier: 'UPS',
      number: '1Z',
      url: '',
    })
    await app.deps.commerce.pollPrints()
    expect(await stateOf(app, order.id)).toBe('shipped')
  })

  test('an order that the printer cancelled needs a person', async () => {
    const app = await startTestApp()
    const order = await payPrintOrder(app)
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
    await app.deps.commerce.pollPrints()
    await app.deps.commerce.pollPrints()
    expect(await stateOf(app, order.id)).toBe('needs_attention')
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  })

  test.each([
    ['in production', undefined],
    ['a draft', { fault: 'error', status: 422, match: 'send_to_production' }],
  ] as const)(
    'cancelled there while it was %s: taken up again, it needs a person again',
    async (_, fault) => {
      const app = await startTestApp()
      if (fault) app.printify.faults.set(fault)
      const { id } = await payPrintOrder(app)
      app.printify.faults.clear()
      await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
      await app.deps.commerce.pollPrints()
      expect(await stateOf(app, id)).toBe('needs_attention')
      const admin = await app.admin()
      await admin.ask(retryOrder, { params: { id } })
      await app.settle()
      expect((await admin.ask(readAdminOrder, { params: { id } })).order).toMatchObject({
        state: 'needs_attention',
        attention: 'At the print provider it is canceled.',
      })
    },
  )
})

describe('when it cannot be paid at once', () => {
  test('the card provider is down: the order is taken, and the link follows by mail', async () => {
    const app = await startTestApp()
    app.stripe.faults.set({ fault: 'refuse' })
    const order = await startPrintOrder(app)
    expect(order.checkout_url).toBeUndefined()
    app.stripe.faults.clear()
    await app.settle(() => mailsOf(app).length > 0)
    const [session] = app.stripe.sessions()
    const [mail] = app.mail.messages()
    expect((await app.mail.read(mail?.id ?? ''))?.text).toContain(session?.url ?? 'no session')
    expect(mailsOf(app)).toEqual([expect.stringContaining('mary@example.com: Complete your payment')])
    expect(app.stripe.sessions()).toHaveLength(1)
  })

  test('there is none: the buyer and the agency are told, and the agency marks it as paid', async () => {
    const app = await startTestApp({
      settings: {
        DEMO: 'false',
        STRIPE_SECRET_KEY: '',
        STRIPE_PUBLISHABLE_KEY: '',
        STRIPE_WEBHOOK_SECRET: '',
      },
    })
    const { id, checkout_url } = await startPrintOrder(app)
    expect(checkout_url).toBeUndefined()
    await app.drain()
    expect(mailsOf(app)).toEqual([
      expect.stringContaining('is waiting for a payment'),
      expect.stringContaining('Complete your payment'),
    ])
    const admin = await app.admin()
    const paid = await admin.ask(markOrderPaid, { params: { id }, body: { note: 'By cheque.' } })
    expect(paid.order).toMatchObject({ state: 'paid', payments: [{ method: 'manual', refundable: 0 }] })
    await app.drain()
    expect(inProduction(app)).toHaveLength(1)
    const again = await admin.call(markOrderPaid, { params: { id }, body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('what was paid by hand is not given back by card', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    const admin = await app.admin()
    await admin.ask(markOrderPaid, { params: { id: orderId }, body: {} })
    const refused = await admin.call(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('the way it came') },
    })
    await app.settle()
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('marked as paid, an order lets nothing go on the way, and is not said to have expired', async () => {
    const app = await startTestApp()
    const byCard = await startOrder(app)
    const onPage = await startPrintOrder(app)
    const admin = await app.admin()
    for (const id of [byCard.orderId, onPage.id]) {
      const { order } = await admin.ask(markOrderPaid, { params: { id }, body: {} })
      expect(order.history.map(({ what }) => what)).not.toContain('expired')
    }
    expect(await app.rows('select id from payment where released_at is not null')).toEqual([])
  })

  test('marked as paid when the shelf has been counted empty meanwhile: it is said so, and nothing was paid', async () => {
    const app = await startTestApp()
    const { orderId } = await startOrder(app)
    await app.rows('update catalogue_stock set stock = 0')
    const admin = await app.admin()
    expect(await admin.call(markOrderPaid, { params: { id: orderId }, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    })
    expect(await app.rows("select id from payment where method = 'manual'")).toEqual([])
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  })

  test('marked as paid while the card provider is silent: nothing is changed, and it can be tried again', async () => {
    const app = await startTestApp({ breaks: true })
    const { orderId } = await startOrder(app)
    const admin = await app.admin()
    const markPaid = () => admin.call(markOrderPaid, { params: { id: orderId }, body: {} })
    app.stripe.faults.set({ fault: 'refuse', times: 1 })
    expect(await markPaid()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
    expect((await markPaid()).status).toBe(200)
  })

  test('marked as paid when the card has been charged a moment before: it is said so, and settled', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    app.stripe.paySession(sessionId)
    const answer = await (await app.admin()).call(markOrderPaid, { params: { id }, body: {} })
    expect(answer).toMatchObject({ status: 409, body: { error: 'This order has been paid already.' } })
    await app.settle()
    const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
    expect(order.payments).toMatchObject([{ method: 'hosted', state: 'succeeded' }])
  })

  test('marked as paid while the hosted page is open: the page is closed first', async () => {
    const app = await startTestApp()
    const { id, sessionId } = await startPrintOrder(app)
    await (await app.admin()).ask(markOrderPaid, { params: { id }, body: {} })
    expect(app.stripe.sessions()).toMatchObject([{ status: 'expired' }])
    expect(() => app.stripe.paySession(sessionId)).toThrow('expired')
    await app.stripe.deliver()
    await app.settle()
    expect(inProduction(app)).toHaveLength(1)
  })

  test('marked as paid while the hosted page is made: the buyer is not sent there, and money that comes by it is not lost from sight', async () => {
    const app = await startTestApp()
    app.stripe.faults.set({ fault: 'slow', byteMs: 1, match: 'POST /v1/checkout/sessions', times: 1 })
    const placing = startPrintOrder(app)
    await expect.poll(() => app.stripe.sessions().length).toBe(1)
    const [row] = await app.rows<{ id: string }>('select id from orders')
    const admin = await app.admin()
    const params = { id: row?.id ?? '' }
    await admin.ask(markOrderPaid, { params, body: {} })
    expect((await placing).checkout_url).toBeUndefined()
    app.stripe.paySession(app.stripe.sessions()[0]?.id ?? '')
    await app.stripe.deliver()
    await app.settle()
    expect((await admin.ask(readAdminOrder, { params })).order).toMatchObject({
      state: 'needs_attention',
      attention: expect.stringMatching(/^A second payment arrived: pi_/),
    })
  })
})

describe('what printing costs', () => {
  test('the administrator reads what the printer charges, with its shipping; the buyer paid the flat price', async () => {
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

  test('an order that is not at the printer yet costs nothing', async () => {
    const app = await startTestApp()
    const { orderId } = await startPrintOrder(app)
    const admin = await app.admin()
    expect(await admin.ask(readPrintCost, { params: { id: orderId } })).toEqual({ cost: null })
    expect(printCalls(app)).toEqual([])
  })
})
