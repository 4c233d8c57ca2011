import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { mailsOf, payOrder, startOrder } from '../../../test/orders.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * HOUR

/** Signs in each time, since a session expires before a dispute ends. */
async function readOrder(app: TestApp, id: string) {
  return (await (await app.signIn()).ask(readAdminOrder, { params: { id } })).order
}

const paymentsCounted = async (app: TestApp) =>
  (await (await app.visitor.send('/metrics')).text())
    .split('\n')
    .filter((line) => line.startsWith('payments{'))

const alarmsOf = (app: TestApp) => mailsOf(app).filter((mail) => mail.includes('needs attention'))

/** A disputed payment in the same Stripe account that is not ours. */
async function disputeElsewhere({ stripe }: TestApp): Promise<void> {
  const headers = { authorization: `Bearer ${stripe.secretKey}` }
  const body = new URLSearchParams({ amount: '900', currency: 'usd' })
  const made = await fetch(`${stripe.url}/v1/payment_intents`, { method: 'POST', headers, body })
  const { id } = (await made.json()) as { id: string }
  stripe.pay(id, '4000000000000259')
}

test('a dispute flags its order once', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver((events) => [...events, ...events])
  await app.settle()
  expect(await readOrder(app, orderId)).toMatchObject({
    state: 'needs_attention',
    attention: expect.stringContaining('disputes'),
    payments: [{ state: 'disputed' }],
  })
  expect(alarmsOf(app)).toHaveLength(1)
})

test('/metrics counts disputed payments as disputed, not as succeeded', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  app.stripe.dispute(intentId)
  await app.deps.commerce.sweep()
  expect(await paymentsCounted(app)).toEqual(['payments{state="disputed"} 1'])
  app.stripe.endDispute(intentId, 'won')
  await app.deps.commerce.sweep()
  expect(await paymentsCounted(app)).toEqual(['payments{state="succeeded"} 1'])
})

test.each([
  ['won', { state: 'succeeded', refundable: 2741 }, 'the money is yours'],
  ['lost', { state: 'dispute_lost', refundable: 0 }, 'the money went back to the buyer'],
] as const)(
  'without webhooks the sweep finds a dispute and that it is %s months later, and alerts the agency of both',
  async (end, payment, sentence) => {
    const app = await startTestApp()
    const { orderId, intentId } = await payOrder(app)
    app.advance(20 * DAY)
    app.stripe.dispute(intentId)
    await Promise.all([app.deps.commerce.sweep(), app.deps.commerce.sweep()])
    expect(await readOrder(app, orderId)).toMatchObject({ payments: [{ state: 'disputed' }] })
    expect(app.logs).toContainEqual(expect.objectContaining({ about: `order:${orderId}`, state: 'disputed' }))
    await (await app.admin()).ask(retryOrder, { params: { id: orderId } })
    app.advance(75 * DAY)
    app.stripe.endDispute(intentId, end)
    for (let sweep = 0; sweep < 2; sweep += 1) await app.deps.commerce.sweep()
    expect(await readOrder(app, orderId)).toMatchObject({
      state: 'needs_attention',
      attention: `The dispute is over, and ${sentence}.`,
      payments: [payment],
    })
    await app.settle()
    expect(alarmsOf(app)).toHaveLength(2)
  },
)

test('after a partial dispute is lost, the rest of the payment can still be refunded', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  app.stripe.dispute(intentId, 700)
  await app.deps.commerce.sweep()
  expect((await readOrder(app, orderId)).attention).toContain('disputes $7.00 of it')
  app.stripe.endDispute(intentId, 'lost')
  for (let sweep = 0; sweep < 2; sweep += 1) await app.deps.commerce.sweep()
  expect(await readOrder(app, orderId)).toMatchObject({
    attention: expect.stringContaining('The dispute is over, and $7.00 went back to the buyer.'),
    payments: [{ state: 'dispute_lost', refundable: 2041 }],
  })
  await app.settle()
  expect(alarmsOf(app)).toHaveLength(1)
  const refund = { paymentIntentId: intentId, amount: 2042, reason: '' }
  const admin = await app.admin()
  expect(await admin.call(refundPayment, { body: refund })).toMatchObject({ status: 409 })
  expect(await admin.ask(refundPayment, { body: { ...refund, amount: 2041 } })).toMatchObject({
    refunded: 2041,
  })
})

test('dispute events that arrive late and out of order leave the current state', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  app.stripe.dispute(intentId)
  app.stripe.endDispute(intentId, 'won')
  await app.stripe.deliver((events) => events.toReversed())
  await app.settle()
  expect(await readOrder(app, orderId)).toMatchObject({ payments: [{ state: 'succeeded' }] })
  expect(alarmsOf(app)).toHaveLength(1)
})

test('the sweep reads every page of the provider’s disputes', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  app.stripe.dispute(intentId)
  for (let count = 0; count < 100; count += 1) await disputeElsewhere(app)
  await app.deps.commerce.sweep()
  expect(await readOrder(app, orderId)).toMatchObject({ payments: [{ state: 'disputed' }] })
})

test('with a key that may not read disputes the rest of the sweep still runs', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 403, match: 'GET /v1/disputes' })
  app.stripe.refundInDashboard(intentId, 700)
  await expect(app.deps.commerce.sweep()).rejects.toThrow()
  expect(await readOrder(app, orderId)).toMatchObject({ refunded: 700 })
})

/** Older open payments, as many as a sweep asks about: those behind them are settled by the next one. */
async function fillSweep(app: TestApp): Promise<void> {
  const [payment = {}] = await app.rows('select * from payment')
  const copies = Array.from({ length: 200 }, (_, index) => ({
    ...payment,
    ...{ id: `older-${index}`, subject_id: `older-${index}`, intent_id: null },
    created_at: '2026-11-20T14:00:00.000Z',
  }))
  const inSql = (value: unknown) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : (value ?? 'null')
  const values = copies.map((copy) => `(${Object.values(copy).map(inSql).join(', ')})`)
  await app.rows(`insert into payment (${Object.keys(payment).join(', ')}) values ${values.join(', ')}`)
}

test('PAY-9 a payment is taken for paid before it is disputed, and before any of it goes back', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await startOrder(app)
  app.stripe.pay(intentId)
  app.stripe.refundInDashboard(intentId, 700)
  app.stripe.dispute(intentId)
  await app.rows("delete from outbox where kind = 'payments.release'")
  app.advance(2 * HOUR)
  await fillSweep(app)
  await app.deps.commerce.sweep()
  const unpaid = { state: 'awaiting_payment', refunded: 0 }
  expect(await readOrder(app, orderId)).toMatchObject({ ...unpaid, payments: [{ refunds: [] }] })

  await app.rows("delete from payment where id like 'older-%'")
  await app.deps.commerce.sweep()
  expect(await readOrder(app, orderId)).toMatchObject({
    attention: expect.stringContaining('disputes'),
    refunded: 700,
    payments: [{ state: 'disputed' }],
  })
  await app.settle()
  expect(alarmsOf(app)).toHaveLength(1)
})
