import { markOrderPaid, readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import {
  confirmPayment,
  createPaymentIntent,
  readPaymentStatus,
  receiveStripeEvent,
} from '@beacon/contract/payments'
import { signatureOf } from '@beacon/stand-ins/stripe/webhooks'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkout, mailsOf, NOTEBOOK, orderOf, payOrder, startOrder, stateOf } from '../../../test/orders.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * HOUR

const confirm = (app: TestApp, paymentIntentId: string) =>
  app.visitor.ask(confirmPayment, { body: { paymentIntentId } })
const paymentsIn = (app: TestApp) => app.rows('select state, amount_received, refunded from payment')
const post = (app: TestApp, body: string, signature: string) =>
  app.visitor.send(receiveStripeEvent.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    body,
  })

describe('PAY-9: webhooks', () => {
  test('PAY-9, AB15: a forged event is refused and leaves nothing behind', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId)
    const event = JSON.stringify(app.stripe.events().at(-1))
    const seconds = Math.floor(Date.now() / 1000)
    const forgeries: [body: string, signature: string][] = [
      [event, ''],
      [event, 'nonsense'],
      [event, signatureOf(event, 'whsec_of_somebody_else')],
      [`${event} `, signatureOf(event, app.stripe.webhookSecret)],
      [event, signatureOf(event, app.stripe.webhookSecret, seconds - 600)],
      [event, signatureOf(event, app.stripe.webhookSecret).replace('v1=', 'v0=')],
    ]
    for (const [body, signature] of forgeries) expect((await post(app, body, signature)).status).toBe(400)
    await app.drain()
    expect(await app.rows('select * from webhook_event')).toEqual([])
    expect(await stateOf(app, orderId)).toBe('awaiting_payment')
  })

  test('PAY-9, AB16: a genuine event a hundred times is one row and one effect', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId)
    const event = JSON.stringify(app.stripe.events().at(-1))
    for (let time = 0; time < 100; time += 1)
      expect((await post(app, event, signatureOf(event, app.stripe.webhookSecret))).status).toBe(200)
    await app.settle()
    expect(await app.rows('select event_id from webhook_event')).toHaveLength(1)
    expect(await stateOf(app, orderId)).toBe('paid')
    expect(mailsOf(app)).toHaveLength(2)
  })

  test('PAY-9: in any order and number, together with the confirm call, an order is finished once', async () => {
    const app = await startTestApp()
    let buyers = 0
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.boolean(), async (numbers, confirms) => {
        buyers += 1
        const { intentId, orderId } = await startOrder(app, NOTEBOOK, `buyer-${buyers}@example.com`)
        app.stripe.pay(intentId)
        const shuffled = app.stripe.deliver((events) =>
          [...events, ...events]
            .map((event) => [numbers.next().value ?? 0, event] as const)
            .sort(([a], [b]) => a - b)
            .map(([, event]) => event),
        )
        await Promise.all([shuffled, confirms && confirm(app, intentId), app.drain()])
        await app.drain()
        const what = await app.rows(`select what from order_event where order_id = '${orderId}'`)
        expect(what).toEqual([{ what: 'awaiting_payment' }, { what: 'paid' }])
      }),
      { numRuns: 15 },
    )
  })

  test('a signed text that is no event is refused', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    const event = app.stripe.events().at(-1)
    for (const text of [
      { ...event, id: undefined },
      { ...event, type: 7 },
      { id: 'evt_1', type: 'x' },
      null,
    ]) {
      const body = JSON.stringify(text)
      expect((await post(app, body, signatureOf(body, app.stripe.webhookSecret))).status).toBe(400)
    }
    expect(await app.rows('select * from webhook_event')).toEqual([])
  })

  test.each([
    { object: 'payment_intent', id: 'pi_of_somebody_else' },
    { object: 'checkout.session', id: 'cs_of_somebody_else' },
    { object: 'refund', id: 're_1', payment_intent: 'pi_of_somebody_else' },
  ])('an event about a $object of somebody else in the same account is nobody’s work', async (object) => {
    const app = await startTestApp()
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x.updated', data: { object } })
    expect((await post(app, body, signatureOf(body, app.stripe.webhookSecret))).status).toBe(200)
    await app.settle()
    expect(await app.rows("select state from outbox where kind = 'payments.event'")).toEqual([
      { state: 'done' },
    ])
  })

  test('an event about our own payment that our key cannot see stays for a person', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    await app.rows("update payment set intent_id = 'pi_of_other_keys'")
    app.stripe.pay(intentId)
    const object = { object: 'payment_intent', id: 'pi_of_other_keys' }
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x.updated', data: { object } })
    await post(app, body, signatureOf(body, app.stripe.webhookSecret))
    await app.settle()
    expect(await app.rows("select state from outbox where kind = 'payments.event'")).toEqual([
      { state: 'refused' },
    ])
  })

  test('an event that arrives before our own answer finds its payment', async () => {
    const app = await startTestApp({ breaks: true })
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/payment_intents', times: 1 })
    expect((await app.visitor.call(createPaymentIntent, { body: checkout() })).status).toBe(503)
    const [intent] = app.stripe.intents()
    app.stripe.pay(intent?.id ?? '')
    await app.stripe.deliver()
    await app.drain()
    expect(await app.rows('select state from orders')).toEqual([{ state: 'paid' }])
  })

  test('AB17: another amount than asked for: answered 200, looked at by a person, nothing is sent', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    await app.rows(`update payment set amount = amount + 500`)
    app.stripe.pay(intentId)
    expect(await app.stripe.deliver()).toBe(app.stripe.events().length)
    await app.settle()
    expect(await stateOf(app, orderId)).toBe('needs_attention')
    expect(mailsOf(app)).toEqual([expect.stringContaining('needs attention')])

    const admin = await app.admin()
    const { order } = await admin.ask(readAdminOrder, { params: { id: orderId } })
    expect(order.attention).toBe('27.41 USD arrived where 32.41 USD were asked for.')
    await admin.ask(retryOrder, { params: { id: orderId } })
    expect(await stateOf(app, orderId)).toBe('paid')
  })

  test('a webhook that never came: the sweep finds the payment within five minutes', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId)
    app.advance(3 * MINUTE)
    await app.deps.commerce.sweep()
    expect(await stateOf(app, orderId)).toBe('paid')
  })
})

describe('PAY-10: cards that do not simply succeed', () => {
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

  test('PAY-10: 3-D Secure: in the bank’s hands, refused, tried again and approved', async () => {
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

  test('PAY-10: an abandoned payment is cancelled, and can no longer be paid', async () => {
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

  test.each([
    ['yes', true, 'paid'],
    ['no', false, 'expired'],
  ])(
    'PAY-10: while the bank is at work its pieces are kept, and nobody marks the order as paid; it says %s',
    async (_, isApproved, state) => {
      const app = await startTestApp()
      const { intentId, orderId } = await startOrder(app)
      app.stripe.pay(intentId, '4000000000003220')
      app.stripe.hesitate(intentId)
      expect(await confirm(app, intentId)).toEqual({ success: false, status: 'processing' })
      const mark = { params: { id: orderId }, body: {} }
      expect(await (await app.admin()).call(markOrderPaid, mark)).toMatchObject({
        status: 409,
        body: { code: 'conflict', error: expect.stringContaining('bank is still working') },
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
    ['answers half a JSON', { fault: 'malformed' }],
    ['loses its answer', { fault: 'done-but-cut' }],
    ['hangs', { fault: 'hang' }],
    ['sends a byte a second', { fault: 'slow' }],
  ] as const)('it %s: 503, and pressing again continues the one payment', async (_, fault) => {
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

  test('it cannot be asked whether the card was charged: 503 with the words for it, and the sweep finds out', async () => {
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

  test('without a card provider there is nothing to pay with', async () => {
    const app = await startTestApp({ settings: withoutCards, breaks: true })
    expect(await app.visitor.call(createPaymentIntent, { body: checkout() })).toMatchObject({
      status: 503,
      body: { error: sentence },
    })
    expect(await app.rows('select * from orders')).toEqual([])
  })
})

const withoutCards = {
  DEMO: 'false',
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
}

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

  test('PAY-11: in part and then the rest, never more than was paid; goods go back, the buyer is told', async () => {
    const app = await startTestApp()
    const { intentId, orderId, token, amount } = await payOrder(app, 'six-lights-stickers')
    expect((await refund(app, intentId, 500)).body).toEqual({
      success: true,
      refunded: 500,
      status: 'succeeded',
    })
    expect(await paymentsIn(app)).toMatchObject([{ state: 'partly_refunded', refunded: 500 }])
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

  test('the log tells by the order’s id when its money came and went back, and names nobody', async () => {
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

  test('PAY-11: the same part from two screens is given back once, and the second is told what went back', async () => {
    const app = await startTestApp()
    const { intentId, amount } = await payOrder(app, 'six-lights-stickers')
    const admin = await app.admin()
    const body = { paymentIntentId: intentId, amount: 300, refundable: amount, reason: '' }
    const ask = (key: string) => admin.call(refundPayment, { body, idempotencyKey: key })
    const answers = [await ask('screen-1'), await ask('screen-2')]
    expect(answers).toMatchObject([
      { status: 200, body: { refunded: 300 } },
      {
        status: 409,
        body: { error: expect.stringMatching(/^\$3\.00 went back since you looked, so nothing more/) },
      },
    ])
    expect(await ask('screen-1'), 'an answer that was lost is no second screen').toMatchObject({
      status: 200,
    })
    expect(app.stripe.refunds().map((each) => each.amount)).toEqual([300])
  })

  test('PAY-6: a payment that nobody knows is answered in the catalogue’s words, whoever asks what of it', async () => {
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

  test('an administrator who would give back what nobody has paid is told so', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    expect(await refund(app, intentId)).toMatchObject({
      status: 409,
      body: { error: 'Nothing was paid yet, so there is nothing to give back.' },
    })
  })

  test('AB6: nobody but an administrator', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    const answer = await app.visitor.call(refundPayment, { body: { paymentIntentId: intentId } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(app.stripe.refunds()).toEqual([])
  })

  test('AB7: fifty at once, each for everything: one goes through', async () => {
    const app = await startTestApp()
    const { intentId, amount } = await payOrder(app)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(app, intentId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(app.stripe.refunds()).toMatchObject([{ amount }])
  })

  test('PAY-6: a card provider that refuses is said to the administrator, and nothing counts as given back', async () => {
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

  test('the same key again is the same refund', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    const first = await refund(app, intentId, 300, 'press-1')
    expect(await app.rows("select id from outbox where kind = 'payments.refund'")).toEqual([])
    const again = await refund(app, intentId, 300, 'press-1')
    expect(again.body).toEqual(first.body)
    expect(app.stripe.refunds()).toHaveLength(1)
  })

  test.each(['done-but-cut', 'refuse', 'error', 'hang', 'malformed'] as const)(
    'no clear answer (%s): the refund is pending, and happens once',
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

  test('a refund that fails after all is taken back everywhere, and can be made again', async () => {
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
    expect(refunds(), 'a failure is no refund').toHaveLength(1)
    expect((await refund(app, intentId)).body).toMatchObject({ refunded: amount })
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'refunded', refunded: amount })
    await app.drain()
    expect(refunds()).toHaveLength(2)
  })

  test('a refund made in the card provider’s dashboard is in our books', async () => {
    const app = await startTestApp()
    const { intentId, orderId, token } = await payOrder(app)
    app.stripe.refundInDashboard(intentId, 700)
    await app.stripe.deliver((events) => [...events, ...events])
    await app.settle()
    expect(await orderOf(app, { orderId, token })).toMatchObject({ state: 'paid', refunded: 700 })
    expect(await refund(app, intentId, 2741)).toMatchObject({ status: 409 })
  })

  test('a refund of the dashboard whose webhooks were all lost: the sweep finds it, and its buyer is told once', async () => {
    const app = await startTestApp()
    const order = await payOrder(app)
    await app.deps.commerce.sweep()
    app.advance(3 * DAY)
    app.stripe.refundInDashboard(order.intentId, 700)
    await Promise.all([app.deps.commerce.sweep(), app.deps.commerce.sweep()])
    app.stripe.refundInDashboard(order.intentId)
    for (let sweep = 0; sweep < 2; sweep += 1) await app.deps.commerce.sweep()
    expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', refunded: order.amount })
    expect(await paymentsIn(app)).toMatchObject([{ state: 'refunded', refunded: order.amount }])
    await app.stripe.deliver()
    await app.settle()
    expect(mailsOf(app).filter((mail) => mail.includes('Refund for order'))).toHaveLength(2)
  })

  test('more refunds than a page of the provider’s list: the sweep reads them all', async () => {
    const app = await startTestApp()
    const order = await payOrder(app)
    for (let cents = 0; cents < 101; cents += 1) app.stripe.refundInDashboard(order.intentId, 1)
    await app.deps.commerce.sweep()
    expect(await orderOf(app, order)).toMatchObject({ refunded: 101 })
  })

  test('a refund that failed weeks later without a webhook is taken over by the sweep', async () => {
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
