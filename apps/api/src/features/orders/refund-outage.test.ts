import { retryOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { adminOrderOf, refusal } from '../../../test/cancellations.ts'
import {
  type Bought,
  inProduction,
  orderOf,
  payOrder,
  payPrintOrder,
  printCalls,
  printsIn,
  ship,
  WORKBOOK,
} from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** A refund that the card provider does not answer: all that was paid, unless an amount is given. */
async function askForRefund(app: TestApp, order: Bought, amount?: number, status = 500): Promise<void> {
  const [payment] = (await adminOrderOf(app, order)).payments
  app.stripe.faults.set({ fault: 'error', status, match: '/v1/refunds' })
  const admin = await app.admin()
  const body = { paymentIntentId: payment?.intentId ?? '', amount, reason: '' }
  expect(await admin.ask(refundPayment, { body })).toMatchObject({ status: 'pending' })
}

test('while a refund of everything waits for the card provider, the order is not sent', async () => {
  const app = await startTestApp()
  const [part, whole] = [await payOrder(app), await payOrder(app, 'red-nun-pin')]
  await askForRefund(app, part, 100)
  expect(await ship(app, part), 'a part of it says nothing about the goods').toMatchObject({ status: 200 })
  await askForRefund(app, whole)
  expect(await ship(app, whole)).toMatchObject(refusal())
  app.stripe.faults.clear()
  app.advance(HOUR)
  await deliverEvents(app)
  expect(await orderOf(app, whole)).toMatchObject({ state: 'refunded', refunded: whole.amount })
})

test('nor can its file be downloaded; once the refund is refused, it can again', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app, WORKBOOK)
  const fileOf = async () => (await orderOf(app, order)).lines[0]?.download?.url
  const url = (await fileOf()) ?? ''
  const download = async () => (await fetch(app.origin + url)).status
  await askForRefund(app, order)
  expect([await fileOf(), await download()]).toEqual([undefined, 404])
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  app.advance(MINUTE)
  await app.drain()
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'needs_attention' })
  expect(await download()).toBe(200)
})

const PRINT_WAIT = { settings: { PRINT_WAIT_MINUTES: '30' } }

test('a print that waits for its time is not handed over then, and never once the refund is made', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const order = await payPrintOrder(app)
  await askForRefund(app, order)
  for (let round = 0; round < 3; round += 1) {
    app.advance(31 * MINUTE)
    await app.drain()
  }
  expect(printCalls(app), 'the print provider has not been called').toEqual([])
  expect(await orderOf(app, order)).toMatchObject({ state: 'paid' })
  app.stripe.faults.clear()
  app.advance(2 * HOUR)
  await deliverEvents(app)
  app.advance(2 * HOUR)
  await app.drain()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.total })
  expect(printsIn(app)).toEqual([])
})

test('once the refund is refused, a person decides; taken up again, the order is printed', async () => {
  const app = await startTestApp({ ...PRINT_WAIT, breaks: true })
  const order = await payPrintOrder(app)
  app.advance(20 * MINUTE)
  await askForRefund(app, order)
  app.advance(11 * MINUTE)
  await app.drain()
  expect(printCalls(app)).toEqual([])
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  app.advance(10 * MINUTE)
  await app.drain()
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'needs_attention', stoppedAt: 'paid' })
  await (await app.admin()).ask(retryOrder, { params: { id: order.orderId }, query: {} })
  await app.settle(() => inProduction(app).length > 0)
  expect(await adminOrderOf(app, order)).toMatchObject({ state: 'in_production' })
})
