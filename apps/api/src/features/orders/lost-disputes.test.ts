import { readFigures } from '@beacon/contract/figures'
import { ordersCsvPath, retryOrder, settleReturn, shipOrder } from '@beacon/contract/order-admin'
import { askForReturn } from '@beacon/contract/order-returns'
import { refundPayment } from '@beacon/contract/payment-admin'
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
  payPrintOrder,
  payRefusedPrint,
  printsIn,
  WORKBOOK,
} from '../../../test/orders.ts'
import { deliverEvents, payTwice } from '../../../test/payments.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const LOST = 'The dispute is over, and the money went back to the buyer.'

/** The buyer's bank disputes the payment, or a part of it, and keeps the money. */
async function loseDispute(app: TestApp, order: Bought, amount?: number): Promise<void> {
  const intentId = (await adminOrderOf(app, order)).payments[0]?.intentId ?? ''
  app.stripe.dispute(intentId, amount)
  await deliverEvents(app)
  app.stripe.endDispute(intentId, 'lost')
  await deliverEvents(app)
}

async function retry(app: TestApp, { orderId }: Bought) {
  const { order } = await (await app.admin()).ask(retryOrder, { params: { id: orderId } })
  await app.settle()
  return order
}

test('a print whose dispute is lost is never made: its draft is canceled, and it can only be settled', async () => {
  const app = await startTestApp()
  const order = await payRefusedPrint(app)
  expect(printsIn(app)).toHaveLength(1)
  await loseDispute(app, order)
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refunded',
    attention: LOST,
    payments: [{ state: 'dispute_lost', refundable: 0 }],
  })
  expect(printsIn(app)).toEqual([])
  expect(await retry(app, order)).toMatchObject({ state: 'refunded', attention: '' })
  expect(printsIn(app)).toEqual([])
  expect(mailsOf(app).filter((mail) => /on its way|Refund for/.test(mail))).toEqual([])
})

test('goods of ours go back on the shelf when a dispute is lost, once', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  expect(await notebookStock(app)).toBe(stock - 1)
  await loseDispute(app, order)
  expect(await notebookStock(app)).toBe(stock)
  expect(await retry(app, order)).toMatchObject({ state: 'refunded' })
  expect(await notebookStock(app)).toBe(stock)
  const params = { id: order.orderId }
  expect(await (await app.admin()).call(shipOrder, { params, body: {} })).toMatchObject({ status: 409 })
})

test('a file whose dispute is lost can be neither downloaded nor returned, and its buyer is told that it is over', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, WORKBOOK)
  await loseDispute(app, order)
  const over = {
    state: 'refunded',
    refunded: 0,
    lines: [{ download: null, returnable: 0 }],
    returnUntil: null,
  }
  expect(await orderOf(app, order)).toMatchObject(over)
  await retry(app, order)
  expect(await orderOf(app, order)).toMatchObject(over)
})

test('what was printed before its dispute was lost is looked at by a person', async () => {
  const app = await startTestApp()
  const order = await payPrintOrder(app)
  expect(inProduction(app)).toHaveLength(1)
  await loseDispute(app, order)
  expect(await adminOrderOf(app, order)).toMatchObject({
    stoppedAt: 'refunded',
    attention: `${LOST}\nIt could not be canceled at the print provider any more by the time its money went back.`,
  })
  expect(await retry(app, order)).toMatchObject({ state: 'refunded', attention: '' })
})

test('what was sent before its dispute was lost is closed without a return', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await (await app.admin()).ask(shipOrder, { params: { id: order.orderId }, body: { carrier: 'UPS' } })
  await loseDispute(app, order)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', returnUntil: null })
  expect(await notebookStock(app)).toBe(stock - 1)
})

test('after a part is lost in a dispute the order goes on, until the rest is refunded', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await loseDispute(app, order, 700)
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'needs_attention', stoppedAt: 'paid' })
  const body = { paymentIntentId: order.intentId, reason: '' }
  await (await app.admin()).ask(refundPayment, { body })
  const seen = await adminOrderOf(app, order)
  expect(seen).toMatchObject({ state: 'refunded', refunded: order.amount - 700 })
  const { text } = await app.mail.waitFor(({ subject }) => subject.startsWith('Refund for'))
  expect(text).toContain(
    `We have refunded ${usd(order.amount - 700)} of the ${usd(order.amount)} for order ${seen.number}.`,
  )
})

test('the CSV export of orders says what was paid, and what a bank took back, and no longer once the dispute is won after all', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await loseDispute(app, order, 700)
  const moneyIn = async () => {
    const [header = '', line = ''] = (await (await (await app.admin()).send(ordersCsvPath)).text()).split(
      '\r\n',
    )
    const places = ['Paid (USD)', 'Refunded (USD)', 'Taken back by the bank (USD)', 'Payment'].map((name) =>
      header.split(',').indexOf(name),
    )
    return places.map((place) => line.split(',')[place])
  }
  expect(await moneyIn()).toEqual(['27.41', '0.00', '7.00', order.intentId])
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  expect(await moneyIn()).toEqual(['27.41', '0.00', '0.00', order.intentId])
})

test('after a lost dispute is won after all, the order stays closed, and buyer and owner read whose the money is', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, WORKBOOK)
  await loseDispute(app, order)
  expect(await adminOrderOf(app, order)).toMatchObject({ regained: 0 })
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  const regained = { regained: order.amount, refunded: 0 }
  expect(await adminOrderOf(app, order)).toMatchObject({
    ...regained,
    stoppedAt: 'refunded',
    attention: `${LOST}\nThe dispute that was lost is won after all, and the money came back.`,
    payments: [{ state: 'succeeded', isDisputeWon: true, refundable: order.amount }],
  })
  expect(await retry(app, order)).toMatchObject({ ...regained, state: 'refunded', attention: '' })
  expect(await orderOf(app, order)).toMatchObject({
    ...regained,
    state: 'refunded',
    lines: [{ download: null, returnable: 0 }],
  })
  const admin = await app.admin()
  expect((await admin.ask(readFigures, { query: {} })).now.ordersCents).toBe(order.amount)
  await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, reason: '' } })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount, regained: 0 })
})

test('what its buyer canceled is never called the agency’s money again', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  await cancel(app, order)
  await app.settle()
  await loseDispute(app, order)
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  expect(await adminOrderOf(app, order)).toMatchObject({
    stoppedAt: 'refunded',
    regained: 0,
    payments: [{ refundable: order.amount }],
  })
})

test.each([
  ['is never called the agency’s money again', 1],
  ['leaves the rest the agency’s once it was repeated', 2],
])('a refund that could not be made %s', async (_, attempts) => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const admin = await app.admin()
  const asked = { paymentIntentId: order.intentId, amount: 100, reason: '' }
  await admin.ask(refundPayment, { body: asked })
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  if (attempts === 2) {
    app.advance(1000)
    await admin.ask(refundPayment, { body: { ...asked, reason: 'Again' } })
  }
  await loseDispute(app, order)
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  const { regained, stoppedAt, payments } = await adminOrderOf(app, order)
  expect([stoppedAt, payments[0]?.isDisputeWon]).toEqual(['refunded', true])
  expect(regained).toBe(attempts === 1 ? 0 : order.amount - 100)
})

test('an order goes on when one of its two payments is lost in a dispute', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await payTwice(app)
  app.stripe.dispute(order.intentId)
  app.stripe.endDispute(order.intentId, 'lost')
  await deliverEvents(app)
  expect(await adminOrderOf(app, order)).toMatchObject({ stoppedAt: 'paid', attention: LOST })
})

test('an order that its buyer canceled while a bank decided is owed once that is over, however its refund was settled', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  app.stripe.dispute(order.intentId)
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  await cancel(app, order)
  await app.drain()
  await deliverEvents(app)
  await retry(app, order)
  app.stripe.endDispute(order.intentId, 'won')
  await deliverEvents(app)
  expect((await adminOrderOf(app, order)).attention).toBe(
    `The dispute is over, and the money is yours. Its buyer canceled it, so ${usd(order.amount)} is owed.`,
  )
})

test('a won dispute promises no money where all of it has been refunded, and names a refund that failed', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const win = async ({ intentId }: { intentId: string }) => {
    app.stripe.dispute(intentId)
    app.stripe.endDispute(intentId, 'won')
    await deliverEvents(app)
  }
  const refunded = await payOrder(app)
  await admin.ask(refundPayment, { body: { paymentIntentId: refunded.intentId, reason: '' } })
  await deliverEvents(app)
  await win(refunded)
  expect((await adminOrderOf(app, refunded)).attention).toBe(
    'The dispute is over; all of the money has been refunded.',
  )
  const failed = await payOrder(app)
  await admin.ask(refundPayment, { body: { paymentIntentId: failed.intentId, amount: 500, reason: '' } })
  app.stripe.endRefund(app.stripe.refunds().find(({ amount }) => amount === 500)?.id ?? '', 'failed')
  await deliverEvents(app)
  await retry(app, failed)
  await win(failed)
  expect((await adminOrderOf(app, failed)).attention).toBe(
    `The dispute is over, and the money is yours. A refund of it had failed; ${usd(failed.amount)} is left.`,
  )
})

test('the mail about an opened dispute names nothing owed: until the bank decides, nothing can be refunded', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const body = { paymentIntentId: order.intentId, amount: 500, reason: '' }
  await (await app.admin()).ask(refundPayment, { body })
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  await retry(app, order)
  app.stripe.dispute(order.intentId)
  await deliverEvents(app)
  const mail = app.mail.messages().find(({ subject }) => subject.includes('needs attention'))
  const text = app.mail.read(mail?.id ?? '')?.text
  expect(text).toContain('disputes it')
  expect(text).not.toContain('is left')
})

test('a canceled order that was settled before its refund failed awaits it again', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 503, match: 'POST /v1/refunds' })
  await cancel(app, order)
  app.stripe.dispute(order.intentId)
  await app.stripe.deliver()
  await app.drain()
  const settle = { params: { id: order.orderId } }
  expect((await (await app.admin()).ask(retryOrder, settle)).order.state).toBe('refunded')
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  await app.settle()
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refund_pending',
    attention: `A refund of ${usd(order.amount)} failed.`,
  })
})

test('once the bank has given the money back, a return is accepted or declined, and nothing is replaced', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const admin = await app.admin()
  const params = { id: order.orderId }
  await admin.ask(shipOrder, { params, body: {} })
  const { orderId: id, token } = order
  const lines = [{ line: 0, quantity: 1 }]
  await app.visitor.ask(askForReturn, { params: { id }, query: { token }, body: { lines, reason: 'faulty' } })
  await loseDispute(app, order)
  const returnId = (await adminOrderOf(app, order)).returns[0]?.id ?? ''
  const answer = (outcome: 'replaced' | 'accepted') =>
    admin.call(settleReturn, { params, body: { returnId, outcome, answer: 'We have it.' } })
  expect((await answer('replaced')).status).toBe(409)
  expect((await answer('accepted')).status).toBe(200)
})
