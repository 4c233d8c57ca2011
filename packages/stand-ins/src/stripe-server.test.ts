import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './sockets.ts'
import type { DeliveryPlan } from './stripe/webhooks.ts'
import { startStripeServer } from './stripe-server.ts'

async function startForTest(webhooks: DeliveryPlan = { held: true }) {
  const server = await startStripeServer({ webhooks })
  onTestFinished(() => server.close())
  const { hostname, port } = new URL(server.url)
  const sdk = new Stripe(server.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  const create = () => sdk.paymentIntents.create({ amount: 3721, currency: 'usd' })
  return { server, sdk, create }
}

/** An endpoint that verifies events with the official library; `refuse` is how many get a 500 first. */
async function startEndpoint({ sdk, secret, refuse = 0 }: { sdk: Stripe; secret: string; refuse?: number }) {
  const received: { id: string; type: string }[] = []
  let left = refuse
  const endpoint = createServer(async (request, response) => {
    const body = await text(request)
    const { id, type } = sdk.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', secret)
    left -= 1
    if (left < 0) received.push({ id, type })
    response.writeHead(left < 0 ? 200 : 500).end()
  })
  onTestFinished(() => void endpoint.close())
  return { url: `http://127.0.0.1:${await listen(endpoint)}`, received }
}

test('events arrive signed, in order and once, and are retried until they are accepted', async () => {
  const { server, sdk, create } = await startForTest({})
  const endpoint = await startEndpoint({ sdk, secret: server.webhookSecret, refuse: 1 })
  server.sendWebhooksTo(endpoint.url)
  const { id } = await create()
  server.pay(id)
  await expect
    .poll(() => endpoint.received.map(({ type }) => type).sort(), { timeout: 5000 })
    .toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded'])
})

test('held events can be delivered twice and in reverse order', async () => {
  const { server, sdk, create } = await startForTest()
  const endpoint = await startEndpoint({ sdk, secret: server.webhookSecret })
  server.sendWebhooksTo(endpoint.url)
  server.pay((await create()).id)
  expect(await server.deliver((events) => [...events, ...events].reverse())).toBe(6)
  expect(endpoint.received[0]?.type).toBe('payment_intent.succeeded')
  expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(3)
  expect(await server.deliver()).toBe(0)
})

test('a pending refund completes, and the test card for disputes is disputed', async () => {
  const { server, sdk, create } = await startForTest()
  const pending = await create()
  server.pay(pending.id, '4000000000007726')
  const refund = await sdk.refunds.create({ payment_intent: pending.id })
  expect(refund.status).toBe('pending')
  server.endRefund(refund.id, 'succeeded')
  expect((await sdk.refunds.retrieve(refund.id)).status).toBe('succeeded')
  server.pay((await create()).id, '4000000000000259')
  expect(server.events().map(({ type }) => type)).toContain('charge.dispute.created')
})

test('a card form gets errors for a wrong number, an invalid month and a past year', async () => {
  const { server, create } = await startForTest()
  const { id, client_secret } = await create()
  const confirm = async (card: Record<string, string>) => {
    const fields = { number: '4242424242424242', exp_month: '12', exp_year: '34', cvc: '123', ...card }
    const body = new URLSearchParams({ key: server.publishableKey, client_secret: client_secret ?? '' })
    for (const [name, value] of Object.entries(fields)) body.set(`payment_method_data[card][${name}]`, value)
    const response = await fetch(`${server.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
    return ((await response.json()) as { error?: { code: string } }).error?.code
  }
  expect(await confirm({ number: '4242424242424241' })).toBe('incorrect_number')
  expect(await confirm({ exp_month: '13' })).toBe('invalid_expiry_month')
  expect(await confirm({ exp_year: '20' })).toBe('invalid_expiry_year')
  expect(await confirm({ cvc: '99' })).toBe('invalid_cvc')
  expect(await confirm({ number: '5500005555555559' })).toBe('card_declined')
  expect(await confirm({})).toBeUndefined()
})

test('an expired checkout session cannot be paid', async () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const server = await startStripeServer({ clock: () => now, webhooks: { held: true } })
  onTestFinished(() => server.close())
  const { hostname, port } = new URL(server.url)
  const sdk = new Stripe(server.secretKey, { host: hostname, port, protocol: 'http' })
  const session = await sdk.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        price_data: { currency: 'usd', unit_amount: 900, product_data: { name: '<b>Pin</b>' } },
        quantity: 1,
      },
    ],
    success_url: 'http://shop.test/thank-you',
  })
  const page = await (await fetch(session.url ?? '')).text()
  expect(page).toContain('&lt;b&gt;Pin&lt;/b&gt;')
  now = new Date('2026-11-21T12:00:01Z')
  expect((await fetch(session.url ?? '')).status).toBe(410)
  expect((await sdk.checkout.sessions.retrieve(session.id)).status).toBe('expired')
})
