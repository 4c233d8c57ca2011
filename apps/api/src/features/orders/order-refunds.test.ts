import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment } from '@beacon/contract/payments'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import { adminOrderOf } from '../../../test/cancellations.ts'
import {
  NOTEBOOK,
  orderOf,
  payOrder,
  setStock,
  startOrder,
  startPrintOrder,
  WORKBOOK,
} from '../../../test/orders.ts'
import { chargeTwice, deliverEvents, payTwice } from '../../../test/payments.ts'
import { findRecords } from '../../../test/people.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const lastRefundMail = (app: TestApp) => {
  const [newest] = app.mail.messages().filter(({ subject }) => subject.startsWith('Refund for'))
  return app.mail.read(newest?.id ?? '')?.text
}

async function adminActions(app: TestApp, id: string) {
  const admin = await app.admin()
  const params = { id }
  return {
    readOrder: async () => (await admin.ask(readAdminOrder, { params })).order,
    retry: async () => (await admin.ask(retryOrder, { params })).order,
    refund: (paymentIntentId: string) =>
      admin.call(refundPayment, {
        body: { paymentIntentId, reason: '' },
        idempotencyKey: crypto.randomUUID(),
      }),
  }
}

test('a refund made in the dashboard, of which we hear only once it has failed, is told', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  app.stripe.refundInDashboard(order.intentId, 500)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  expect((await adminOrderOf(app, order)).attention).toBe('A refund of $5.00 failed.')
})

test('a refund of all that was received, though less than the total, ends the order: a retry prints nothing', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  await app.rows('update payment set amount = amount + 500')
  await app.rows('update orders set total = total + 500')
  app.stripe.paySession(order.sessionId)
  await deliverEvents(app)
  const { readOrder, retry } = await adminActions(app, order.id)
  expect(await readOrder()).toMatchObject({ state: 'needs_attention', stoppedAt: 'awaiting_payment' })
  const intentId = app.stripe.intents()[0]?.id ?? ''
  app.stripe.refundInDashboard(intentId)
  await deliverEvents(app)
  expect(await readOrder()).toMatchObject({ state: 'refunded', stoppedAt: null })
  expect(lastRefundMail(app)).toMatch(/We have refunded \$[\d.]+ of the \$[\d.]+ for order \S+\.\n/)

  app.stripe.dispute(intentId)
  await deliverEvents(app)
  expect(await readOrder()).toMatchObject({ state: 'needs_attention', stoppedAt: 'refunded' })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded' })
  expect(await retry()).toMatchObject({ state: 'refunded', attention: '' })
  await app.settle()
  expect(app.printify.orders()).toEqual([])
})

test('after a failed full refund the order needs attention without a download, until staff settle it as refunded', async () => {
  const app = await startTestApp()
  const order = await startOrder(app, WORKBOOK)
  app.stripe.pay(order.intentId, '4000000000007726')
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: order.intentId } })
  const { readOrder, retry, refund } = await adminActions(app, order.orderId)
  await refund(order.intentId)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  expect(await readOrder()).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refund_pending',
    refunded: 0,
  })
  expect(await orderOf(app, order)).toMatchObject({ state: 'needs_attention', lines: [{ download: null }] })
  const settled = await retry()
  expect(settled).toMatchObject({ state: 'refunded', attention: '' })
  expect(settled.history.at(-1)).toMatchObject({ what: 'refunded', detail: 'A person has settled it.' })
})

test('PAY-11: a failed refund that was already replaced by another one leaves the order fully refunded', async () => {
  const app = await startTestApp()
  const order = await startOrder(app, NOTEBOOK)
  app.stripe.pay(order.intentId, '4000000000007726')
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: order.intentId } })
  app.stripe.refundInDashboard(order.intentId, 500)
  await deliverEvents(app)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  app.stripe.refundInDashboard(order.intentId)
  await deliverEvents(app)
  const { readOrder } = await adminActions(app, order.orderId)
  expect(await readOrder()).toMatchObject({ stoppedAt: 'refunded', refunded: order.amount })
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded' })
})

test('staff can settle a sold-out order whose refund the card provider refuses', async () => {
  const app = await startTestApp({ breaks: true })
  const { orderId, intentId } = await startOrder(app, NOTEBOOK)
  await app.rows("update payment set released_at = '2026-11-20T15:00:00.000Z'")
  await setStock(app, NOTEBOOK, 0)
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  app.stripe.pay(intentId)
  await deliverEvents(app)
  const { readOrder, retry } = await adminActions(app, orderId)
  expect(await readOrder()).toMatchObject({ state: 'needs_attention', stoppedAt: 'refund_pending' })
  expect(await retry()).toMatchObject({ state: 'refunded' })
})

test.each([
  ['a late webhook', (app: TestApp) => app.stripe.deliver()],
  ['the release job (no webhook)', async (app: TestApp) => app.advance(6 * MINUTE)],
])(
  'paid and refunded at the card provider before we learn of either through %s: refunded, not printed',
  async (_, deliver) => {
    const app = await startTestApp()
    const order = await startPrintOrder(app)
    app.stripe.paySession(order.sessionId)
    app.stripe.refundInDashboard(app.stripe.intents()[0]?.id ?? '')
    await deliver(app)
    await app.settle()
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.total })
    expect(app.printify.orders()).toEqual([])
    expect(app.mail.messages().map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Refund for order/),
    ])
  },
)

test('refunding an order in production makes it need attention; refunding a shipped one does not', async () => {
  const app = await startTestApp()
  const [made, sent] = [await startPrintOrder(app), await startPrintOrder(app, { email: 'ben@example.com' })]
  for (const { sessionId } of [made, sent]) app.stripe.paySession(sessionId)
  await deliverEvents(app)
  const { printifyId } = await (await adminActions(app, sent.id)).readOrder()
  await app.printify.moveOrder(printifyId ?? '', 'fulfilled')
  await app.deps.commerce.pollPrints()
  for (const order of [made, sent]) {
    const { readOrder, refund } = await adminActions(app, order.id)
    await refund((await readOrder()).payments[0]?.intentId ?? '')
  }
  await app.settle()
  expect(await (await adminActions(app, made.id)).readOrder()).toMatchObject({
    state: 'needs_attention',
    stoppedAt: 'refunded',
    attention: 'It could not be canceled at the print provider any more by the time its money went back.',
  })
  expect(await orderOf(app, made)).toMatchObject({ state: 'refunded' })
  expect(await (await adminActions(app, sent.id)).readOrder()).toMatchObject({
    state: 'refunded',
    attention: '',
  })
})

test('an order that was paid twice adds up the refunds of both payments, and goes on until both are back', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const { paymentId } = await payTwice(app)
  const { readOrder, refund } = await adminActions(app, order.orderId)
  await refund(order.intentId)
  expect(await readOrder()).toMatchObject({ state: 'paid', refunded: order.amount })
  const once = usd(order.amount)
  await app.settle()
  expect(lastRefundMail(app)).toMatch(new RegExp(`We have refunded \\${once} for order \\S+ so far\\.`))
  app.advance(MINUTE)
  const note = (amount: number) =>
    app.admin().then((admin) => admin.ask(noteRefund, { body: { paymentId, amount, reason: '' } }))
  await note(700)
  expect(await readOrder()).toMatchObject({ state: 'paid', refunded: order.amount + 700 })
  await note(order.amount - 700)
  expect(await readOrder()).toMatchObject({ state: 'refunded', refunded: 2 * order.amount })
  await app.settle()
  expect(lastRefundMail(app)).toContain(`We have refunded ${usd(2 * order.amount)} for order`)
})

test('a full refund ends an order that is charged twice, and the second payment stays open until a person settles it', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const second = `A second payment arrived: ${await chargeTwice(app)}.`
  const { readOrder, refund, retry } = await adminActions(app, order.orderId)
  app.stripe.refundInDashboard(order.intentId, 100)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await deliverEvents(app)
  await refund(order.intentId)
  await app.settle()
  const ended = { state: 'needs_attention', stoppedAt: 'refunded', attention: second }
  expect(await readOrder()).toMatchObject(ended)
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded' })
  const fates = async () => (await findRecords(app, 'ada@bakery.example')).map(({ reason }) => reason)
  expect(await fates()).toContain('Somebody has to look at the order: settle it on its page first.')
  const warnings = async () => {
    app.advance(MINUTE)
    await app.deps.commerce.sweep()
    await app.settle()
    return app.mail.messages().filter(({ subject }) => subject.endsWith('needs attention')).length
  }
  const sent = await warnings()
  expect(await readOrder()).toMatchObject(ended)
  expect(await retry()).toMatchObject({ state: 'refunded', attention: '' })
  expect(await warnings()).toBe(sent)
  expect(await readOrder()).toMatchObject({ state: 'refunded', attention: '' })
})

test('mails that an outage held back say what is so by then: one about both refunds, and no thanks for a payment', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  const { intentId, amount } = await payOrder(app)
  await app.drain()
  const admin = await app.admin()
  const refund = (cents: number) =>
    admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: cents, reason: '' } })
  await refund(500)
  app.advance(MINUTE)
  await refund(amount - 500)
  await app.drain()
  app.mail.faults.clear()
  await app.settle()
  const toBuyer = app.mail.messages().filter(({ to }) => to.includes('ada@bakery.example'))
  expect(toBuyer.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Refund for/)])
  expect(lastRefundMail(app)).toContain(`We have refunded ${usd(amount)}`)
})
