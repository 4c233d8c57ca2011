import { expect, test } from 'vitest'
import { payPrintOrder, printCalls, stateOf } from '../../../test/orders.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

/** The requests to make an order at the print provider. */
const madeIn = (app: TestApp) =>
  printCalls(app).filter(({ method, path }) => method === 'POST' && path.endsWith('orders.json'))

/** A print order that was submitted after the backup from which the database was restored. */
async function startRestored() {
  const app = await startTestApp()
  const order = await payPrintOrder(app)
  await app.settle()
  await app.rows("update orders set state = 'paid', printify_id = null, print_asked_at = null")
  await app.rows("update outbox set state = 'ready', attempts = 0 where kind = 'prints.submit'")
  const submitAgain = async () => {
    app.advance(MINUTE)
    await app.settle()
    return stateOf(app, order.orderId)
  }
  return { app, submitAgain }
}

test('an order printed after the backup is not printed again when its database was restored', async () => {
  const { app, submitAgain } = await startRestored()
  expect(await submitAgain()).toBe('in_production')
  expect(madeIn(app), 'whether Printify refuses an ID that it knows is not documented').toHaveLength(1)
})

test('an order canceled at the print provider after the backup is not printed when its database was restored', async () => {
  const { app, submitAgain } = await startRestored()
  await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
  expect(await submitAgain()).toBe('needs_attention')
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})

test('an order paid and printed after the backup is not printed again, however many newer ones there are', async () => {
  const app = await startTestApp()
  const order = await payPrintOrder(app)
  await app.settle()
  for (let newer = 0; newer < 11; newer += 1) {
    app.advance(MINUTE)
    await payPrintOrder(app, { email: `mary${newer}@example.com` })
  }
  const made = madeIn(app).length
  const before = { state: 'awaiting_payment', paid_at: null, printify_id: null, print_asked_at: null }
  await restore(app, 'orders', `id = '${order.orderId}'`, { ...before, stock_taken: 0 })
  const unpaid = { state: 'requires_payment', amount_received: 0, paid_at: null, intent_id: null }
  await restore(app, 'payment', `subject_id = '${order.orderId}'`, unpaid)
  await app.rows(`delete from outbox where about = 'order:${order.orderId}'`)
  app.advance(10 * MINUTE)
  await app.deps.commerce.sweep()
  app.advance(MINUTE)
  await app.drain()
  expect(madeIn(app), 'it is there, behind a page of newer ones').toHaveLength(made)
  expect(await stateOf(app, order.orderId)).toBe('in_production')
})

/** Gives rows the values that they had at the time of the backup. */
const restore = (
  app: TestApp,
  table: string,
  where: string,
  values: Record<string, string | number | null>,
) =>
  app.rows(
    `update ${table} set ${Object.entries(values)
      .map(([name, value]) => `${name} = ${typeof value === 'string' ? `'${value}'` : value}`)
      .join(', ')} where ${where}`,
  )
