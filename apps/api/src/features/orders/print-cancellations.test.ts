import { cancelObstacleWords } from '@beacon/content/cancellations'
import { expect, test } from 'vitest'
import { cancel, orderOf, startPrintOrder, stateOf } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const orders = (app: TestApp) => app.rows('select state, attention from orders')
const tooLate = { status: 409, body: { code: 'conflict', error: cancelObstacleWords.printing } }

const sentToPrint = (app: TestApp) =>
  app.printify.calls.filter(({ path }) => path.includes('send_to_production'))

/** Pays for printed goods; the jobs that follow wait in the outbox. */
async function payPrints(app: TestApp) {
  const order = await startPrintOrder(app)
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  return order
}

test('canceling an order cancels its draft at the print provider, and it is not printed', async () => {
  const app = await startTestApp()
  app.printify.prepareSlowly(6)
  const order = await payPrints(app)
  await app.drain()
  expect(await orderOf(app, order)).toMatchObject({
    state: 'draft_at_printer',
    cancel: { refund: order.total, obstacle: null },
  })
  expect((await cancel(app, order)).status).toBe(200)
  const asked = sentToPrint(app).length
  await app.stripe.deliver()
  await app.settle()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  expect(sentToPrint(app)).toHaveLength(asked)
  expect(await orders(app)).toEqual([{ state: 'refunded', attention: '' }])
})

test('a draft canceled by another job at the same moment needs no attention', async () => {
  const app = await startTestApp()
  app.printify.prepareSlowly(6)
  const order = await payPrints(app)
  await app.drain()
  const draft = app.printify.orders()[0]?.id ?? ''
  expect((await cancel(app, order)).status).toBe(200)
  // Our job reads it as a draft; the other job cancels it before ours does, so the provider refuses ours.
  const asked = () => app.printify.calls.filter(({ path }) => path.endsWith(`/${draft}.json`)).length
  const before = asked()
  app.printify.faults.set({ fault: 'slow', byteMs: 1, match: `/${draft}.json`, times: 1 })
  const atWork = app.drain()
  await expect.poll(asked).toBe(before + 1)
  await app.printify.moveOrder(draft, 'canceled')
  await atWork
  expect(app.printify.calls.filter(({ path }) => path.endsWith('/cancel.json'))).toHaveLength(1)
  expect(await app.rows("select state from outbox where kind = 'prints.cancel'")).toEqual([{ state: 'done' }])
  await app.stripe.deliver()
  await app.settle()
  expect(await orders(app)).toEqual([{ state: 'refunded', attention: '' }])
})

test('an order canceled while its draft is created is canceled at the print provider and not printed', async () => {
  const app = await startTestApp()
  app.printify.faults.set({ fault: 'slow', byteMs: 10, match: 'POST', times: 1 })
  // The refund has to wait, so the order is only refund_pending.
  app.stripe.faults.set({ fault: 'error', status: 500, match: 'POST /v1/refunds' })
  const order = await payPrints(app)
  const atWork = app.drain()
  await expect.poll(() => app.printify.orders().length).toBe(1)
  expect((await cancel(app, order)).status).toBe(200)
  await atWork
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  expect(sentToPrint(app)).toEqual([])
  app.stripe.faults.clear()
  await app.stripe.deliver()
  await app.settle()
  expect(await orders(app)).toEqual([{ state: 'refunded', attention: '' }])
})

test('a canceled order that turns out to be in production still needs a person once its refund is made', async () => {
  const app = await startTestApp()
  app.printify.prepareSlowly(6)
  const order = await payPrints(app)
  await app.drain()
  await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'in-production')
  app.stripe.faults.set({ fault: 'error', status: 500, match: 'POST /v1/refunds' })
  expect((await cancel(app, order)).status).toBe(200)
  await app.drain()
  const attention = 'It could not be canceled at the print provider any more by the time its money went back.'
  const flagged = { state: 'needs_attention', attention }
  expect(await app.rows('select state, attention, resume_state from orders')).toEqual([
    { ...flagged, resume_state: 'refund_pending' },
  ])
  app.stripe.faults.clear()
  await app.stripe.deliver()
  await app.settle()
  expect(await app.rows('select state, attention, resume_state from orders')).toEqual([
    { ...flagged, resume_state: 'refunded' },
  ])
})

test.each([
  ['its answer is late', { fault: 'slow', byteMs: 1 }],
  ['its answer is lost', { fault: 'done-but-cut' }],
] as const)('once printing was requested and %s, canceling is rejected as too late', async (_, fault) => {
  const app = await startTestApp()
  app.printify.faults.set({ ...fault, match: 'send_to_production', times: 1 })
  const order = await payPrints(app)
  const atWork = app.drain()
  await expect.poll(() => sentToPrint(app).length).toBe(1)
  expect(await cancel(app, order)).toMatchObject(tooLate)
  expect(await orderOf(app, order)).toMatchObject({ cancel: { refund: null, obstacle: 'printing' } })
  await atWork
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('in_production')
  expect(await cancel(app, order)).toMatchObject(tooLate)
  expect(app.stripe.refunds()).toEqual([])
})
