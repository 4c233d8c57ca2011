import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { order, shirt } from './printify/testing.ts'
import { startPrintifyServer } from './printify-server.ts'
import { startStripeServer } from './stripe-server.ts'

function memoryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'account', 'file')
}

/** The account after a start of the server; `close` ends it as a restart does. */
async function openAccount(file: string) {
  const server = await startStripeServer({ file, webhooks: { held: true } })
  onTestFinished(() => server.close())
  const { hostname, port } = new URL(server.url)
  const sdk = new Stripe(server.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
  return { sdk, close: server.close }
}

const confirm = (sdk: Stripe, id: string, number: string) =>
  sdk.rawRequest('POST', `/v1/payment_intents/${id}/confirm`, {
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2034, cvc: '737' } },
  })

test('a payment survives a restart, with its idempotency key and refundable amount', async () => {
  const file = memoryFile()
  const params = { amount: 3721, currency: 'usd' }
  const before = await openAccount(file)
  const paid = await before.sdk.paymentIntents.create(params, { idempotencyKey: 'one' })
  await before.sdk.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' })
  await before.sdk.refunds.create({ payment_intent: paid.id, amount: 1000 })
  await before.close()

  const { sdk } = await openAccount(file)
  expect((await sdk.paymentIntents.create(params, { idempotencyKey: 'one' })).id).toBe(paid.id)
  expect((await sdk.refunds.create({ payment_intent: paid.id })).amount).toBe(2721)
  const charge = (await sdk.paymentIntents.retrieve(paid.id)).latest_charge
  expect(await sdk.charges.retrieve(String(charge))).toMatchObject({ refunded: true, amount_refunded: 3721 })
})

test('a possibly real card number is not stored', async () => {
  const file = memoryFile()
  const { sdk } = await openAccount(file)
  const { id } = await sdk.paymentIntents.create({ amount: 3721, currency: 'usd' })
  const refusal = await confirm(sdk, id, '4539578763621486').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ decline_code: 'test_mode_live_card' })
  expect(readFileSync(file, 'latin1')).not.toContain('4539578763621486')
})

test('a print order survives a restart', async () => {
  const file = memoryFile()
  const open = async () => {
    const printify = await startPrintifyServer({ products: [shirt], file })
    onTestFinished(() => printify.close())
    const headers = { authorization: `Bearer ${printify.token}`, 'content-type': 'application/json' }
    const place = () =>
      fetch(`${printify.url}/v1/shops/${printify.shopId}/orders.json`, {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      })
    return { ...printify, place }
  }
  const before = await open()
  expect((await before.place()).status).toBe(200)
  await before.close()
  const after = await open()
  expect(after.orders()).toEqual(before.orders())
  expect((await after.place()).status).toBe(409)
})

test('an unreadable file is replaced by a new account', async () => {
  const file = memoryFile()
  await (await openAccount(file)).sdk.paymentIntents.create({ amount: 3721, currency: 'usd' })
  writeFileSync(file, 'half a')
  const { sdk } = await openAccount(file)
  expect((await sdk.paymentIntents.list()).data).toEqual([])
})
