import { expect, test } from 'vitest'
import { payPrintOrder, printCalls, stateOf } from '../../../test/orders.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'

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
  const made = printCalls(app).filter(({ method, path }) => method === 'POST' && path.endsWith('orders.json'))
  expect(made, 'whether Printify refuses an ID that it knows is not documented').toHaveLength(1)
})

test('an order canceled at the print provider after the backup is not printed when its database was restored', async () => {
  const { app, submitAgain } = await startRestored()
  await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', 'canceled')
  expect(await submitAgain()).toBe('needs_attention')
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
})
