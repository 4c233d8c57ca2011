import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { NOTEBOOK, orderOf, startOrder, startPrintOrder, WORKBOOK } from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const lastRefundMail = (app: TestApp) => {
  const [newest] = app.mail.messages().filter(({ subject }) => subject.startsWith('Refund for'))
  return app.mail.read(newest?.id ?? '')?.text
}

async function desk(app: TestApp, id: string) {
  const admin = await app.admin()
  const params = { id }
  return {
    look: async () => (await admin.ask(readAdminOrder, { params })).order,
    takeUp: async () => (await admin.ask(retryOrder, { params })).order,
    giveBack: (paymentIntentId: string) =>
      admin.call(refundPayment, {
        body: { paymentIntentId, reason: '' },
        idempotencyKey: crypto.randomUUID(),
      }),
  }
}

test('all that had arrived went back, though less than was asked for: nothing is printed whoever presses, and all are told the same', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  await app.rows('update payment set amount = amount + 500')
  await app.rows('update orders set total = total + 500')
  app.stripe.paySession(order.sessionId)
  await deliverEvents(app)
  const { look, takeUp } = await desk(app, order.id)
  expect(await look()).toMatchObject({ state: 'needs_attention', stoppedAt: 'awaiting_payment' })
  const intentId = app.stripe.intents()[0]?.id ?? ''
  app.stripe.refundInDashboard(intentId)
  await deliverEvents(app)
  expect(await look()).toMatchObject({ state: 'refunded', stoppedAt: null })
  expect(lastRefundMail(app)).toContain(', all of it.')

  app.stripe.dispute(intentId)
  await deliverEvents(app)
  expect(await look()).toMatchObject({ state: 'needs_attention', stoppedAt: 'refunded' })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded' })
  expect(await takeUp()).toMatchObject({ state: 'refunded', attention: '' })
  await app.settle()
  expect(app.printify.orders()).toEqual([])
})

test('a refund of everything that failed: nothing goes on, no file is handed out, and it counts as refunded once a person says so', async () => {
  const app = await startTestApp()
  const order = await startOrder(app, WORKBOOK)
  app.stripe.pay(order.intentId, '4000000000007726')
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: order.intentId } })
  const { look, takeUp, giveBack } = await desk(app, order.orderId)
  await giveBack(order.intentId)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  expect(await look()).toMatchObject({ state: 'needs_attention', stoppedAt: 'refund_pending', refunded: 0 })
  expect(await orderOf(app, order)).toMatchObject({ state: 'needs_attention', lines: [{ download: null }] })
  const settled = await takeUp()
  expect(settled).toMatchObject({ state: 'refunded', attention: '' })
  expect(settled.history.at(-1)).toMatchObject({ what: 'refunded', detail: 'A person has settled it.' })
})

test('PAY-11: a refund that failed, and that another one had taken the place of before it was heard of: nothing is owed again', async () => {
  const app = await startTestApp()
  const order = await startOrder(app, NOTEBOOK)
  app.stripe.pay(order.intentId, '4000000000007726')
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: order.intentId } })
  app.stripe.refundInDashboard(order.intentId, 500)
  await deliverEvents(app)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  app.stripe.refundInDashboard(order.intentId)
  await deliverEvents(app)
  const { look } = await desk(app, order.orderId)
  expect(await look()).toMatchObject({ stoppedAt: 'refunded', refunded: order.amount })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded' })
})

test('a refund that the provider refuses for what was sold out: settled by a person, it is not under way for ever', async () => {
  const app = await startTestApp({ breaks: true })
  const { orderId, intentId } = await startOrder(app, NOTEBOOK)
  await app.rows("update payment set released_at = '2026-11-20T15:00:00.000Z'")
  await app.rows(`update catalogue_stock set stock = 0 where product_id = '${NOTEBOOK}'`)
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  app.stripe.pay(intentId)
  await deliverEvents(app)
  const { look, takeUp } = await desk(app, orderId)
  expect(await look()).toMatchObject({ state: 'needs_attention', stoppedAt: 'refund_pending' })
  expect(await takeUp()).toMatchObject({ state: 'refunded' })
})

test.each([
  ['a webhook that comes late', (app: TestApp) => app.stripe.deliver()],
  ['the sweep, where none came', async (app: TestApp) => app.advance(6 * MINUTE)],
])(
  'given back at the card provider before we heard that it was paid, by %s: nothing is printed, and it is refunded',
  async (_, news) => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    app.stripe.refundInDashboard(app.stripe.intents()[0]?.id ?? '')
    await news(app)
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.total })
    expect(app.printify.orders()).toEqual([])
    expect(app.mail.messages().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Refund for order/),
    ])
  },
)

test('given back while it is being made: a person reads that it is made all the same; what has been sent needs nobody', async () => {
  const app = await startTestApp()
  const [made, sent] = [await startPrintOrder(app), await startPrintOrder(app, { email: 'ben@example.com' })]
  for (const { sessionId } of [made, sent]) app.stripe.paySession(sessionId)
  await deliverEvents(app)
  await app.rows(`update orders set state = 'shipped' where id = '${sent.id}'`)
  for (const order of [made, sent]) {
    const { look, giveBack } = await desk(app, order.id)
    await giveBack((await look()).payments[0]?.intentId ?? '')
  }
  const lookAtMade = (await desk(app, made.id)).look
  expect(await lookAtMade(), 'at once, and no job says that it cancels it').toMatchObject({
    state: 'needs_attention',
    jobs: expect.not.arrayContaining([expect.objectContaining({ kind: 'prints.cancel' })]),
  })
  await app.settle()
  expect(await lookAtMade()).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refunded',
    attention: 'It had gone to production by the time its money went back.',
  })
  expect(await orderOf(app, made)).toMatchObject({ state: 'refunded' })
  expect(await (await desk(app, sent.id)).look()).toMatchObject({ state: 'refunded', attention: '' })
})
