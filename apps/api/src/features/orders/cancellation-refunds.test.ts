import { cancelObstacleWords } from '@beacon/content/cancellations'
import { markOrderPaid } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { listPromoCodes } from '@beacon/contract/promo-codes'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import { adminOrderOf, notebookStock, refusal } from '../../../test/cancellations.ts'
import {
  cancel,
  checkout,
  mailsOf,
  makePromoCode,
  NOTEBOOK,
  orderOf,
  payOrder,
  ship,
  startOrder,
} from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { HOUR, startTestApp } from '../../../test/start-app.ts'

test('an order is canceled while the card provider is down, and refunded once when it is back', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await app.settle()
  app.stripe.faults.set({ fault: 'error', status: 500, match: '/v1/refunds' })
  expect((await cancel(app, order)).status).toBe(200)
  for (let hour = 0; hour < 3; hour += 1) {
    await app.drain()
    app.advance(HOUR)
  }
  expect(await orderOf(app, order)).toMatchObject({
    state: 'refund_pending',
    refunded: 0,
    cancelled: { refund: order.amount },
  })
  expect(await ship(app, order)).toMatchObject(refusal())
  const { payments } = await adminOrderOf(app, order)
  expect(payments, 'it cannot be refunded twice').toMatchObject([{ refundable: 0 }])
  expect(mailsOf(app).filter((mail) => mail.includes('is canceled'))).toHaveLength(1)
  app.stripe.faults.clear()
  await deliverEvents(app)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  expect(app.stripe.refunds()).toHaveLength(1)
  expect(await notebookStock(app)).toBe(stock)
  expect(mailsOf(app).filter((mail) => mail.includes('Refund for'))).toEqual([])
})

test('if the card provider refuses the refund, the order needs attention; the buyer is told once it is made', async () => {
  const app = await startTestApp({ breaks: true })
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await app.settle()
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  await cancel(app, order)
  await deliverEvents(app)
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refund_pending',
    attention: `A refund of ${usd(order.amount)} failed.`,
  })
  app.stripe.faults.clear()
  const body = { paymentIntentId: order.intentId, reason: '' }
  await (await app.admin()).ask(refundPayment, { body })
  await deliverEvents(app)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
  expect(mailsOf(app).filter((mail) => mail.includes('Refund for'))).toHaveLength(1)
  expect(await notebookStock(app), 'it was restocked when the order was canceled').toBe(stock)
})

test('of an order that was partly refunded and then canceled during a mail outage, the refund mail names all of it', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await app.settle()
  app.mail.faults.set({ fault: 'refuse' })
  const body = { paymentIntentId: order.intentId, amount: 500, reason: 'For the dent' }
  await (await app.admin()).ask(refundPayment, { body })
  await app.drain()
  expect((await cancel(app, order)).status).toBe(200)
  await app.drain()
  app.mail.faults.clear()
  await app.settle()
  const [refund] = app.mail.messages().filter(({ subject }) => subject.startsWith('Refund for'))
  expect(app.mail.read(refund?.id ?? '')?.text).toContain(`We have refunded ${usd(order.amount)}`)
})

test('canceling a partly refunded order refunds the rest', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await app.settle()
  const body = { paymentIntentId: order.intentId, amount: 500, reason: 'For the dent' }
  await (await app.admin()).ask(refundPayment, { body })
  await deliverEvents(app)
  expect(await orderOf(app, order)).toMatchObject({ cancel: { refund: order.amount - 500 } })
  expect((await cancel(app, order)).status).toBe(200)
  await deliverEvents(app)
  const { text } = await app.mail.waitFor(({ subject }) => subject.includes('is canceled'))
  expect(text, 'so that the sums add up').toContain('Refunded before: $5.00')
  expect(await orderOf(app, order)).toMatchObject({
    state: 'refunded',
    refunded: order.amount,
    cancelled: { refund: order.amount - 500 },
  })
})

test('an order paid by check cannot be canceled by the buyer, since staff refund it by hand', async () => {
  const app = await startTestApp()
  const order = await startOrder(app)
  const admin = await app.admin()
  await admin.ask(markOrderPaid, { params: { id: order.orderId }, body: { note: 'By check.' } })
  await app.settle()
  expect(await orderOf(app, order)).toMatchObject({ cancel: { refund: null, obstacle: 'by_hand' } })
  expect(await cancel(app, order)).toMatchObject(refusal(cancelObstacleWords.by_hand))
  expect((await ship(app, order)).status).toBe(200)
})

test('canceling does not release the promo code’s use, as with every refunded order (0048)', async () => {
  const app = await startTestApp()
  await makePromoCode(app, 'SPRING10', { mostUses: 1 })
  const body = checkout(NOTEBOOK, { promoCode: 'SPRING10' })
  const {
    paymentIntent,
    orderId = '',
    orderToken = '',
  } = await app.visitor.ask(createPaymentIntent, { body, idempotencyKey: crypto.randomUUID() })
  app.stripe.pay(paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
  await app.settle()
  const order = { orderId, token: orderToken }
  expect(await orderOf(app, order)).toMatchObject({ cancel: { refund: paymentIntent.amount } })
  expect((await cancel(app, order)).status).toBe(200)
  await deliverEvents(app)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: paymentIntent.amount })
  const { promoCodes } = await (await app.admin()).ask(listPromoCodes)
  expect(promoCodes.find(({ code }) => code === 'SPRING10')).toMatchObject({ uses: 1 })
})

test.each([
  ['everything', undefined, [2741]],
  ['a part', 500, [500, 2241]],
])(
  'what the owner refunds in the dashboard while ours cannot be made, %s, is no failure, and the buyer gets all back',
  async (_, amount, made) => {
    const app = await startTestApp()
    const order = await payOrder(app)
    await app.drain()
    app.stripe.faults.set({ fault: 'refuse' })
    await cancel(app, order)
    await app.drain()
    app.stripe.faults.clear()
    app.stripe.refundInDashboard(order.intentId, amount)
    app.advance(HOUR)
    await app.settle()
    await deliverEvents(app)
    await app.settle()
    expect(await adminOrderOf(app, order)).toMatchObject({ state: 'refunded', attention: '', refunded: 2741 })
    expect(app.stripe.refunds().map((refund) => refund.amount)).toEqual(made)
    expect(await app.rows("select kind from outbox where state <> 'done'")).toEqual([])
    expect(mailsOf(app).filter((mail) => mail.includes('attention'))).toEqual([])
  },
)

test('an amount that the administrator chose is not lowered when less is left than that', async () => {
  const app = await startTestApp({ breaks: true })
  const order = await payOrder(app)
  await app.drain()
  app.stripe.refundInDashboard(order.intentId, 2000)
  const body = { paymentIntentId: order.intentId, amount: 1000, refundable: 2741, reason: '' }
  expect((await (await app.admin()).call(refundPayment, { body })).status).toBe(502)
  expect(app.stripe.refunds().map(({ amount }) => amount)).toEqual([2000])
  const { attention, payments } = await adminOrderOf(app, order)
  expect([attention, payments[0]?.refundable]).toEqual(['A refund of $10.00 failed.', 741])
})
