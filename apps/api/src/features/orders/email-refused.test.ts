import { correctOrderEmail } from '@beacon/contract/order-email'
import { listJobs } from '@beacon/contract/outbox'
import { expect, test } from 'vitest'
import { mailsOf, orderOf, startOrder, startPrintOrder, stateOf } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const MINUTE = 60_000

type Bought = { orderId: string; token: string }

async function passMinute(app: TestApp): Promise<void> {
  app.advance(MINUTE)
  await app.drain()
}

/** The card provider was down at checkout; the job that asks it later learns that it rejects the email address. */
async function startRefused(app: TestApp): Promise<Bought> {
  app.stripe.faults.set({ fault: 'error', status: 503 })
  const order = await startPrintOrder(app, { email: 'mary@example' })
  expect(order.checkout_url).toBeUndefined()
  app.stripe.faults.clear()
  await passMinute(app)
  return order
}

const correct = (app: TestApp, { orderId, token }: Bought, email: string) =>
  app.visitor.call(correctOrderEmail, { params: { id: orderId }, query: { token }, body: { email } })

const refusedJobs = async (app: TestApp) =>
  (await (await app.admin()).ask(listJobs, { query: { state: 'refused' } })).jobs.map(({ kind }) => kind)

test('PAY-13 a buyer whose email the card provider rejects corrects it on the order’s page and pays', async () => {
  const app = await startTestApp()
  const order = await startRefused(app)
  expect(await orderOf(app, order)).toMatchObject({ isEmailRefused: true, checkoutUrl: null })
  expect(await refusedJobs(app)).toEqual(['payments.page'])

  const answer = await correct(app, order, 'mary@example.com')
  expect(answer).toMatchObject({ status: 200, body: { message: 'Thank you. You can pay now.' } })
  expect(await orderOf(app, order)).toMatchObject({
    isEmailRefused: false,
    email: 'mary@example.com',
    checkoutUrl: expect.stringContaining('/c/pay/cs_'),
  })
  await passMinute(app)
  expect(await refusedJobs(app), 'nothing for staff to handle').toEqual([])
  const [session] = app.stripe.sessions()
  expect(session?.customer_email).toBe('mary@example.com')
  app.stripe.paySession(session?.id ?? '')
  await app.stripe.deliver()
  await passMinute(app)
  expect(await stateOf(app, order.orderId)).toBe('in_production')
  expect(mailsOf(app)).toContainEqual(expect.stringMatching(/^mary@example\.com: Your order BB-/))
})

test('if the card provider rejects the new email, too, the field has an error and the order stays open', async () => {
  const app = await startTestApp()
  const order = await startRefused(app)
  expect(await correct(app, order, 'mary@sample')).toMatchObject({
    status: 400,
    body: { fields: { email: 'Invalid email address' } },
  })
  expect(await orderOf(app, order)).toMatchObject({ isEmailRefused: true, email: 'mary@sample' })
  expect(await correct(app, order, 'mary@example.com')).toMatchObject({ status: 200 })
})

test('while the card provider is down, the payment link is mailed later to the new address', async () => {
  const app = await startTestApp()
  const order = await startRefused(app)
  app.stripe.faults.set({ fault: 'error', status: 503 })
  expect((await correct(app, order, 'mary@example.com')).body).toMatchObject({
    message: expect.stringContaining('we will email the link there'),
  })
  app.stripe.faults.clear()
  await passMinute(app)
  expect(mailsOf(app)).toContainEqual(expect.stringMatching(/^mary@example\.com: /))
})

test('the email cannot be changed for an order whose email was not rejected, or with a wrong token', async () => {
  const app = await startTestApp()
  const refused = await startRefused(app)
  const local = await startOrder(app)
  expect(await correct(app, local, 'eve@example.com')).toMatchObject({ status: 409 })
  expect((await orderOf(app, local)).email).toBe('ada@bakery.example')
  const stranger = { ...refused, token: local.token }
  expect(await correct(app, stranger, 'eve@example.com')).toMatchObject({ status: 404 })
})
