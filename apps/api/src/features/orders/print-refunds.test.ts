import { listOrders, readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { listJobs } from '@beacon/contract/outbox'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import {
  inProduction,
  mailsOf,
  orderOf,
  payPrintOrder,
  payRefusedPrint,
  printCalls,
  startPrintOrder,
  stateOf,
} from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

type Fault = Parameters<TestApp['printify']['faults']['set']>[0]

/** Pays for printed goods; the job that creates the draft has asked for it and has no answer yet. */
async function payWhileDraftIsCreated(app: TestApp, fault: Fault) {
  const order = await startPrintOrder(app)
  app.printify.faults.set({ ...fault, match: 'POST', times: 1 })
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  const atWork = app.drain()
  await expect.poll(() => app.printify.orders().length).toBe(1)
  const admin = await app.admin()
  const { order: paid } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  return { order, intentId: paid.payments[0]?.intentId ?? '', admin, atWork }
}

test('refunding an order before it is printed cancels its draft', async () => {
  const app = await startTestApp()
  const order = await payRefusedPrint(app)
  expect(await stateOf(app, order.id)).toBe('needs_attention')
  const admin = await app.admin()
  const { order: stuck } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  expect(stuck.payments).toMatchObject([{ method: 'hosted', refundable: order.total }])
  await admin.ask(refundPayment, { body: { paymentIntentId: stuck.payments[0]?.intentId, reason: '' } })
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('refunded')
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})

test('refunding an order that waits for the agency’s payment at the print provider cancels it there', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.settle()
  await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'payment-not-received')
  await app.deps.commerce.pollPrints()
  expect(await stateOf(app, order.id)).toBe('needs_attention')
  const admin = await app.admin()
  const { order: stuck } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  await admin.ask(refundPayment, { body: { paymentIntentId: stuck.payments[0]?.intentId, reason: '' } })
  await app.settle()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})

test('a buyer whose order the print provider canceled in production is not told to wait for it', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('in_production')
  await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
  await app.deps.commerce.pollPrints()
  const admin = await app.admin()
  const { order: stopped } = await admin.ask(readAdminOrder, { params: { id: order.id } })
  expect(stopped).toMatchObject({ state: 'needs_attention', stoppedAt: 'in_production' })
  await admin.ask(refundPayment, { body: { paymentIntentId: stopped.payments[0]?.intentId, reason: '' } })
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', mayStillArrive: false })
})

test.each([
  ['its answer is late', 50],
  ['its answer is lost', 1000],
])('refunded while the draft is created and %s: the draft is canceled, not printed', async (_, byteMs) => {
  const app = await startTestApp()
  // The provider creates the draft, and its answer comes late or never.
  const { order, intentId, admin, atWork } = await payWhileDraftIsCreated(app, { fault: 'slow', byteMs })
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  expect(await stateOf(app, order.id)).toBe('refunded')
  await atWork
  await app.settle()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  expect(printCalls(app).filter(({ path }) => path.includes('send_to_production'))).toEqual([])
})

test.each([
  ['its answer is late', { fault: 'slow', byteMs: 1 }],
  ['its answer is lost', { fault: 'done-but-cut' }],
] as const)(
  'refunded while being sent to production and %s: refunded for the buyer, needs attention until settled',
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
    const readOrder = async () => (await admin.ask(readAdminOrder, { params })).order
    const needingAttention = async () =>
      (await admin.ask(listOrders, { query: { state: 'needs_attention' } })).orders
    await admin.ask(refundPayment, {
      body: { paymentIntentId: (await readOrder()).payments[0]?.intentId, reason: '' },
    })
    await atWork
    await app.settle()
    expect(await needingAttention()).toMatchObject([
      {
        id: order.id,
        attention: 'It could not be canceled at the print provider any more by the time its money went back.',
      },
    ])
    expect(await orderOf(app, order)).toMatchObject({
      state: 'refunded',
      returnUntil: null,
      mayStillArrive: true,
    })
    expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)

    await admin.ask(retryOrder, { params })
    await app.settle()
    expect(await needingAttention()).toEqual([])
    const settled = await readOrder()
    expect(settled).toMatchObject({ state: 'refunded', attention: '' })
    expect(settled.history.at(-1)).toMatchObject({ what: 'refunded', detail: 'A person has settled it.' })
    expect(inProduction(app)).toHaveLength(1)
  },
)

test('disputed while the draft is created: it needs attention, and a retry prints that same draft', async () => {
  const app = await startTestApp()
  const fault = { fault: 'slow', byteMs: 50 } as const
  const { order, intentId, admin, atWork } = await payWhileDraftIsCreated(app, fault)
  app.stripe.dispute(intentId)
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

test.each([
  ['its answer is late', { fault: 'slow', byteMs: 50 }],
  ['its answer is lost', { fault: 'done-but-cut' }],
] as const)(
  'disputed while the draft is created and %s, then refunded: the draft is canceled',
  async (_, fault) => {
    const app = await startTestApp()
    const { order, intentId, admin, atWork } = await payWhileDraftIsCreated(app, fault)
    app.stripe.dispute(intentId)
    await app.stripe.deliver()
    // The clock stands still, so the dispute comes before another attempt.
    await app.drain()
    await atWork
    expect(await stateOf(app, order.id)).toBe('needs_attention')
    app.stripe.endDispute(intentId, 'won')
    await app.stripe.deliver()
    await app.settle()
    await admin.ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
    await app.settle()
    expect(await stateOf(app, order.id)).toBe('refunded')
    expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  },
)

test('refunded while it has issues at the print provider: it may still be made, so a person has to stop it there', async () => {
  const app = await startTestApp()
  const { id } = await payPrintOrder(app)
  const [print] = app.printify.orders()
  for (const word of ['in-production', 'had-issues'] as const) {
    await app.printify.moveOrder(print?.id ?? '', word)
    await app.deps.commerce.pollPrints()
  }
  const admin = await app.admin()
  const read = async () => (await admin.ask(readAdminOrder, { params: { id } })).order
  const { attention, payments } = await read()
  expect(attention).toBe('At the print provider it is had-issues.')
  await admin.ask(refundPayment, { body: { paymentIntentId: payments[0]?.intentId, reason: '' } })
  await app.settle()
  expect(await read()).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refunded',
    attention: 'It could not be canceled at the print provider any more by the time its money went back.',
  })
})

test('a print that the provider refuses leaves no job: its order waits for a person, who tries again there', async () => {
  const app = await startTestApp()
  const { id } = await payRefusedPrint(app)
  const admin = await app.admin()
  const { jobs, counts } = await admin.ask(listJobs, { query: { kind: 'prints.submit' } })
  expect([jobs.map(({ state }) => state), counts.refused]).toEqual([['done'], 0])
  expect(await stateOf(app, id)).toBe('needs_attention')
})

test('a draft that has issues before anything is printed waits for a person, and is printed once it is set right', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.printify.faults.set({ fault: 'slow', byteMs: 10, match: 'POST', times: 1 })
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  const atWork = app.drain()
  await expect.poll(() => app.printify.orders().length).toBe(1)
  const draft = app.printify.orders()[0]?.id ?? ''
  await app.printify.moveOrder(draft, 'had-issues')
  await atWork
  await app.drain()
  const admin = await app.admin()
  const read = async () => (await admin.ask(readAdminOrder, { params: { id: order.id } })).order
  const { state, stoppedAt, attention } = await read()
  expect([state, stoppedAt]).toEqual(['needs_attention', 'draft_at_printer'])
  await app.printify.moveOrder(draft, 'on-hold')
  await admin.ask(retryOrder, { params: { id: order.id }, query: { seen: attention } })
  await app.settle()
  expect(inProduction(app)).toHaveLength(1)
  expect(await stateOf(app, order.id)).toBe('in_production')
})

test('a print that is refused for what has been remarked already stops its order all the same', async () => {
  const app = await startTestApp({ settings: { PRINT_WAIT_MINUTES: '30' } })
  const { id } = await payPrintOrder(app)
  app.printify.prepareSlowly(1)
  app.advance(31 * MINUTE)
  await app.drain()
  expect(await stateOf(app, id)).toBe('draft_at_printer')
  app.printify.faults.set({ fault: 'error', status: 404, match: 'GET /v1/shops' })
  await app.deps.commerce.pollPrints()
  app.advance(20 * MINUTE)
  await app.settle()
  app.printify.faults.clear()
  const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id } })
  expect(order).toMatchObject({
    state: 'needs_attention',
    attention: 'The print provider no longer knows this order.',
  })
})

test('a delivered print whose refund failed and is made again is not canceled at the provider, and stops nothing', async () => {
  const app = await startTestApp()
  const order = await payPrintOrder(app)
  const printId = app.printify.orders()[0]?.id ?? ''
  await app.printify.moveOrder(printId, 'in-production')
  await app.deps.commerce.pollPrints()
  const parcel = { carrier: 'USPS', number: '9400', url: '', deliveredAt: app.now() }
  await app.printify.moveOrder(printId, 'fulfilled', parcel)
  await app.deps.commerce.pollPrints()
  await app.settle()
  const admin = await app.admin()
  const read = async () => (await admin.ask(readAdminOrder, { params: { id: order.id } })).order
  const paymentIntentId = (await read()).payments[0]?.intentId ?? ''
  const refund = async (reason = '') => {
    await admin.ask(refundPayment, { body: { paymentIntentId, reason } })
    await deliverEvents(app)
  }
  await refund()
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  expect(await read()).toMatchObject({ stoppedAt: 'refund_pending' })
  await refund('again')
  expect((await read()).jobs.filter(({ kind }) => kind === 'prints.cancel')).toEqual([])
  expect((await read()).attention).not.toMatch(/could not be canceled/)
  expect((await orderOf(app, { orderId: order.id, token: order.token })).mayStillArrive).toBe(false)
})
