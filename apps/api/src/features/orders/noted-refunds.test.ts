import { listAudit } from '@beacon/contract/audit'
import { listBookings } from '@beacon/contract/booking-admin'
import { readFigures } from '@beacon/contract/figures'
import { markOrderPaid } from '@beacon/contract/order-admin'
import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import { erasePerson } from '@beacon/contract/people'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import { adminOrderOf, notebookStock } from '../../../test/cancellations.ts'
import {
  type Bought,
  cancel,
  inProduction,
  mailsOf,
  orderOf,
  payOrder,
  printsIn,
  startOrder,
  startPrintOrder,
  stateOf,
  WORKBOOK,
} from '../../../test/orders.ts'
import { payFor } from '../../../test/paid-bookings.ts'
import { deliverEvents, withoutCards } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** Marks an order as paid, as the administrator; returns the id of its payment. */
async function markPaid(app: TestApp, { orderId }: Bought): Promise<string> {
  const params = { id: orderId }
  const { order } = await (await app.admin()).ask(markOrderPaid, { params, body: { note: 'By check.' } })
  return order.payments[0]?.id ?? ''
}

interface Noted {
  amount?: number
  refundable?: number
  reason?: string
}

const note = async (
  app: TestApp,
  paymentId: string,
  noted: Noted = {},
  idempotencyKey: string = crypto.randomUUID(),
) => (await app.admin()).call(noteRefund, { body: { paymentId, ...noted }, idempotencyKey })

function refundMail(app: TestApp): string {
  const [newest] = app.mail.messages().filter(({ subject }) => subject.startsWith('Refund'))
  return app.mail.read(newest?.id ?? '')?.text ?? ''
}

test('a check that was given back ends the order: stock, figures, history and the audit log say so', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await startOrder(app)
  const paymentId = await markPaid(app, order)
  await app.settle()
  expect(await notebookStock(app)).toBe(stock - 1)
  const noted = await note(app, paymentId, { reason: 'Changed their mind' })
  expect(noted).toMatchObject({ status: 200, body: { success: true, refunded: order.amount } })
  await app.settle()
  const seen = await adminOrderOf(app, order)
  expect(seen).toMatchObject({
    state: 'refunded',
    refunded: order.amount,
    payments: [
      {
        state: 'refunded',
        refundable: 0,
        refunds: [{ amount: order.amount, state: 'succeeded', reason: 'Changed their mind' }],
      },
    ],
  })
  expect(seen.history.at(-1)).toMatchObject({ what: 'refunded', detail: usd(order.amount) })
  expect(await notebookStock(app)).toBe(stock)
  expect(app.stripe.refunds(), 'nothing goes to a card').toEqual([])
  const admin = await app.admin()
  expect((await admin.ask(readFigures, { query: {} })).now).toMatchObject({ ordersCents: 0 })
  const { entries } = await admin.ask(listAudit, { query: { act: 'payment.note-refund' } })
  expect(entries).toMatchObject([{ outcome: 'done', line: `All that is left, ${seen.number}` }])
})

test('the buyer of a check that was given back is told so, without a word of a card, and can be erased', async () => {
  const app = await startTestApp()
  const order = await startOrder(app)
  await note(app, await markPaid(app, order))
  await app.settle()
  expect(refundMail(app)).toContain(', all of it.')
  expect(refundMail(app)).toContain(`We gave ${usd(order.amount)} back to you outside our website.`)
  expect(refundMail(app)).not.toMatch(/card|Banks take/)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refundedByHand: order.amount })
  await (await app.admin()).ask(erasePerson, { body: { email: 'ada@bakery.example' } })
  expect(await app.rows('select email from orders')).toEqual([{ email: '' }])
})

test('PAY-11: parts of a check are noted one by one, never more than was paid, and a repeated note counts once', async () => {
  const app = await startTestApp()
  const order = await startOrder(app)
  const paymentId = await markPaid(app, order)
  const part = { amount: 500, refundable: order.amount, reason: '' }
  for (const _ of ['first', 'repeated'])
    expect((await note(app, paymentId, part, 'one-press')).body).toEqual({ success: true, refunded: 500 })
  // A mail that still waits is left out once there is a later refund.
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'paid',
    refunded: 500,
    payments: [{ state: 'partly_refunded', refundable: order.amount - 500, refunds: [{ amount: 500 }] }],
  })
  expect(await note(app, paymentId, part, 'another-screen')).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^\$5\.00 was refunded since you looked/) },
  })
  expect(await note(app, paymentId, { amount: order.amount - 499 })).toMatchObject({ status: 409 })
  expect(await note(app, paymentId)).toMatchObject({ body: { refunded: order.amount - 500 } })
  expect(await note(app, paymentId)).toMatchObject({ status: 409 })
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  expect(mailsOf(app).filter((mail) => mail.includes('Refund for'))).toHaveLength(2)
})

test('of two notes of the whole sum at the same time one is recorded', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await startOrder(app)
  const paymentId = await markPaid(app, order)
  const statuses = (await Promise.all([note(app, paymentId), note(app, paymentId)])).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 409])
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ refunded: order.amount })
  expect(await notebookStock(app)).toBe(stock)
})

test('a queued print is never made once its check was given back', async () => {
  const app = await startTestApp({ settings: { PRINT_WAIT_MINUTES: '30' } })
  const order = await startPrintOrder(app)
  await note(app, await markPaid(app, order))
  app.advance(31 * MINUTE)
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('refunded')
  expect(app.printify.orders()).toEqual([])
})

test('a print that stopped as a draft is canceled at the print provider and needs nobody any more', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.printify.faults.set({ fault: 'error', status: 422, match: 'send_to_production' })
  const paymentId = await markPaid(app, order)
  await app.settle()
  expect(await stateOf(app, order.id)).toBe('needs_attention')
  app.printify.faults.clear()
  await note(app, paymentId)
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'refunded', attention: '' })
  expect(printsIn(app)).toEqual([])
})

test('a print already in production stops for a person, as after a card’s refund', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  const paymentId = await markPaid(app, order)
  await app.settle()
  expect(inProduction(app)).toHaveLength(1)
  await note(app, paymentId)
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refunded',
    attention: 'It could not be canceled at the print provider any more by the time its money went back.',
  })
})

test('without a card provider a refund is noted all the same', async () => {
  const app = await startTestApp({ settings: { ...withoutCards, PRINT_WAIT_MINUTES: '30' } })
  const order = await startPrintOrder(app)
  const noted = await note(app, await markPaid(app, order))
  expect(noted).toMatchObject({ status: 200, body: { refunded: order.total } })
  expect(await stateOf(app, order.id)).toBe('refunded')
})

/** The card takes back nothing any more. */
const refuseRefunds = (app: TestApp) =>
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })

test('a canceled order whose card did not take the refund ends once it is noted as given back, and its buyer is told', async () => {
  const app = await startTestApp({ breaks: true })
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await app.settle()
  refuseRefunds(app)
  await cancel(app, order)
  await deliverEvents(app)
  const stopped = await adminOrderOf(app, order)
  expect(stopped).toMatchObject({ stoppedAt: 'refund_pending', payments: [{ refundable: order.amount }] })
  const noted = await note(app, stopped.payments[0]?.id ?? '', { reason: 'Sent a check' })
  expect(noted).toMatchObject({ status: 200, body: { refunded: order.amount } })
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'refunded',
    attention: '',
    refunded: order.amount,
    payments: [
      {
        state: 'refunded',
        refundable: 0,
        refunds: expect.arrayContaining([
          expect.objectContaining({ state: 'succeeded', isByHand: true }),
          expect.objectContaining({ state: 'failed', isByHand: false }),
        ]),
      },
    ],
  })
  expect(await orderOf(app, order)).toMatchObject({ refunded: order.amount, refundedByHand: order.amount })
  expect(refundMail(app)).toContain(`We gave ${usd(order.amount)} back to you outside our website.`)
  expect(refundMail(app)).not.toMatch(/Banks take/)
  expect(await notebookStock(app)).toBe(stock)
})

test('of a refund in two ways the buyer is told how much went to the card, and how much another way', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  const byCard = (amount: number) => ({ paymentIntentId: order.intentId, amount, reason: '' })
  const admin = await app.admin()
  await admin.ask(refundPayment, { body: byCard(500) })
  refuseRefunds(app)
  expect((await admin.call(refundPayment, { body: byCard(100) })).status).toBe(502)
  await note(app, (await adminOrderOf(app, order)).payments[0]?.id ?? '')
  await app.settle()
  const byHand = order.amount - 500
  expect(await orderOf(app, order)).toMatchObject({
    state: 'refunded',
    refunded: order.amount,
    refundedByHand: byHand,
  })
  expect(refundMail(app)).toMatch(/Banks take .+ to show \$5\.00 on your statement\./)
  expect(refundMail(app)).toContain(`We gave ${usd(byHand)} back to you outside our website.`)
})

test('while a bank decides about a payment, nothing is noted as given back by hand: it could be paid twice', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  refuseRefunds(app)
  const body = { paymentIntentId: order.intentId, reason: '' }
  expect((await (await app.admin()).call(refundPayment, { body })).status).toBe(502)
  app.stripe.dispute(order.intentId)
  await deliverEvents(app)
  const paymentId = (await adminOrderOf(app, order)).payments[0]?.id ?? ''
  expect(await note(app, paymentId)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^The buyer’s bank still decides/) },
  })
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  expect(await note(app, paymentId)).toMatchObject({ status: 200 })
})

test('what the card did not take back of a session is noted as given back by hand: its visitor, the figures and the owner know', async () => {
  const app = await startTestApp({ breaks: true })
  const { intentId, bookingId } = await payFor(app)
  await app.settle()
  const bookingNow = async () =>
    (await (await app.admin()).ask(listBookings, { query: {} })).bookings.find(({ id }) => id === bookingId)
  expect(await bookingNow()).toMatchObject({ handRefundPaymentId: null })
  refuseRefunds(app)
  const body = { paymentIntentId: intentId, reason: '' }
  expect((await (await app.admin()).call(refundPayment, { body })).status).toBe(502)
  const failed = await bookingNow()
  expect(failed).toMatchObject({ attention: 'A refund of $199.00 failed.', refundableCents: 19_900 })
  expect(await note(app, failed?.handRefundPaymentId ?? '')).toMatchObject({ status: 200 })
  expect(await bookingNow()).toMatchObject({ refundedCents: 19_900, refundableCents: 0, attention: null })
  await app.settle()
  expect(refundMail(app)).toContain('We gave $199.00 back to you outside our website.')
  expect(refundMail(app)).not.toContain('statement')
})

test('only what was marked as paid can be noted as given back, and only by an administrator', async () => {
  const app = await startTestApp()
  const unpaid = await startOrder(app, WORKBOOK)
  const byCard = await payOrder(app)
  for (const order of [unpaid, byCard]) {
    const paymentId = (await adminOrderOf(app, order)).payments[0]?.id ?? ''
    expect(await note(app, paymentId)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  }
  expect(await note(app, 'unknown')).toMatchObject({ status: 404 })
  const paymentId = await markPaid(app, unpaid)
  expect((await app.visitor.call(noteRefund, { body: { paymentId } })).status).toBe(401)
  expect(await app.rows('select id from refund')).toEqual([])
})
