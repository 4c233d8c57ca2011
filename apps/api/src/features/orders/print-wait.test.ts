import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { cancelOrder } from '@beacon/contract/order-cancel'
import { askForReturn } from '@beacon/contract/order-returns'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import {
  inProduction,
  orderOf,
  payOrder,
  payPrintOrder,
  printCalls,
  printsIn,
  stateOf,
} from '../../../test/orders.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'
import { isoAfter } from '../../clock.ts'

const PRINT_WAIT = { settings: { PRINT_WAIT_MINUTES: '30' } }

test('a printed order waits PRINT_WAIT_MINUTES, and its page and mail say until when it can be canceled', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const order = await payPrintOrder(app)
  const printsAt = isoAfter(app.now(), 30 * MINUTE)
  expect(await orderOf(app, order)).toMatchObject({
    state: 'paid',
    printsAt,
    cancel: { refund: order.total, obstacle: null },
  })
  const [confirmation] = app.mail.messages().filter(({ subject }) => /^Your order/.test(subject))
  expect(app.mail.read(confirmation?.id ?? '')?.text).toContain(
    'It goes to print on Friday, November 20 at 10:30 AM EST; until then it can be canceled: its page says how.',
  )
  app.advance(29 * MINUTE)
  await app.drain()
  expect(printCalls(app), 'the print provider has not been called').toEqual([])
  app.advance(MINUTE)
  await app.drain()
  await app.settle(() => inProduction(app).length > 0)
  expect(await stateOf(app, order.orderId)).toBe('in_production')
  expect(await orderOf(app, order)).toMatchObject({ printsAt: null, cancel: { refund: null } })
})

test('an order canceled while it waits is never sent to the print provider', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const { orderId, token } = await payPrintOrder(app)
  await app.visitor.ask(cancelOrder, { params: { id: orderId }, query: { token }, body: {} })
  await app.settle()
  expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'refunded', printsAt: null })
  expect(printsIn(app)).toEqual([])
})

test('local goods have no print wait', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const order = await payOrder(app)
  await app.drain()
  expect(await orderOf(app, order)).toMatchObject({ state: 'paid', printsAt: null })
})

test('an order that stopped within its wait, and is taken up again, still goes to print at the promised time', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const order = await payPrintOrder(app)
  const { printsAt } = await orderOf(app, order)
  const admin = await app.admin()
  const params = { id: order.orderId }
  const { payments } = (await admin.ask(readAdminOrder, { params })).order
  const paymentIntentId = payments[0]?.intentId ?? ''
  await admin.ask(refundPayment, { body: { paymentIntentId, amount: 300, reason: '' } })
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  expect(await stateOf(app, order.orderId)).toBe('needs_attention')
  app.advance(5 * MINUTE)
  await admin.ask(retryOrder, { params })
  await app.drain()
  expect(await orderOf(app, order)).toMatchObject({ state: 'paid', printsAt })
  expect(printCalls(app)).toEqual([])
  app.advance(25 * MINUTE)
  await app.drain()
  await app.settle(() => inProduction(app).length > 0)
  expect(printsIn(app)).toHaveLength(1)
})

test('a part of what waits to be printed cannot be returned: the order can be canceled', async () => {
  const app = await startTestApp(PRINT_WAIT)
  const { orderId, token } = await payPrintOrder(app)
  const body = { lines: [{ line: 0, quantity: 1 }], reason: 'mind', message: '' } as const
  const asked = await app.visitor.call(askForReturn, { params: { id: orderId }, query: { token }, body })
  expect(asked.status).toBe(409)
  expect(await orderOf(app, { orderId, token })).toMatchObject({ lines: [{ returnable: 0 }] })
})
