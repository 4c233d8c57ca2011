import { listJobs } from '@beacon/contract/outbox'
import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import { adminOrderOf, notebookStock } from '../../../test/cancellations.ts'
import { cancel, mailsOf, orderOf, payOrder } from '../../../test/orders.ts'
import { payFor } from '../../../test/paid-bookings.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** A refund that the card provider makes without our hearing so, and refuses to be asked for again: our key is wrong. */
async function refundUnheard(app: TestApp, paymentIntentId: string, amount?: number): Promise<void> {
  const admin = await app.admin()
  app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/refunds', times: 1 })
  const { status } = await admin.ask(refundPayment, { body: { paymentIntentId, amount, reason: '' } })
  expect(status).toBe('pending')
  app.stripe.faults.set({ fault: 'error', status: 401, match: '/v1/refunds' })
  app.advance(MINUTE)
  await app.drain()
  app.stripe.faults.clear()
  expect(await app.rows('select state, refund_id from refund')).toEqual([
    { state: 'failed', refund_id: null },
  ])
}

const afterAll = (cents: number) =>
  `The refund of ${usd(cents)} that had failed was made by the card provider after all.`
const alarmsOf = (app: TestApp) => mailsOf(app).filter((mail) => mail.includes('attention'))

test('PAY-11: a refund that was made, and counted as failed, ends its order as soon as its event arrives', async () => {
  const app = await startTestApp({ breaks: true })
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await refundUnheard(app, order.intentId)
  expect(await orderOf(app, order)).toMatchObject({ state: 'needs_attention', refunded: 0 })
  const alarms = alarmsOf(app).length
  await deliverEvents(app)
  await app.deps.commerce.sweep()
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  expect(await adminOrderOf(app, order)).toMatchObject({
    attention: afterAll(order.amount),
    stoppedAt: 'refunded',
    payments: [{ state: 'refunded', refundable: 0, refunds: [{ state: 'succeeded', isByHand: false }] }],
  })
  expect(await notebookStock(app)).toBe(stock)
  expect(mailsOf(app).filter((mail) => mail.includes('Refund for order'))).toHaveLength(1)
  expect(alarmsOf(app), 'told once').toHaveLength(alarms + 1)
})

test('the sweep finds a part that was refunded and counted as failed; what is left can still be refunded', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  await refundUnheard(app, order.intentId, 500)
  app.advance(MINUTE)
  await app.deps.commerce.sweep()
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({
    refunded: 500,
    attention: `A refund of $5.00 failed.\n${afterAll(500)}`,
    stoppedAt: 'paid',
    payments: [{ state: 'partly_refunded', refundable: order.amount - 500 }],
  })
})

test('what was given back by hand meanwhile counts as well, and the agency reads that it was too much', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  await refundUnheard(app, order.intentId)
  const [payment] = (await adminOrderOf(app, order)).payments
  await (await app.admin()).ask(noteRefund, { body: { paymentId: payment?.id ?? '' } })
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  await deliverEvents(app)
  const twice = usd(2 * order.amount)
  expect(await adminOrderOf(app, order)).toMatchObject({
    refunded: 2 * order.amount,
    attention: `${afterAll(order.amount)} In all, ${twice} went back of the ${usd(order.amount)} that were paid.`,
    stoppedAt: 'refunded',
    payments: [{ state: 'refunded', refundable: 0 }],
  })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refundedByHand: order.amount })
})

test('a refund of the dashboard on top of what was given back by hand is too much, and the agency reads so', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  const admin = await app.admin()
  app.stripe.faults.set({ fault: 'error', status: 400, match: '/v1/refunds' })
  const refund = (amount: number) =>
    admin.call(refundPayment, { body: { paymentIntentId: order.intentId, amount, reason: '' } })
  await refund(300)
  app.stripe.faults.clear()
  await app.settle()
  const [payment] = (await adminOrderOf(app, order)).payments
  await admin.ask(noteRefund, { body: { paymentId: payment?.id ?? '', amount: 300 } })
  await refund(order.amount - 300)
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'refunded', attention: '' })
  app.stripe.refundInDashboard(order.intentId, 300)
  await deliverEvents(app)
  expect(await adminOrderOf(app, order)).toMatchObject({
    refunded: order.amount + 300,
    attention: `In all, ${usd(order.amount + 300)} went back of the ${usd(order.amount)} that were paid.`,
  })
})

test('the same of a session: its visitor is told of the refund, and the agency that it was made', async () => {
  const app = await startTestApp({ breaks: true })
  const { intentId } = await payFor(app)
  await refundUnheard(app, intentId)
  await deliverEvents(app)
  expect(await app.rows('select refunded_cents, attention from booking')).toEqual([
    { refunded_cents: 19_900, attention: afterAll(19_900) },
  ])
  expect(mailsOf(app).filter((mail) => mail.includes('Refund: $199.00'))).toHaveLength(1)
})

test('a refund that was made, and is refused when it is asked for again, is found at once and no failure', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/refunds', times: 1 })
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: order.intentId, reason: '' } })
  app.stripe.faults.set({ fault: 'error', status: 400, match: 'POST /v1/refunds' })
  app.advance(MINUTE)
  await app.drain()
  app.stripe.faults.clear()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  expect(app.stripe.refunds()).toHaveLength(1)
  expect(alarmsOf(app)).toEqual([])
  expect(await app.rows("select kind from outbox where state <> 'done'")).toEqual([])
})

test('a refund that the card provider refuses leaves no job: its order waits for a person, who asks again there', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 401 })
  await cancel(app, order)
  await app.drain()
  app.stripe.faults.clear()
  const admin = await app.admin()
  const { jobs, counts } = await admin.ask(listJobs, { query: { kind: 'payments.refund' } })
  expect([jobs.map(({ state }) => state), counts.refused]).toEqual([['done'], 0])
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'needs_attention', refunded: 0 })
  await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, reason: '' } })
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
})

test.each([408, 409, 425, 429])(
  'a refund that is answered with %i is asked for again, and made once',
  async (status) => {
    const app = await startTestApp()
    const order = await payOrder(app)
    app.stripe.faults.set({ fault: 'error', status, match: 'POST /v1/refunds' })
    await cancel(app, order)
    await app.drain()
    app.stripe.faults.clear()
    app.advance(30 * MINUTE)
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
    expect(app.stripe.refunds()).toHaveLength(1)
  },
)
