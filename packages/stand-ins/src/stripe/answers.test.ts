import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Stripe from 'stripe'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startStripeServer } from '../stripe-server.ts'

/** The provider's own description, reduced to the objects and fields that this server returns. */
const schemas = JSON.parse(
  readFileSync(new URL('../../fixtures/stripe-schemas.json', import.meta.url), 'utf8'),
)
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema({ $id: 'stripe', ...schemas })

function expectShape(definition: string, value: unknown): void {
  const validate = ajv.compile({ $ref: `stripe#/components/schemas/${definition}` })
  validate(JSON.parse(JSON.stringify(value)))
  expect(validate.errors ?? []).toEqual([])
}

/** Checks the error as it was sent, without what the SDK adds about the response. */
function expectError({ raw }: Stripe.errors.StripeError): void {
  const { headers: _headers, statusCode: _status, requestId: _id, ...error } = raw as Record<string, unknown>
  expectShape('Error', { error })
}

/** A fresh account, and the official SDK connected to it. */
async function startForTest() {
  const server = await startStripeServer({ webhooks: { held: true } })
  onTestFinished(() => server.close())
  const { hostname, port } = new URL(server.url)
  const sdk = new Stripe(server.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  const create = (options?: Stripe.RequestOptions) =>
    sdk.paymentIntents.create(
      {
        amount: 3721,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        description: 'A mug',
        metadata: { payment_id: 'pay_1' },
      },
      options,
    )
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('it was not refused'),
      (error: Stripe.errors.StripeError) => error,
    )
  return { server, sdk, create, refusal }
}

const session = {
  mode: 'payment',
  line_items: [
    { price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Mug' } }, quantity: 1 },
    { price_data: { currency: 'usd', unit_amount: 999, product_data: { name: 'Shipping' } }, quantity: 1 },
  ],
  success_url: 'http://shop.test/thank-you?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/checkout',
  payment_intent_data: { metadata: { payment_id: 'pay_1' } },
} satisfies Stripe.Checkout.SessionCreateParams

describe('every response matches the provider’s description', () => {
  test('a payment from its creation to its refunds', async () => {
    const { server, sdk, create } = await startForTest()
    const created = await create()
    expectShape('PaymentIntent', created)
    server.pay(created.id)
    const paid = await sdk.paymentIntents.retrieve(created.id)
    expectShape('PaymentIntent', paid)
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 3721 })
    expectShape('Charge', await sdk.charges.retrieve(String(paid.latest_charge)))
    const part = await sdk.refunds.create({ payment_intent: paid.id, amount: 1000 })
    const rest = await sdk.refunds.create({ payment_intent: paid.id })
    for (const refund of [part, rest]) expectShape('Refund', refund)
    expect([part.amount, rest.amount]).toEqual([1000, 2721])
    expect((await sdk.refunds.list({ payment_intent: paid.id })).data.map(({ id }) => id)).toEqual([
      rest.id,
      part.id,
    ])
    for (const event of server.events()) expectShape('Event', event)
  })

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
  ])('a card that is declined: %s', async (payment_method, code, decline) => {
    const { server, sdk, create, refusal } = await startForTest()
    const { id } = await create()
    const error = await refusal(sdk.paymentIntents.confirm(id, { payment_method }))
    expect(error).toMatchObject({ type: 'StripeCardError', code, decline_code: decline })
    expectError(error)
    const declined = await sdk.paymentIntents.retrieve(id)
    expectShape('PaymentIntent', declined)
    expect(declined).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    for (const event of server.events()) expectShape('Event', event)
  })

  test('3-D Secure: authentication is requested, and succeeds or fails', async () => {
    const { server, sdk, create } = await startForTest()
    const { id } = await create()
    const waiting = await sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_threeDSecure2Required' })
    expectShape('PaymentIntent', waiting)
    expect(waiting.status).toBe('requires_action')
    server.authenticate(id, false)
    const refused = await sdk.paymentIntents.retrieve(id)
    expectShape('PaymentIntent', refused)
    expect(refused.last_payment_error?.code).toBe('payment_intent_authentication_failure')
    server.pay(id, '4000002500003155')
    server.authenticate(id, true)
    expect((await sdk.paymentIntents.retrieve(id)).status).toBe('succeeded')
  })

  test('a checkout session that is paid, and one that expires', async () => {
    const { server, sdk } = await startForTest()
    const open = await sdk.checkout.sessions.create(session)
    expectShape('Checkout.Session', open)
    server.paySession(open.id)
    const complete = await sdk.checkout.sessions.retrieve(open.id)
    expectShape('Checkout.Session', complete)
    expect(complete).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 3499 })
    const intent = await sdk.paymentIntents.retrieve(String(complete.payment_intent))
    expect(intent.metadata).toEqual({ payment_id: 'pay_1' })
    const other = await sdk.checkout.sessions.create(session)
    expectShape('Checkout.Session', await sdk.checkout.sessions.expire(other.id))
    for (const event of server.events()) expectShape('Event', event)
  })
})

describe('it rejects what the provider rejects', () => {
  test('an idempotency key reused with other parameters; with the same ones it repeats the response', async () => {
    const { server, sdk, create, refusal } = await startForTest()
    const options = { idempotencyKey: 'pay_1:create:1' }
    const first = await create(options)
    expect((await create(options)).id).toBe(first.id)
    expect(server.intents()).toHaveLength(1)
    const other = sdk.paymentIntents.create({ amount: 50, currency: 'usd' }, options)
    expect(await refusal(other)).toMatchObject({ type: 'StripeIdempotencyError' })
  })

  test('a stored server error, which is repeated for the same idempotency key', async () => {
    const { server, create, refusal } = await startForTest()
    server.faults.set({ fault: 'error', times: 1 })
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await refusal(create({ idempotencyKey: 'k' }))).toMatchObject({ statusCode: 500 })
    expect((await create({ idempotencyKey: 'k2' })).status).toBe('requires_payment_method')
  })

  test.each([
    ['an amount below half a dollar', { amount: 49, currency: 'usd' }, 'amount_too_small'],
    ['half a cent', { amount: 100.5, currency: 'usd' }, 'parameter_invalid_integer'],
    [
      'a parameter of the generation before',
      { amount: 100, currency: 'usd', payment_method_types: ['card'] },
      'payment_method_types_no_longer_supported',
    ],
    ['an unknown parameter', { amount: 100, currency: 'usd', colour: 'red' }, 'parameter_unknown'],
    ['no amount', { currency: 'usd' }, 'parameter_missing'],
  ])('%s', async (_, params, code) => {
    const { sdk, refusal } = await startForTest()
    const error = await refusal(sdk.paymentIntents.create(params as never))
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', code })
    expectError(error)
  })

  test('a refund above the paid amount, or a second full one', async () => {
    const { server, sdk, create, refusal } = await startForTest()
    const { id } = await create()
    server.pay(id)
    const tooMuch = sdk.refunds.create({ payment_intent: id, amount: 3722 })
    expect(await refusal(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
    await sdk.refunds.create({ payment_intent: id })
    const again = sdk.refunds.create({ payment_intent: id })
    expect(await refusal(again)).toMatchObject({ code: 'charge_already_refunded' })
  })

  test('changes to a payment that has succeeded', async () => {
    const { server, sdk, create, refusal } = await startForTest()
    const { id } = await create()
    server.pay(id)
    expect(await refusal(sdk.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('a wrong key, and the publishable key in a server-only call', async () => {
    const { server, sdk, create } = await startForTest()
    const { id, client_secret } = await create()
    const ask = (path: string, key: string) =>
      fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    expect((await ask(`/v1/payment_intents/${id}`, 'sk_wrong')).status).toBe(401)
    expect((await ask('/v1/refunds', server.publishableKey)).status).toBe(403)
    expect((await ask(`/v1/payment_intents/${id}`, server.publishableKey)).status).toBe(403)
    const own = await ask(`/v1/payment_intents/${id}?client_secret=${client_secret}`, server.publishableKey)
    expect(own.status).toBe(200)
    expect((await sdk.paymentIntents.retrieve(id)).id).toBe(id)
  })
})

test('a list is paginated, newest first, from a given time on', async () => {
  const { sdk, create } = await startForTest()
  const ids = []
  for (let number = 0; number < 5; number += 1) ids.push((await create()).id)
  const since = Math.floor(Date.now() / 1000) - 60
  const first = await sdk.paymentIntents.list({ created: { gte: since }, limit: 3 })
  expect(first.data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 3))
  const last = first.data.at(-1)?.id ?? ''
  expect((await sdk.paymentIntents.list({ limit: 3, starting_after: last })).data).toHaveLength(2)
  expect((await sdk.paymentIntents.list({ created: { gte: since + 120 } })).data).toEqual([])
})

test('a key that came with an address that is none cannot be used for another address', async () => {
  const { sdk, refusal } = await startForTest()
  const open = (customer_email: string, idempotencyKey: string) =>
    sdk.checkout.sessions.create({ ...session, customer_email }, { idempotencyKey })
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await refusal(open('mary@example', 'first'))).toMatchObject({ code: 'email_invalid' })
  expect(await refusal(open('mary@example.com', 'first'))).toMatchObject({ type: 'StripeIdempotencyError' })
  expect((await open('mary@example.com', 'second')).customer_email).toBe('mary@example.com')
})
