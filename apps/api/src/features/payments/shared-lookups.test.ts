import { expect, test } from 'vitest'
import { orderOf, startPrintOrder } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const SECOND = 1000
const looksIn = (app: TestApp) => app.stripe.calls.filter(({ method }) => method === 'GET').length
const states = async (app: TestApp, order: { orderId: string; token: string }, readers: number) => {
  const orders = await Promise.all(Array.from({ length: readers }, () => orderOf(app, order)))
  return new Set(orders.map(({ state }) => state))
}

test('many who read an unpaid order share one question to the card provider, for two seconds', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  const before = looksIn(app)
  expect(await states(app, order, 10)).toEqual(new Set(['awaiting_payment']))
  app.advance(SECOND)
  await states(app, order, 10)
  expect(looksIn(app) - before).toBe(1)
  app.advance(SECOND)
  app.stripe.paySession(order.sessionId)
  expect(await states(app, order, 10), 'no webhook has come yet').not.toContain('awaiting_payment')
})

test('a payment that the webhook has told is seen at once, whatever was answered a moment ago', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  expect(await states(app, order, 1)).toEqual(new Set(['awaiting_payment']))
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.drain()
  const [state] = await states(app, order, 1)
  expect(state).not.toBe('awaiting_payment')
})

test('a card provider that is down is asked once, too, and takes no page with it', async () => {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.stripe.faults.set({ fault: 'error', status: 503 })
  const before = app.stripe.calls.length
  await states(app, order, 1)
  const asked = app.stripe.calls.length - before
  expect(await states(app, order, 10)).toEqual(new Set(['awaiting_payment']))
  expect(app.stripe.calls.length - before).toBe(asked)
})
