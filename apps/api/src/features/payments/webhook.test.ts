import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { createPaymentIntent, receiveStripeEvent } from '@beacon/contract/payments'
import { signatureOf } from '@beacon/stand-ins/stripe/webhooks'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkout, mailsOf, NOTEBOOK, startOrder, stateOf } from '../../../test/orders.ts'
import { confirm } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const post = (app: TestApp, body: string, signature: string) =>
  app.visitor.send(receiveStripeEvent.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    body,
  })

describe('PAY-9: webhooks', () => {
  test('PAY-9, AB15: a forged event is rejected with 400 and not stored', async () => {
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

  test('PAY-9, AB16: an event delivered a hundred times is stored and handled once', async () => {
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

  test('PAY-9: repeated and shuffled events, along with the confirm call, mark an order as paid once', async () => {
    const app = await startTestApp()
    let buyers = 0
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.boolean(), async (numbers, confirms) => {
        buyers += 1
        const { intentId, orderId } = await startOrder(app, NOTEBOOK, {
          customerEmail: `buyer-${buyers}@example.com`,
        })
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

  test('a signed body that is not an event is rejected with 400', async () => {
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

  test('the body of an event is not stored', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    await app.stripe.deliver()
    expect(await app.rows('select * from webhook_event')).not.toEqual([])
    expect(await app.rows("select * from webhook_event where raw <> ''")).toEqual([])
  })

  test('an event of a megabyte is accepted, and one byte more returns 413', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    const event = JSON.stringify(app.stripe.events().at(-1))
    const most = event + ' '.repeat(1024 * 1024 - Buffer.byteLength(event))
    const statusOf = async (body: string) =>
      (await post(app, body, signatureOf(body, app.stripe.webhookSecret))).status
    expect(await statusOf(`${most} `)).toBe(413)
    expect(await statusOf(most)).toBe(200)
  })

  test('an event that is not about a payment is acknowledged, and its body is not stored', async () => {
    const app = await startTestApp()
    const { intentId } = await startOrder(app)
    app.stripe.pay(intentId)
    const customer = { id: 'cus_1', object: 'customer', email: 'somebody@else.example' }
    const event = { ...app.stripe.events().at(-1), type: 'customer.created', data: { object: customer } }
    const body = JSON.stringify(event)
    expect((await post(app, body, signatureOf(body, app.stripe.webhookSecret))).status).toBe(200)
    expect(await app.rows('select type, raw from webhook_event')).toEqual([{ type: event.type, raw: '' }])
  })

  test.each([
    { object: 'payment_intent', id: 'pi_of_somebody_else' },
    { object: 'checkout.session', id: 'cs_of_somebody_else' },
    { object: 'refund', id: 're_1', payment_intent: 'pi_of_somebody_else' },
  ])('an event about a $object that is not ours is accepted and ignored', async (object) => {
    const app = await startTestApp()
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x.updated', data: { object } })
    expect((await post(app, body, signatureOf(body, app.stripe.webhookSecret))).status).toBe(200)
    await app.settle()
    expect(await app.rows("select state from outbox where kind = 'payments.event'")).toEqual([
      { state: 'done' },
    ])
  })

  test('an event about our payment that our key cannot read leaves a refused job', async () => {
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

  test('an event finds its payment even if our own call’s answer was lost', async () => {
    const app = await startTestApp({ breaks: true })
    app.stripe.faults.set({ fault: 'done-but-cut', match: 'POST /v1/payment_intents', times: 1 })
    expect((await app.visitor.call(createPaymentIntent, { body: checkout() })).status).toBe(503)
    const [intent] = app.stripe.intents()
    app.stripe.pay(intent?.id ?? '')
    await app.stripe.deliver()
    await app.drain()
    expect(await app.rows('select state from orders')).toEqual([{ state: 'paid' }])
  })

  test.each([
    ['amount', 'amount = amount + 500', '27.41 USD arrived where 32.41 USD were asked for.'],
    ['currency', "currency = 'eur'", '27.41 USD arrived where 27.41 EUR were asked for.'],
  ])(
    'AB17: a payment of the wrong %s is answered 200, needs attention and is not fulfilled',
    async (_, asked, attention) => {
      const app = await startTestApp()
      const { intentId, orderId } = await startOrder(app)
      await app.rows(`update payment set ${asked}`)
      app.stripe.pay(intentId)
      expect(await app.stripe.deliver()).toBe(app.stripe.events().length)
      await app.settle()
      expect(await stateOf(app, orderId)).toBe('needs_attention')
      expect(mailsOf(app)).toEqual([expect.stringContaining('needs attention')])

      const admin = await app.admin()
      const { order } = await admin.ask(readAdminOrder, { params: { id: orderId } })
      expect(order.attention).toBe(attention)
      await admin.ask(retryOrder, { params: { id: orderId } })
      expect(await stateOf(app, orderId)).toBe('paid')
    },
  )

  test('the sweep finds a payment whose webhook never came', async () => {
    const app = await startTestApp()
    const { intentId, orderId } = await startOrder(app)
    app.stripe.pay(intentId)
    app.advance(3 * MINUTE)
    await app.deps.commerce.sweep()
    expect(await stateOf(app, orderId)).toBe('paid')
  })
})
