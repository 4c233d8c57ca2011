import { createPrintOrder } from '@beacon/contract/orders'
import { confirmPayment, createPaymentIntent, demoPayPath, demoStripePath } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { checkout, orderOf, payInDemo, printCheckout, stateOf } from '../../../test/orders.ts'
import { startTestApp } from '../../../test/start-app.ts'

test('in demo mode a visitor pays with a test card on our own origin', async () => {
  const app = await startTestApp({ demo: true })
  const { paymentIntent, orderId = '' } = await app.visitor.ask(createPaymentIntent, { body: checkout() })
  const declined = await payInDemo(app, paymentIntent, '4000000000000002')
  expect(declined.status).toBe(402)
  expect(await declined.json()).toMatchObject({ error: { type: 'card_error', code: 'card_declined' } })
  const paid = await payInDemo(app, paymentIntent)
  expect(await paid.json()).toMatchObject({ object: 'payment_intent', status: 'succeeded' })
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
  expect(await stateOf(app, orderId)).toBe('paid')
})

test('the demo’s stand-in delivers its webhooks', async () => {
  const app = await startTestApp({ demo: true })
  const { paymentIntent, orderId = '' } = await app.visitor.ask(createPaymentIntent, { body: checkout() })
  await payInDemo(app, paymentIntent)
  await expect.poll(() => stateOf(app, orderId)).toBe('paid')
})

test('the demo’s hosted payment page is on our origin, works without JavaScript and redirects back', async () => {
  const app = await startTestApp({ demo: true })
  const idempotencyKey = crypto.randomUUID()
  const order = await app.visitor.ask(createPrintOrder, { body: await printCheckout(app), idempotencyKey })
  expect(order.checkout_url).toMatch(`http://beacon.test${demoPayPath}/cs_test_`)
  const path = new URL(order.checkout_url ?? '').pathname
  const page = await app.visitor.send(path)
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
  )
  expect(text).toContain('Demo payment page: no card is charged.')
  expect(text).not.toContain('<script')

  const pay = (fields: Record<string, string>) =>
    app.visitor.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  const card = { number: '4000 0000 0000 9995', expiry: '12 / 34', cvc: '123' }
  const declined = await pay(card)
  expect([declined.status, await declined.text()]).toEqual([
    402,
    expect.stringContaining('Your card has insufficient funds.'),
  ])
  const asks = await pay({ ...card, number: '4000 0000 0000 3220' })
  expect(await asks.text()).toContain('Your bank asks whether this is you.')
  const done = await pay({ bank: 'approve' })
  expect([done.status, done.headers.get('location')]).toEqual([
    303,
    `http://beacon.test/thank-you?order=${order.id}&token=${order.token}`,
  ])
  expect(await orderOf(app, { orderId: order.id, token: order.token ?? '' })).not.toMatchObject({
    state: 'awaiting_payment',
  })
  expect((await app.visitor.send(path)).status).toBe(410)
})

test('only the stand-in’s payment calls are reachable from outside, and with real keys none', async () => {
  const demo = await startTestApp({ demo: true })
  for (const path of ['/v1/refunds', '/v1/events', '/v1/payment_intents', '/v1/../v1/refunds', '/state'])
    expect((await demo.visitor.send(demoStripePath + path)).status).toBe(404)
  const { paymentIntent } = await demo.visitor.ask(createPaymentIntent, { body: checkout() })
  const foreign = await payInDemo(demo, { ...paymentIntent, client_secret: 'guessed' })
  expect(foreign.status).toBe(403)
  const live = await startTestApp()
  expect((await live.visitor.send(`${demoPayPath}/cs_test_1`)).status).toBe(404)
})
