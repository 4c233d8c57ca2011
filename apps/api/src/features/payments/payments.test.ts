import { markOrderPaid } from '@beacon/contract/order-admin'
import { confirmPayment, createPaymentIntent, readPaymentStatus } from '@beacon/contract/payments'
import { describe, expect, test } from 'vitest'
import { checkout, mailsOf, NOTEBOOK, startOrder, startPrintOrder, stateOf } from '../../../test/orders.ts'
import { confirm, withoutCards } from '../../../test/payments.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'

describe('PAY-10: declined cards, 3-D Secure and abandoned payments', () => {
  test('PAY-10: a declined card leaves the payment open, and the next card pays it', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    expect(() => app.stripe.pay(intentId, '4000000000000002')).toThrow('declined')
    expect(await confirm(app, intentId)).toEqual({ success: false, status: 'requires_payment_method' })
    expect(await app.rows('select state, last_error from payment')).toEqual([
      { state: 'failed', last_error: 'Your card was declined.' },
    ])
    app.stripe.pay(intentId)
    expect(await confirm(app, intentId)).toEqual({ success: true, status: 'succeeded' })
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('PAY-10: 3-D Secure: a refused authentication can be retried and approved', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId, '4000000000003220')
    expect(await confirm(app, intentId)).toEqual({ success: false, status: 'requires_action' })
    const { status } = await app.visitor.ask(readPaymentStatus, { params: { id: intentId } })
    expect(status).toBe('processing')
    app.stripe.authenticate(intentId, false)
    expect((await confirm(app, intentId)).success).toBe(false)
    app.stripe.pay(intentId, '4000002500003155')
    app.stripe.authenticate(intentId, true)
    expect((await confirm(app, intentId)).success).toBe(true)
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('canceling a payment in the card provider’s dashboard releases its stock at once', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.cancelInDashboard(intentId)
    await app.stripe.deliver()
    await app.drain()
    expect(await stateOf(app, orderId)).toBe('expired')
    expect(await app.rows('select * from stock_hold')).toEqual([])
  })

  test('PAY-10: an abandoned payment is canceled and can no longer be paid', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.advance(16 * MINUTE)
    await app.drain()
    expect(() => app.stripe.pay(intentId)).toThrow('canceled')
    expect(await confirm(app, intentId)).toEqual({ success: false, status: 'canceled' })
    expect(await stateOf(app, orderId)).toBe('expired')
    expect(app.logs).toContainEqual(
      expect.objectContaining({ about: `order:${orderId}`, intent: intentId, state: 'canceled' }),
    )
  })

  test('a cancellation that the bank’s decision crossed is made again, and its hold released', async () => {
    const app = await startTestApp()
    const { orderId } = await startOrder(app)
    // Refused because the payment was being processed; declined a moment later, it is open again.
    app.stripe.faults.set({ fault: 'error', status: 400, match: '/cancel', times: 1 })
    app.advance(16 * MINUTE)
    await app.settle()
    expect(await stateOf(app, orderId)).toBe('expired')
    expect(await app.rows('select * from stock_hold')).toEqual([])
  })

  test.each([
    ['yes', true, 'paid'],
    ['no', false, 'expired'],
  ])(
    'PAY-10: a processing payment keeps its hold and blocks marking as paid; then the bank says %s',
    async (_, isApproved, state) => {
      const app = await startTestApp()
      const { intentId, orderId } = await startOrder(app)
      app.stripe.pay(intentId, '4000000000003220')
      app.stripe.hesitate(intentId)
      expect(await confirm(app, intentId)).toEqual({ success: false, status: 'processing' })
      const mark = { params: { id: orderId }, body: {} }
      expect(await (await app.admin()).call(markOrderPaid, mark)).toMatchObject({
        status: 409,
        body: { code: 'conflict', error: expect.stringContaining('provider is still working') },
      })
      app.advance(16 * MINUTE)
      await app.drain()
      expect(await stateOf(app, orderId)).toBe('awaiting_payment')
      expect(await app.rows('select * from stock_hold')).toHaveLength(1)
      app.stripe.authenticate(intentId, isApproved)
      await app.settle()
      expect(await stateOf(app, orderId)).toBe(state)
      expect(await app.rows('select * from stock_hold')).toEqual([])
    },
  )
})

describe('the card provider fails', () => {
  const sentence = 'Failed to create payment intent'

  test.each([
    ['refuses the connection', { fault: 'refuse' }],
    ['is busy', { fault: 'rate-limit', retryAfter: 7 }],
    ['answers 500', { fault: 'error', status: 500 }],
    ['answers 503', { fault: 'error', status: 503 }],
    ['answers with half a JSON document', { fault: 'malformed' }],
    ['loses its answer', { fault: 'done-but-cut' }],
    ['hangs', { fault: 'hang' }],
    ['sends a byte a second', { fault: 'slow' }],
  ] as const)('it %s: the call returns 503, and a retry continues the same payment', async (_, fault) => {
    const app = await startTestApp({ impatient: true, breaks: true })
    const body = checkout()
    const options = { body, idempotencyKey: 'one-attempt' }
    app.stripe.faults.set(fault)
    const failed = await app.visitor.call(createPaymentIntent, options)
    expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable', error: sentence } })
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThanOrEqual(
      fault.fault === 'rate-limit' ? 7 : 1,
    )

    app.stripe.faults.clear()
    await expect
      .poll(async () => (await app.visitor.call(createPaymentIntent, options)).status, { interval: 20 })
      .toBe(201)
    const first = await app.visitor.ask(createPaymentIntent, options)
    expect(await app.visitor.ask(createPaymentIntent, options)).toEqual(first)
    expect(app.stripe.intents()).toMatchObject([{ id: first.paymentIntent.id }])
    expect(await app.rows('select id from orders')).toHaveLength(1)
  })

  test('requests with a key in use, however many, stop nobody else from paying', async () => {
    const app = await startTestApp({ settings: { RETRY_SCALE: '1' }, breaks: true })
    app.stripe.faults.set({ fault: 'error', status: 409, match: 'POST /v1/payment_intents' })
    for (let count = 0; count < 6; count += 1)
      expect((await app.visitor.call(createPaymentIntent, { body: checkout() })).status).toBe(503)
    app.stripe.faults.clear()
    expect((await app.visitor.call(createPaymentIntent, { body: checkout() })).status).toBe(201)
  })

  test('its answer is lost and our request’s text then changes: a retry continues the same payment', async () => {
    const app = await startTestApp({ breaks: true })
    const options = { body: checkout(), idempotencyKey: 'one-attempt' }
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/payment_intents', times: 1 })
    expect((await app.visitor.call(createPaymentIntent, options)).status).toBe(503)
    await app.rows("update payment set description = 'In other words'")
    await expect.poll(async () => (await app.visitor.call(createPaymentIntent, options)).status).toBe(201)
    expect(app.stripe.intents()).toHaveLength(1)
  })

  test('its hosted page’s answer is lost and PUBLIC_URL then changes: the buyer is mailed a new page', async () => {
    const app = await startTestApp({ breaks: true })
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/checkout/sessions', times: 1 })
    expect(await startPrintOrder(app)).not.toHaveProperty('checkout_url')
    await app.restart({ PUBLIC_URL: 'http://moved.test' })
    await app.settle(() => mailsOf(app).length > 0)
    const [payment] = await app.rows<{ page_url: string }>('select page_url from payment')
    const [mail] = app.mail.messages()
    expect(app.mail.read(mail?.id ?? '')?.text).toContain(payment?.page_url)
  })

  test('the same key with another cart is a conflict', async () => {
    const app = await startTestApp()
    const ask = (quantity: number) =>
      app.visitor.call(createPaymentIntent, {
        body: checkout('six-lights-stickers', { items: [{ productId: 'six-lights-stickers', quantity }] }),
        idempotencyKey: 'one-attempt',
      })
    expect((await ask(1)).status).toBe(201)
    expect(await ask(2)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('confirming while it is down returns 503, and its webhook settles the payment later', async () => {
    const app = await startTestApp({ breaks: true })
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId)
    app.stripe.faults.set({ fault: 'refuse' })
    const answer = await app.visitor.call(confirmPayment, { body: { paymentIntentId: intentId } })
    expect(answer).toMatchObject({ status: 503, body: { error: 'Failed to confirm payment' } })
    app.stripe.faults.clear()
    await app.stripe.deliver()
    await app.drain()
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('a payment unknown to the card provider does not stop the sweep of the others', async () => {
    const app = await startTestApp()
    const [unknown, paid] = [
      await startOrder(app),
      await startOrder(app, NOTEBOOK, { customerEmail: 'other@example.com' }),
    ]
    await app.rows(`update payment set intent_id = 'pi_unknown' where subject_id = '${unknown.orderId}'`)
    app.stripe.pay(paid.intentId)
    app.advance(3 * MINUTE)
    await app.deps.commerce.sweep()
    expect(await stateOf(app, paid.orderId)).toBe('paid')
  })

  test('without a card provider a payment returns 503 and stores no order', async () => {
    const app = await startTestApp({ settings: withoutCards, breaks: true })
    expect(await app.visitor.call(createPaymentIntent, { body: checkout() })).toMatchObject({
      status: 503,
      body: { error: sentence },
    })
    expect(await app.rows('select * from orders')).toEqual([])
  })
})
