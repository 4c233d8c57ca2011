import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, readPaymentStatus } from '@beacon/contract/payments'
import { describe, expect, test } from 'vitest'
import { mailsOf, orderOf, payOrder, startOrder, stateOf } from '../../../test/orders.ts'
import { confirm } from '../../../test/payments.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * HOUR
const paymentsIn = (app: TestApp) => app.rows('select state, amount_received, refunded from payment')

describe('PAY-11: refunds', () => {
  const refund = async (
    app: TestApp,
    paymentIntentId: string,
    amount?: number,
    key: string = crypto.randomUUID(),
  ) =>
    (await app.admin()).call(refundPayment, {
      body: { paymentIntentId, ...(amount === undefined ? {} : { amount }), reason: 'Did not fit.' },
      idempotencyKey: key,
    })

  test('PAY-11: a partial refund and then the rest, never more than paid; stock and buyer are updated', async () => {
    const app = await startTestApp()
    const { intentId, orderId, token, amount } = await payOrder(app, 'six-lights-stickers')
    expect((await refund(app, intentId, 500)).body).toEqual({
      success: true,
      refunded: 500,
      status: 'succeeded',
    })
    expect(await paymentsIn(app)).toMatchObject([{ state: 'partly_refunded', refunded: 500 }])
    // A mail that still waits is left out once there is a later refund.
    await app.settle()
    const tooMuch = await refund(app, intentId, amount - 499)
    expect(tooMuch).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await refund(app, intentId)).body).toMatchObject({ refunded: amount - 500 })
    expect(await refund(app, intentId)).toMatchObject({ status: 409 })
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'refunded', refunded: amount })
    expect(app.stripe.refunds().map((each) => each.amount)).toEqual([500, amount - 500])
    const [{ stock } = { stock: 0 }] = await app.rows<{ stock: number }>(
      "select stock from catalogue_stock where product_id = 'six-lights-stickers'",
    )
    expect(stock).toBe(212)
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('Refund for order'))).toHaveLength(2)
  })

  test('the log has each change of the payment’s state with the order’s id and no email address', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await payOrder(app, 'six-lights-stickers')
    await refund(app, intentId, 500)
    await refund(app, intentId)
    const lines = app.logs.filter(({ msg }) => msg === 'payment: state changed')
    expect(lines).toMatchObject(
      ['requires_payment', 'succeeded', 'partly_refunded', 'refunded'].map((state) => ({
        about: `order:${orderId}`,
        intent: intentId,
        state,
      })),
    )
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  test('PAY-11: the same partial refund from two screens is made once, and the second gets a conflict', async () => {
    const app = await startTestApp()
    const { intentId, amount } = await payOrder(app, 'six-lights-stickers')
    const admin = await app.admin()
    const body = { paymentIntentId: intentId, amount: 300, refundable: amount, reason: '' }
    const ask = (key: string) => admin.call(refundPayment, { body, idempotencyKey: key })
    const tooFew = { ...body, refundable: amount + 1 }
    expect(await admin.call(refundPayment, { body: tooFew }), 'a cent less').toMatchObject({ status: 409 })
    const answers = [await ask('screen-1'), await ask('screen-2')]
    expect(answers).toMatchObject([
      { status: 200, body: { refunded: 300 } },
      {
        status: 409,
        body: { error: expect.stringMatching(/^\$3\.00 was refunded since you looked, so nothing more/) },
      },
    ])
    expect(await ask('screen-1'), 'the same key again, as after a lost answer').toMatchObject({
      status: 200,
    })
    expect(app.stripe.refunds().map((each) => each.amount)).toEqual([300])
  })

  test('PAY-6: an unknown payment returns 404 with the call’s own error message', async () => {
    const app = await startTestApp()
    const paymentIntentId = 'pi_of_another_shop'
    for (const [answer, error] of [
      [
        await app.visitor.call(readPaymentStatus, { params: { id: paymentIntentId } }),
        'Failed to get payment status',
      ],
      [await app.visitor.call(confirmPayment, { body: { paymentIntentId } }), 'Failed to confirm payment'],
      [await refund(app, paymentIntentId), 'Failed to process refund'],
    ] as const)
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', error } })
  })

  test('refunding an unpaid payment is rejected', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    expect(await refund(app, intentId)).toMatchObject({
      status: 409,
      body: { error: 'Nothing has been paid yet, so there is nothing to refund.' },
    })
  })

  test('AB6: only an administrator can refund', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    const answer = await app.visitor.call(refundPayment, { body: { paymentIntentId: intentId } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(app.stripe.refunds()).toEqual([])
  })

  test('AB7: of fifty concurrent full refunds, one succeeds', async () => {
    const app = await startTestApp()
    const { intentId, amount } = await payOrder(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(app, intentId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(app.stripe.refunds()).toMatchObject([{ amount }])
  })

  test('PAY-6: when the card provider refuses, the administrator gets a 502 and nothing is refunded', async () => {
    const app = await startTestApp({ breaks: true })
    const { intentId } = await payOrder(app)
    app.stripe.faults.set({ fault: 'error', status: 402, match: 'refunds' })
    for (const key of ['press-1', 'press-1', 'press-2'])
      expect(await refund(app, intentId, 500, key)).toMatchObject({
        status: 502,
        body: { code: 'provider_error', error: 'Failed to process refund' },
      })
    expect(app.stripe.refunds()).toEqual([])
  })

  test('PAY-11: a refund still being processed by the provider (409) stays pending and is made once', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    app.stripe.faults.set({ fault: 'error', status: 409, match: 'POST /v1/refunds', times: 1 })
    expect(await refund(app, intentId, 500)).toMatchObject({ status: 200, body: { status: 'pending' } })
    await app.settle()
    expect(app.stripe.refunds()).toMatchObject([{ amount: 500 }])
    expect(await app.rows('select amount, state from refund')).toEqual([{ amount: 500, state: 'succeeded' }])
  })

  test('a repeat with the same idempotency key returns the same refund', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    const first = await refund(app, intentId, 300, 'press-1')
    expect(await app.rows("select id from outbox where kind = 'payments.refund'")).toEqual([])
    const again = await refund(app, intentId, 300, 'press-1')
    expect(again.body).toEqual(first.body)
    expect(app.stripe.refunds()).toHaveLength(1)
  })

  test.each(['done-but-cut', 'refuse', 'error', 'hang', 'malformed'] as const)(
    'without a clear answer (%s) the refund is pending and made once',
    async (fault) => {
      const app = await startTestApp({ impatient: true })
      const { intentId, orderId, amount } = await payOrder(app)
      app.stripe.faults.set({ fault, match: 'POST /v1/refunds', times: 2 })
      expect((await refund(app, intentId)).body).toEqual({
        success: true,
        refunded: amount,
        status: 'pending',
      })
      expect(await refund(app, intentId)).toMatchObject({ status: 409 })
      await app.settle()
      expect(app.stripe.refunds()).toHaveLength(1)
      expect(await stateOf(app, orderId)).toBe('refunded')
    },
  )

  test('after a lost answer and then a 500, the next attempt finds the refund that was made', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await payOrder(app)
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/refunds', times: 1 })
    expect((await refund(app, intentId)).body).toMatchObject({ status: 'pending' })
    app.stripe.faults.set({ fault: 'error', status: 500, match: 'POST /v1/refunds', times: 1 })
    await app.settle()
    expect(app.stripe.refunds()).toHaveLength(1)
    expect(await app.rows('select attempt, state from refund')).toEqual([{ attempt: 2, state: 'succeeded' }])
    expect(await stateOf(app, orderId)).toBe('refunded')
  })

  test('after a lost answer, a job run days later finds the refund that was made', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/refunds', times: 1 })
    expect((await refund(app, intentId, 500)).body).toMatchObject({ status: 'pending' })
    app.advance(2 * DAY)
    await app.settle()
    expect(app.stripe.refunds().map((each) => each.amount)).toEqual([500])
    expect(await paymentsIn(app)).toMatchObject([{ state: 'partly_refunded', refunded: 500 }])
  })

  test('a refund that fails later is undone on payment and order and can be made again', async () => {
    const app = await startTestApp()
    const { intentId, orderId, token, amount } = await startOrder(app)
    app.stripe.pay(intentId, '4000000000007726')
    await confirm(app, intentId)
    expect((await refund(app, intentId)).body).toMatchObject({ status: 'pending' })
    const [made] = app.stripe.refunds()
    app.stripe.endRefund(made?.id ?? '', 'failed')
    await app.stripe.deliver()
    await app.settle()
    expect(await paymentsIn(app)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'needs_attention', refunded: 0 })
    const refunds = () => app.mail.messages().filter(({ subject }) => subject.startsWith('Refund for'))
    expect(refunds(), 'no mail for the failure').toHaveLength(1)
    expect((await refund(app, intentId)).body).toMatchObject({ refunded: amount })
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'refunded', refunded: amount })
    await app.drain()
    expect(refunds()).toHaveLength(2)
  })

  test('a refund that failed at the card provider stays failed when a late answer says that it succeeded', async () => {
    const app = await startTestApp()
    const order = await payOrder(app)
    await refund(app, order.intentId)
    for (const status of ['failed', 'succeeded'] as const) {
      app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', status)
      await app.stripe.deliver()
      await app.settle()
    }
    expect(await app.rows('select state from refund')).toEqual([{ state: 'failed' }])
    expect(await orderOf(app, order)).toMatchObject({ state: 'needs_attention', refunded: 0 })
  })

  test('a refund made in the card provider’s dashboard is recorded', async () => {
    const app = await startTestApp()
    const { intentId, orderId, token } = await payOrder(app)
    app.stripe.refundInDashboard(intentId, 700)
    await app.stripe.deliver((events) => [...events, ...events])
    await app.settle()
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'paid', refunded: 700 })
    expect(await refund(app, intentId, 2741)).toMatchObject({ status: 409 })
  })

  test('the sweep finds dashboard refunds whose webhooks were lost, and mails the buyer once about each', async () => {
    const app = await startTestApp()
    const order = await payOrder(app)
    await app.deps.commerce.sweep()
    app.advance(3 * DAY)
    app.stripe.refundInDashboard(order.intentId, 700)
    await Promise.all([app.deps.commerce.sweep(), app.deps.commerce.sweep()])
    await app.settle()
    app.stripe.refundInDashboard(order.intentId)
    for (let sweep = 0; sweep < 2; sweep += 1) await app.deps.commerce.sweep()
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
    expect(await paymentsIn(app)).toMatchObject([{ state: 'refunded', refunded: order.amount }])
    await app.stripe.deliver()
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('Refund for order'))).toHaveLength(2)
  })

  test('the sweep reads every page of the provider’s refunds', async () => {
    const app = await startTestApp()
    const order = await payOrder(app)
    for (let cents = 0; cents < 101; cents += 1) app.stripe.refundInDashboard(order.intentId, 1)
    await app.deps.commerce.sweep()
    expect(await orderOf(app, order)).toMatchObject({ refunded: 101 })
  })

  test('the sweep finds a refund that failed weeks later without a webhook', async () => {
    const app = await startTestApp()
    const order = await startOrder(app)
    app.stripe.pay(order.intentId, '4000000000007726')
    await confirm(app, order.intentId)
    await refund(app, order.intentId)
    app.advance(20 * DAY)
    app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
    for (let sweep = 0; sweep < 2; sweep += 1) await app.deps.commerce.sweep()
    expect(await paymentsIn(app)).toMatchObject([{ state: 'succeeded', refunded: 0 }])
    expect(await orderOf(app, order)).toMatchObject({ state: 'needs_attention', refunded: 0 })
  })
})
