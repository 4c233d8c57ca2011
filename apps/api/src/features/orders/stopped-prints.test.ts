import { readAdminOrder, retryOrder } from '@beacon/contract/order-admin'
import { retryJob } from '@beacon/contract/outbox'
import { refundPayment } from '@beacon/contract/payment-admin'
import { readProduct } from '@beacon/contract/products'
import { expect, test } from 'vitest'
import { findPrint, mailsOf, orderOf, payPrintOrder, startPrintOrder, stateOf } from '../../../test/orders.ts'
import { HOUR, MINUTE, startTestApp } from '../../../test/start-app.ts'

type PrintStatus = Parameters<Awaited<ReturnType<typeof startTestApp>>['printify']['moveOrder']>[1]

const HELD = 'The print provider holds it and does not print it yet: its dashboard says what is missing.'
const parcel = { carrier: 'USPS', number: '9400', url: 'https://tools.usps.com/go?9400' }

/** An order in production, and what the print provider's next news of it are. */
async function startInProduction() {
  const app = await startTestApp()
  const order = await payPrintOrder(app)
  expect(await stateOf(app, order.id)).toBe('in_production')
  const params = { id: order.id }
  const seen = async () => (await (await app.admin()).ask(readAdminOrder, { params })).order
  const retry = async () => (await app.admin()).ask(retryOrder, { params })
  const hear = async (status: PrintStatus, shipment?: typeof parcel) => {
    await app.printify.moveOrder(app.printify.orders()[0]?.id ?? '', status, shipment)
    await app.deps.commerce.pollPrints()
    await app.drain()
  }
  const refund = async () => {
    const paymentIntentId = (await seen()).payments[0]?.intentId ?? ''
    await (await app.admin()).ask(refundPayment, { body: { paymentIntentId, reason: '' } })
    await app.settle()
  }
  const sentTo = (words: string) => mailsOf(app).filter((mail) => mail.includes(words))
  return { app, order, seen, retry, hear, refund, sentTo }
}

/** An order whose request for production the print provider has taken, while we got no answer. */
async function startUnanswered() {
  const app = await startTestApp()
  const order = await startPrintOrder(app)
  app.printify.faults.set({ fault: 'done-but-cut', match: 'send_to_production', times: 1 })
  app.stripe.paySession(order.sessionId)
  await app.stripe.deliver()
  await app.drain()
  return { app, order }
}

test('the agency is told once that an order sent to production is on hold, and no longer once it goes on', async () => {
  const { app, order, hear, sentTo } = await startInProduction()
  const attention = async () => (await app.rows('select attention from orders'))[0]?.attention
  await hear('on-hold')
  expect(await attention(), 'it takes a while to begin').toBe('')
  app.advance(HOUR + MINUTE)
  for (let round = 0; round < 2; round += 1) await hear('on-hold')
  expect(await attention()).toBe(HELD)
  expect(await stateOf(app, order.id)).toBe('in_production')
  expect(sentTo('needs attention')).toHaveLength(1)
  await hear('in-production')
  expect(await attention()).toBe('')
})

test('a line that the print provider cancels is told to the agency once, and the rest goes on', async () => {
  const app = await startTestApp()
  const { productId } = await findPrint(app)
  const { variants } = await app.visitor.ask(readProduct, { params: { id: productId } })
  const [made = 0, unmade = 0] = variants
    .filter(({ is_enabled, is_available }) => is_enabled && is_available)
    .map((variant) => variant.id)
  const lineOf = (variantId: number) => ({ product_id: productId, variant_id: variantId, quantity: 1 })
  const order = await payPrintOrder(app, {}, [lineOf(made), lineOf(unmade)])
  const id = app.printify.orders()[0]?.id ?? ''
  const poll = async () => {
    await app.deps.commerce.pollPrints()
    await app.drain()
  }
  await app.printify.moveOrder(id, 'in-production')
  await app.printify.cancelLine(id, 1)
  for (let round = 0; round < 2; round += 1) await poll()
  const admin = await app.admin()
  const params = { id: order.id }
  const seen = async () => (await admin.ask(readAdminOrder, { params })).order
  expect(await seen()).toMatchObject({
    state: 'needs_attention',
    attention: expect.stringMatching(
      /^The print provider does not make a part of it: 1 × .+\. Please refund/,
    ),
  })
  expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
  await admin.ask(retryOrder, { params })
  await app.printify.moveOrder(id, 'fulfilled', parcel)
  for (let round = 0; round < 2; round += 1) await poll()
  expect(await seen(), 'settled once, it is not said again').toMatchObject({
    state: 'shipped',
    attention: '',
  })
  expect(mailsOf(app).filter((mail) => mail.includes('needs attention'))).toHaveLength(1)
})

test('refunding an order that is known to be on hold at the print provider cancels it there', async () => {
  const { app, order, seen, hear, refund } = await startInProduction()
  expect(await seen()).toMatchObject({ isBeingMade: true })
  await app.rows("update orders set print_asked_at = '2026-11-01T00:00:00.000Z'")
  await hear('on-hold')
  expect(await seen()).toMatchObject({ attention: HELD, isBeingMade: false })
  await refund()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', mayStillArrive: false })
})

test.each([
  ['had-issues', true],
  ['payment-not-received', false],
] as const)(
  'of an order that stopped there as %s, the back office knows whether it is made: %s',
  async (word, isMade) => {
    const { seen, hear } = await startInProduction()
    await hear(word)
    expect(await seen()).toMatchObject({ state: 'needs_attention', isBeingMade: isMade })
  },
)

test('a refunded order may still arrive until the print provider has canceled it', async () => {
  const { app, order, hear, refund } = await startInProduction()
  await hear('on-hold')
  app.printify.faults.set({ fault: 'error', status: 401, match: 'orders/' })
  await refund()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', mayStillArrive: true })
  app.printify.faults.clear()
  const [job] = await app.rows("select id from outbox where kind = 'prints.cancel'")
  await (await app.admin()).ask(retryJob, { params: { id: String(job?.id) } })
  await app.settle()
  expect(app.printify.orders()).toMatchObject([{ status: 'canceled' }])
  expect(await orderOf(app, order)).toMatchObject({ mayStillArrive: false })
})

test('so may one whose request for production had no answer', async () => {
  const { app, order } = await startUnanswered()
  expect(await stateOf(app, order.id)).toBe('draft_at_printer')
  app.printify.faults.set({ fault: 'error', status: 401, match: 'orders/' })
  const { payments } = await (await app.admin())
    .ask(readAdminOrder, { params: order })
    .then(({ order }) => order)
  await (await app.admin()).ask(refundPayment, {
    body: { paymentIntentId: payments[0]?.intentId ?? '', reason: '' },
  })
  await app.drain()
  expect(await orderOf(app, order)).toMatchObject({ state: 'refunded', mayStillArrive: true })
})

test('an order that stopped at the print provider goes on by itself once the provider does', async () => {
  const { app, order, seen, hear, sentTo } = await startInProduction()
  await hear('payment-not-received')
  expect(await seen()).toMatchObject({ state: 'needs_attention', stoppedAt: 'in_production' })
  await hear('on-hold')
  expect(await stateOf(app, order.id), 'which is no progress').toBe('needs_attention')
  await hear('had-issues')
  const both = 'At the print provider it is payment-not-received.\nAt the print provider it is had-issues.'
  expect(await seen()).toMatchObject({ attention: both })
  await hear('in-production')
  expect(await seen()).toMatchObject({ state: 'in_production', attention: '' })
  await hear('payment-not-received')
  for (let round = 0; round < 2; round += 1) await hear('fulfilled', parcel)
  expect(await orderOf(app, order)).toMatchObject({ state: 'shipped', parcels: [parcel] })
  expect(sentTo('is on its way')).toHaveLength(1)
})

test('an order that was held before it stopped there goes on all the same', async () => {
  const { app, order, seen, hear } = await startInProduction()
  await app.rows("update orders set print_asked_at = '2026-11-01T00:00:00.000Z'")
  await hear('on-hold')
  await hear('payment-not-received')
  expect(await seen()).toMatchObject({
    attention: `${HELD}\nAt the print provider it is payment-not-received.`,
  })
  await hear('fulfilled', parcel)
  expect(await seen()).toMatchObject({ state: 'shipped', attention: '' })
  expect(await orderOf(app, order)).toMatchObject({ parcels: [parcel] })
})

test('an order whose request for production was answered by a decline goes on once the print provider does', async () => {
  const { app, order } = await startUnanswered()
  const print = () => app.printify.orders()[0]?.id ?? ''
  await app.printify.moveOrder(print(), 'payment-not-received')
  await app.settle()
  const seen = async () => (await (await app.admin()).ask(readAdminOrder, { params: { id: order.id } })).order
  expect(await seen()).toMatchObject({ state: 'needs_attention', stoppedAt: 'draft_at_printer' })
  await app.printify.moveOrder(print(), 'in-production')
  await app.deps.commerce.pollPrints()
  expect(await seen()).toMatchObject({ state: 'in_production', attention: '' })
})

test('what the print provider had stopped is not said beside another reason once it goes on there', async () => {
  const { app, seen, hear } = await startInProduction()
  await hear('payment-not-received')
  app.stripe.dispute((await seen()).payments[0]?.intentId ?? '')
  await app.stripe.deliver()
  await app.drain()
  expect((await seen()).attention).toMatch(/^At the print provider .*\nThe buyer’s bank disputes it/)
  await hear('in-production')
  const { attention, ...goingOn } = await seen()
  expect(attention).toMatch(/^The buyer’s bank disputes it[^\n]*$/)
  expect(goingOn).toMatchObject({ state: 'needs_attention', stoppedAt: 'in_production', isBeingMade: true })
})

test('an order that was late at the print provider before it stopped there goes on all the same', async () => {
  const { app, seen, hear } = await startInProduction()
  const late = 'The print provider has not taken it yet. Printify is down.'
  await app.rows(`update orders set attention = '${late}'`)
  await hear('payment-not-received')
  await hear('in-production')
  expect(await seen()).toMatchObject({ state: 'in_production', attention: '' })
})

test('the first of several parcels of an order that waits for a person is no changed number', async () => {
  const { app, seen, hear, sentTo } = await startInProduction()
  app.stripe.dispute((await seen()).payments[0]?.intentId ?? '')
  await app.stripe.deliver()
  await app.drain()
  await hear('partially-fulfilled', parcel)
  expect(sentTo('a package is on its way')).toHaveLength(1)
  expect(sentTo('has a new number')).toEqual([])
})

test('an order that waits for a person is followed while it is sent, and goes on waiting', async () => {
  const { app, order, seen, retry, hear, sentTo } = await startInProduction()
  app.stripe.dispute((await seen()).payments[0]?.intentId ?? '')
  await app.stripe.deliver()
  await app.drain()
  const { attention } = await seen()
  expect(attention).toMatch(/^The buyer’s bank disputes it/)
  for (let round = 0; round < 2; round += 1) await hear('fulfilled', parcel)
  expect(await seen()).toMatchObject({ state: 'needs_attention', stoppedAt: 'shipped', attention })
  expect(await orderOf(app, order)).toMatchObject({ parcels: [parcel] })
  expect(sentTo('is on its way')).toHaveLength(1)
  await app.rows(`update orders set printify_id = 'gone' where id = '${order.id}'`)
  await app.deps.commerce.pollPrints()
  expect(await seen(), 'a shipped order is the buyer’s').toMatchObject({ attention })
  await retry()
  expect(await stateOf(app, order.id)).toBe('shipped')
})
