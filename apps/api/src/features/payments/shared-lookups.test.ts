import { expect, test } from 'vitest'
import { orderOf, startPrintOrder } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const SECOND = 1000
const lookUps = (app: TestApp) => app.stripe.calls.filter(({ method }) => method === 'GET').length
const states = async (app: TestApp, order: { orderId: string; token: string }, readers: number) => {
  const orders = await Promise.all(Array.from({ length: readers }, () => orderOf(app, order)))
  return new Set(orders.map(({ state }) => state))
}

test('concurrent reads of an unpaid order share one card provider call for two seconds', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  const before = lookUps(app)
  expect(await states(app, order, 10)).toEqual(new Set(['awaiting_payment']))
  app.advance(SECOND)
  await states(app, order, 10)
  expect(lookUps(app) - before).toBe(1)
  app.advance(SECOND)
  app.stripe.paySession(order.sessionId)
  expect(await states(app, order, 10), 'no webhook has come yet').not.toContain('awaiting_payment')
})

test('a payment known from a webhook is seen at once, despite the shared answer', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  expect(await states(app, order, 1)).toEqual(new Set(['awaiting_payment']))
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.drain()
  const [state] = await states(app, order, 1)
  expect(state).not.toBe('awaiting_payment')
})

test('a failing card provider is called once, too, and the order’s page still opens', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 503 })
  const before = app.stripe.calls.length
  await states(app, order, 1)
  const asked = app.stripe.calls.length - before
  expect(await states(app, order, 10)).toEqual(new Set(['awaiting_payment']))
  expect(app.stripe.calls.length - before).toBe(asked)
})

test('a silent card provider is waited for once: a buyer’s look at an order without a payment page repeats nothing', async () => {
  const app = await startTestApp()
  app.stripe.faults.set({ fault: 'hang', match: '/v1/' })
  const order = await startPrintOrder(app)
  const before = app.stripe.calls.length
  expect(await states(app, order, 1)).toEqual(new Set(['awaiting_payment']))
  expect(app.stripe.calls.length - before).toBe(1)
})
