import { expect, test } from 'vitest'
import { inProduction, payPrintOrder, printsIn, startPrintOrder } from '../../../test/orders.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'
import type { JobRow } from '../../db/schema.ts'

/** A paid order whose job waits, so that its workers are run by hand. */
async function startWithJob() {
  const app = await startTestApp({ settings: { PRINT_WAIT_MINUTES: '30' } })
  await payPrintOrder(app)
  return app
}

/** Runs an attempt of the order's job on two machines in the same second. */
async function submitTwice(app: TestApp, attempts: number): Promise<void> {
  const [job] = await app.rows<JobRow>("select * from outbox where kind = 'prints.submit'")
  const submit = app.deps.commerce.lanes.prints?.handlers['prints.submit']
  if (!job || !submit) throw new Error('The order has no job.')
  const run = () => submit({ job: { ...job, attempts }, beforeBody: async () => {} })
  await Promise.all([run(), run()])
}

const orders = (app: TestApp) => app.rows('select state, attention, printify_id from orders')

/** Has two machines create a draft each: the one that is stored, and then one that is to be canceled. */
async function createTwoDrafts(app: TestApp, beforeCancel = () => {}) {
  app.printify.prepareSlowly(6)
  const { orderId } = await payPrintOrder(app)
  const [stored] = app.printify.orders()
  const order = await startPrintOrder(app, { email: 'eve@bakery.example' })
  app.printify.faults.set({ fault: 'slow', byteMs: 10, match: 'POST', times: 1 })
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  const atWork = app.drain()
  await expect.poll(() => app.printify.orders().length).toBe(2)
  beforeCancel()
  await app.rows(`update orders set state = 'expired', printify_id = null where id = '${orderId}'`)
  await app.rows(
    `update orders set state = 'draft_at_printer', printify_id = '${stored?.id}' where id = '${order.id}'`,
  )
  await atWork
  return stored
}

test('a draft that another machine created and stored first is the one that is printed', async () => {
  const app = await startTestApp()
  const stored = await createTwoDrafts(app)
  expect(printsIn(app)).toMatchObject([{ id: stored?.id }])
  await app.settle()
  expect(inProduction(app)).toMatchObject([{ id: stored?.id }])
})

test('a spare draft whose cancellation fails is canceled at the next attempt', async () => {
  const app = await startTestApp()
  const stored = await createTwoDrafts(app, () =>
    app.printify.faults.set({ fault: 'error', status: 500, match: 'cancel', times: 1 }),
  )
  expect(printsIn(app)).toHaveLength(2)
  await app.settle()
  expect(printsIn(app)).toMatchObject([{ id: stored?.id }])
  expect(inProduction(app)).toMatchObject([{ id: stored?.id }])
})

test('two machines that send one draft to production in the same second need no person', async () => {
  const app = await startWithJob()
  app.printify.prepareSlowly(1)
  await submitTwice(app, 1).catch(() => {})
  await submitTwice(app, 2)
  expect(inProduction(app)).toHaveLength(1)
  expect(await orders(app)).toMatchObject([{ state: 'in_production', attention: '' }])
})
