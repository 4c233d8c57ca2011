import { returnPolicy } from '@beacon/content/returns'
import { listAudit } from '@beacon/contract/audit'
import {
  confirmOrderAgain,
  listOrders,
  readAdminOrder,
  settleReturn,
  shipOrder,
} from '@beacon/contract/order-admin'
import { askForReturn } from '@beacon/contract/order-returns'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { adminOrderOf, notebookStock } from '../../../test/cancellations.ts'
import {
  type Bought,
  cancel,
  checkout,
  mailsOf,
  NOTEBOOK,
  orderOf,
  payOrder,
  SERVICE,
  setStock,
  startOrder,
  startPrintOrder,
  WORKBOOK,
} from '../../../test/orders.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { endOfDay } from '../../clock.ts'

const DAY = 24 * 60 * MINUTE
const EMAIL = 'ada@bakery.example'

/** Asks for a return a moment after whatever was before, because the returns of an order are sorted by their time. */
const ask = (app: TestApp, { orderId, token }: Bought, more: object = {}) => {
  app.advance(1)
  return app.visitor.call(askForReturn, {
    params: { id: orderId },
    query: { token },
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'fit', message: 'Too small for Ada.', ...more },
  })
}

const refusal = (status: number, code: string) => ({ status, body: { code } })

/** A paid order of two notebooks and a service. */
async function payTwoNotebooks(app: TestApp): Promise<Bought> {
  const items = [
    { productId: NOTEBOOK, quantity: 2 },
    { productId: SERVICE, quantity: 1 },
  ]
  const begun = await app.visitor.ask(createPaymentIntent, {
    body: checkout(NOTEBOOK, { items }),
    idempotencyKey: crypto.randomUUID(),
  })
  app.stripe.pay(begun.paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
  return { orderId: begun.orderId ?? '', token: begun.orderToken ?? '' }
}

const ship = async (app: TestApp, { orderId }: Bought, trackingNumber = '') =>
  (await app.admin()).ask(shipOrder, { params: { id: orderId }, body: { trackingNumber } })

const settle = async (
  app: TestApp,
  { orderId }: Bought,
  outcome: 'accepted' | 'replaced' | 'declined',
  returnId: string,
  seen?: 'asked' | 'accepted',
) =>
  (await app.admin()).call(settleReturn, {
    params: { id: orderId },
    body: { returnId, outcome, answer: `It is ${outcome}.`, seen },
  })

const returnIdOf = async (app: TestApp, order: Bought) => (await orderOf(app, order)).returns.at(-1)?.id ?? ''

test('a return can be settled only under its own order', async () => {
  const app = await startTestApp()
  const [order, other] = [await payTwoNotebooks(app), await payOrder(app, 'six-lights-stickers')]
  await ship(app, order)
  await ask(app, order)
  const returnId = await returnIdOf(app, order)
  expect(await settle(app, other, 'accepted', returnId)).toMatchObject(refusal(409, 'conflict'))
  expect((await orderOf(app, order)).returns).toMatchObject([{ state: 'asked' }])
  expect((await settle(app, order, 'accepted', returnId)).status).toBe(200)
})

test('a buyer requests a return, the agency answers it once, and both are mailed', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  expect((await ask(app, order)).status).toBe(201)
  const asked = await orderOf(app, order)
  expect(asked.returns).toMatchObject([
    {
      state: 'asked',
      lines: [{ line: 0, quantity: 1 }],
      reason: 'fit',
      message: 'Too small for Ada.',
      askedAt: app.now().toISOString(),
      answeredAt: null,
    },
  ])
  const admin = await app.admin()
  expect(await admin.ask(listOrders, { query: {} })).toMatchObject({ orders: [{ returnAsked: true }] })
  const needing = async () => (await admin.ask(listOrders, { query: { state: 'needs_attention' } })).total
  expect(await needing()).toBe(1)
  expect((await settle(app, order, 'accepted', asked.returns[0]?.id ?? '')).status).toBe(200)
  expect(await settle(app, order, 'accepted', asked.returns[0]?.id ?? '')).toMatchObject(
    refusal(409, 'conflict'),
  )
  expect((await orderOf(app, order)).returns).toMatchObject([
    { state: 'accepted', answer: 'It is accepted.', answeredAt: app.now().toISOString() },
  ])
  expect(await admin.ask(listOrders, { query: {} })).toMatchObject({ orders: [{ returnAsked: false }] })
  expect(await needing()).toBe(0)
  const { order: seen } = await admin.ask(readAdminOrder, { params: { id: order.orderId } })
  expect(seen.history.map(({ what, detail }) => `${what} ${detail}`.trim()).slice(-2)).toEqual([
    'return requested 1 × Tide Table Notebook: It does not fit',
    'return accepted',
  ])
  const { entries } = await admin.ask(listAudit, { query: { act: 'order.settle-return' } })
  expect(entries.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
  expect(entries[0]?.line).toMatch(/^BB-\S+, accepted$/)
  await app.settle()
  const mails = mailsOf(app).filter((mail) => mail.toLowerCase().includes('return'))
  expect(mails.map((mail) => mail.replace(/BB-\S+/, 'N'))).toEqual([
    'ada@bakery.example: Your return for order N',
    'ada@bakery.example: Your return for order N is accepted',
    'inbox@beacon.test: Return request for order N',
  ])
})

test('settling a return under another order is a conflict and leaves the return open', async () => {
  const app = await startTestApp()
  const [order, other] = [await payOrder(app), await payOrder(app, 'red-nun-pin')]
  await ask(app, order)
  const returnId = await returnIdOf(app, order)
  expect(await settle(app, other, 'accepted', returnId)).toMatchObject(refusal(409, 'conflict'))
  expect((await orderOf(app, order)).returns).toMatchObject([{ state: 'asked', answer: '' }])
})

test('a return is possible for 30 days after delivery, or 40 after shipping if delivery is not tracked', async () => {
  expect(returnPolicy).toContain('within 30 days of delivery')
  const app = await startTestApp()
  const [handed, sent] = [await payOrder(app), await payOrder(app, 'red-nun-pin')]
  expect(await orderOf(app, handed)).toMatchObject({ returnUntil: null, lines: [{ returnable: 1 }] })
  await ship(app, handed)
  await ship(app, sent, '9400')
  const day = (days: number) => endOfDay(new Date(app.now().getTime() + days * DAY))
  expect(await orderOf(app, handed)).toMatchObject({ returnUntil: day(30) })
  expect(await orderOf(app, sent), 'a package without a delivery date').toMatchObject({
    returnUntil: day(40),
  })
  const left = Date.parse(day(30)) - app.now().getTime()
  expect(left, 'the last day counts to its end').toBeGreaterThan(30 * DAY)
  app.advance(left)
  expect((await orderOf(app, handed)).lines).toMatchObject([{ returnable: 1 }])
  app.advance(1)
  expect(await orderOf(app, handed)).toMatchObject({ returnUntil: null, lines: [{ returnable: 0 }] })
  expect(await ask(app, handed)).toMatchObject(refusal(409, 'conflict'))
  expect((await ask(app, sent)).status).toBe(201)
})

test('a printed order’s return period starts at delivery, not at shipping', async () => {
  const app = await startTestApp()
  const { id: orderId, sessionId, token } = await startPrintOrder(app)
  app.stripe.paySession(sessionId)
  await app.stripe.deliver()
  await app.settle()
  const id = app.printify.orders()[0]?.id ?? ''
  const parcel = { carrier: 'USPS', number: '9400', url: 'https://tools.usps.com/go?9400' }
  await app.printify.moveOrder(id, 'in-production')
  await app.printify.moveOrder(id, 'fulfilled', parcel)
  await app.deps.commerce.pollPrints()
  app.advance(20 * DAY)
  await app.printify.moveOrder(id, 'fulfilled', { ...parcel, deliveredAt: app.now() })
  await app.deps.commerce.pollPrints()
  app.advance(30 * DAY - MINUTE)
  expect((await ask(app, { orderId, token }, { lines: [{ line: 0, quantity: 2 }] })).status).toBe(201)
})

test('a return cannot exceed what was bought and not yet returned, and services cannot be returned', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  const most = async () => (await orderOf(app, order)).lines.map(({ returnable }) => returnable)
  expect(await most(), 'a service cannot be returned').toEqual([2, 0])
  for (const lines of [
    [{ line: 0, quantity: 3 }],
    [
      { line: 0, quantity: 2 },
      { line: 0, quantity: 1 },
    ],
    [{ line: 1, quantity: 1 }],
    [{ line: 7, quantity: 1 }],
  ])
    expect(await ask(app, order, { lines })).toMatchObject(refusal(400, 'invalid_input'))
  const both = await Promise.all([ask(app, order), ask(app, order)])
  expect(both.map(({ status }) => status).sort(), 'the same request twice is one return').toEqual([201, 201])
  expect(await ask(app, order, { reason: 'other' })).toMatchObject(refusal(409, 'conflict'))
  await settle(app, order, 'declined', await returnIdOf(app, order))
  expect(await most(), 'a declined return takes nothing').toEqual([2, 0])
  const concurrent = await Promise.all([
    ask(app, order, { reason: 'mind' }),
    ask(app, order, { reason: 'wrong' }),
  ])
  expect(concurrent.map(({ status }) => status).sort()).toEqual([201, 409])
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  expect(await most()).toEqual([1, 0])
})

test('a file can be returned until it is downloaded, whatever else was downloaded', async () => {
  expect(returnPolicy).toContain('as long as they have not been downloaded')
  const app = await startTestApp()
  const items = [WORKBOOK, 'first-thousand-in-ads', NOTEBOOK].map((productId) => ({ productId, quantity: 1 }))
  const begun = await app.visitor.ask(createPaymentIntent, {
    body: checkout(NOTEBOOK, { items }),
    idempotencyKey: crypto.randomUUID(),
  })
  app.stripe.pay(begun.paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
  const order = { orderId: begun.orderId ?? '', token: begun.orderToken ?? '' }
  const before = await orderOf(app, order)
  expect(before.lines.map(({ returnable }) => returnable)).toEqual([1, 1, 1])
  await app.visitor.send(before.lines[0]?.download?.url ?? '')
  expect((await orderOf(app, order)).lines.map(({ returnable }) => returnable)).toEqual([0, 1, 1])
  expect(await ask(app, order)).toMatchObject(refusal(400, 'invalid_input'))
  expect((await ask(app, order, { lines: [{ line: 1, quantity: 1 }] })).status).toBe(201)
})

test('a file cannot be downloaded once its return was requested, unless that is declined', async () => {
  const app = await startTestApp()
  const items = [WORKBOOK, NOTEBOOK].map((productId) => ({ productId, quantity: 1 }))
  const begun = await app.visitor.ask(createPaymentIntent, {
    body: checkout(NOTEBOOK, { items }),
    idempotencyKey: crypto.randomUUID(),
  })
  app.stripe.pay(begun.paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
  const order = { orderId: begun.orderId ?? '', token: begun.orderToken ?? '' }
  const link = (await orderOf(app, order)).lines[0]?.download?.url ?? ''
  const onPage = async () => (await orderOf(app, order)).lines[0]?.download
  const head = async () => (await app.visitor.send(link, { method: 'HEAD' })).status
  expect(await head()).toBe(200)
  expect((await ask(app, order)).status).toBe(201)
  expect([await onPage(), await head(), (await app.visitor.send(link)).status]).toEqual([null, 404, 404])
  await app.drain()
  const mail = app.mail.messages().find(({ subject }) => subject.startsWith('Your return for order'))
  const text = app.mail.read(mail?.id ?? '')?.text ?? ''
  expect(text).toContain('Until then its file cannot be downloaded.')
  expect(text).not.toContain('please keep')
  await settle(app, order, 'declined', await returnIdOf(app, order))
  expect([await onPage(), await head()]).toEqual([expect.objectContaining({}), 200])
  expect((await ask(app, order, { reason: 'mind' })).status).toBe(201)
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  expect([await onPage(), (await app.visitor.send(link)).status]).toEqual([null, 404])
})

test('faulty or wrong items are worth the order’s shipping too, once', async () => {
  expect(returnPolicy).toContain('Faulty or wrong items are replaced or refunded, shipping included')
  const app = await startTestApp()
  const items = [{ productId: NOTEBOOK, quantity: 3 }]
  const begun = await app.visitor.ask(createPaymentIntent, {
    body: checkout(NOTEBOOK, { items }),
    idempotencyKey: crypto.randomUUID(),
  })
  app.stripe.pay(begun.paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: begun.paymentIntent.id } })
  const order = { orderId: begun.orderId ?? '', token: begun.orderToken ?? '' }
  await ship(app, order)
  for (const [reason, outcome] of [
    ['mind', 'accepted'],
    ['faulty', 'declined'],
    ['wrong', 'accepted'],
    ['faulty', 'accepted'],
  ] as const) {
    app.advance(MINUTE)
    expect((await ask(app, order, { reason })).status).toBe(201)
    await settle(app, order, outcome, await returnIdOf(app, order))
  }
  const { order: seen } = await (await app.admin()).ask(readAdminOrder, { params: { id: order.orderId } })
  expect(seen.shipping).toBeGreaterThan(0)
  const accepted = seen.returns.filter(({ state }) => state === 'accepted')
  expect(accepted.map(({ shipping }) => shipping)).toEqual([0, seen.shipping, 0])
  expect(
    accepted.reduce((sum, { worth }) => sum + worth, 0),
    'all of it, piece by piece',
  ).toBe(seen.total)
})

test('a return is rejected with a wrong token and for an unpaid or refunded order', async () => {
  const app = await startTestApp()
  const [paid, open] = [await payOrder(app), await startOrder(app, 'red-nun-pin')]
  expect(await ask(app, { ...paid, token: open.token })).toMatchObject(refusal(404, 'not_found'))
  expect(await ask(app, open)).toMatchObject(refusal(409, 'conflict'))
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: paid.intentId } })
  await app.drain()
  expect(await ask(app, paid)).toMatchObject(refusal(409, 'conflict'))
  expect(await settle(app, paid, 'accepted', 'unknown')).toMatchObject(refusal(409, 'conflict'))
})

test('a return’s messages are part of the person’s data, and erased with the order once it is answered', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await ship(app, order)
  await ask(app, order)
  await app.drain()
  const admin = await app.admin()
  const find = async () => (await admin.ask(findPerson, { body: { email: EMAIL } })).records
  expect(JSON.stringify(await find())).toContain('Too small for Ada.')
  const { waiting } = await admin.ask(erasePerson, { body: { email: EMAIL } })
  expect(waiting).toMatchObject([{ kind: 'order', reason: 'A return is waiting for an answer.' }])
  await settle(app, order, 'declined', await returnIdOf(app, order))
  await app.drain()
  expect(JSON.stringify(await find())).toContain('It is declined.')
  expect((await admin.ask(erasePerson, { body: { email: EMAIL } })).waiting).toEqual([])
  expect(await app.rows('select message, answer from order_return')).toEqual([{ message: '', answer: '' }])
  expect(await ask(app, order, { reason: 'other' }), 'the buyer was erased').toMatchObject(
    refusal(409, 'conflict'),
  )
})

test('a return is found among the returns until it is declined, or accepted and refunded', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await ship(app, order)
  const admin = await app.admin()
  const found = async () => {
    const { orders } = await admin.ask(listOrders, { query: { state: 'returns' } })
    return orders.map(({ returnAsked, refundAwaited }) => ({ returnAsked, refundAwaited }))
  }
  const refund = async (amount: number) => {
    app.advance(MINUTE)
    await admin.ask(refundPayment, { body: { paymentIntentId: order.intentId, amount, reason: '' } })
    await app.drain()
  }
  await refund(1)
  app.advance(MINUTE)
  expect(await found()).toEqual([])
  await ask(app, order)
  expect(await found()).toEqual([{ returnAsked: true, refundAwaited: false }])
  await settle(app, order, 'declined', await returnIdOf(app, order))
  expect(await found()).toEqual([])
  await ask(app, order)
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  expect(await found(), 'the refund before it was for something else').toEqual([
    { returnAsked: false, refundAwaited: true },
  ])
  await refund(2)
  expect(await found()).toEqual([])
  expect((await admin.ask(listOrders, { query: {} })).orders).toMatchObject([{ refundAwaited: false }])
})

test('something returned can be replaced, at once or once it is here, unless its money has gone back', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  const admin = await app.admin()
  const found = async () => (await admin.ask(listOrders, { query: { state: 'returns' } })).total
  await ask(app, order, { reason: 'faulty', lines: [{ line: 0, quantity: 2 }] })
  const first = await returnIdOf(app, order)
  expect((await settle(app, order, 'accepted', first)).status).toBe(200)
  expect(await found()).toBe(1)
  expect((await settle(app, order, 'replaced', first)).status).toBe(200)
  expect(await found()).toBe(0)
  for (const outcome of ['accepted', 'replaced', 'declined'] as const)
    expect(await settle(app, order, outcome, first)).toMatchObject(refusal(409, 'conflict'))

  app.advance(MINUTE)
  const { status } = await ask(app, order, { reason: 'faulty' })
  expect(status, 'a replacement can be returned like the first ones').toBe(201)
  await settle(app, order, 'replaced', await returnIdOf(app, order))
  app.advance(MINUTE)
  await ask(app, order)
  const third = await returnIdOf(app, order)
  await settle(app, order, 'accepted', third)
  const { order: seen } = await admin.ask(readAdminOrder, { params: { id: order.orderId } })
  expect(seen.returns.map(({ state }) => state)).toEqual(['replaced', 'replaced', 'accepted'])
  expect(seen.returns[2]?.worth, 'what is replaced takes nothing from it').toBeGreaterThan(0)
  await admin.ask(refundPayment, {
    body: { paymentIntentId: seen.payments[0]?.intentId ?? '', amount: 1, reason: '' },
  })
  expect(await settle(app, order, 'replaced', third)).toMatchObject(refusal(409, 'conflict'))
  await app.settle()
  expect(mailsOf(app).filter((mail) => mail.includes('Your replacement for order'))).toHaveLength(2)
})

test('no replacement is sent for a refund that is on its way, one that waits for an answer despite an earlier refund', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  const admin = await app.admin()
  const { order: seen } = await admin.ask(readAdminOrder, { params: { id: order.orderId } })
  const refund = (amount: number) =>
    admin.ask(refundPayment, {
      body: { paymentIntentId: seen.payments[0]?.intentId ?? '', amount, reason: '' },
    })
  await ask(app, order)
  const first = await returnIdOf(app, order)
  await settle(app, order, 'accepted', first)
  app.stripe.faults.set({ fault: 'refuse' })
  app.advance(MINUTE)
  await refund(100)
  expect(await settle(app, order, 'replaced', first)).toMatchObject(refusal(409, 'conflict'))
  app.stripe.faults.clear()
  await ask(app, order, { reason: 'faulty' })
  app.advance(MINUTE)
  await refund(200)
  expect((await settle(app, order, 'replaced', await returnIdOf(app, order))).status).toBe(200)
})

test('a replacement that was decided before the mail of the acceptance went out has one mail', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  await app.settle()
  await ask(app, order)
  app.mail.faults.set({ fault: 'refuse' })
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  await app.drain()
  await settle(app, order, 'replaced', await returnIdOf(app, order))
  app.mail.faults.clear()
  await app.settle()
  const answers = mailsOf(app).filter((mail) => /is accepted|replacement/.test(mail))
  expect(answers).toEqual([expect.stringContaining('Your replacement for order')])
})

test('an answer from a screen that does not know of the first one is refused', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  await ask(app, order)
  const returnId = await returnIdOf(app, order)
  expect((await settle(app, order, 'accepted', returnId, 'asked')).status).toBe(200)
  expect(await settle(app, order, 'declined', returnId, 'asked')).toMatchObject(refusal(409, 'conflict'))
  expect((await settle(app, order, 'declined', returnId, 'accepted')).status).toBe(200)
})

test('an accepted return that never comes back is declined after all, unless its money has gone back', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  await app.drain()
  const admin = await app.admin()
  await ask(app, order)
  const returnId = await returnIdOf(app, order)
  app.mail.faults.set({ fault: 'refuse' })
  await settle(app, order, 'accepted', returnId)
  await app.drain()
  expect((await settle(app, order, 'declined', returnId)).status).toBe(200)
  app.mail.faults.clear()
  await app.settle()
  const told = mailsOf(app).filter((mail) => mail.includes('Your return for order'))
  expect(told, 'that it is declined; the receipt of the request would be late by then').toHaveLength(1)
  expect(told.filter((mail) => mail.endsWith('is accepted'))).toEqual([])
  const answer = app.mail.messages().find(({ subject }) => subject.includes('Your return for order'))
  expect(app.mail.read(answer?.id ?? '')?.text).toContain('Asked to return: 1 ×')
  const { total } = await admin.ask(listOrders, { query: { state: 'returns' } })
  expect(total, 'nothing is left to do').toBe(0)
  const { waiting } = await admin.ask(erasePerson, { body: { email: EMAIL } })
  expect(waiting).toEqual([])

  const refunded = await payOrder(app)
  await ship(app, refunded)
  await ask(app, refunded)
  const again = await returnIdOf(app, refunded)
  await settle(app, refunded, 'accepted', again)
  app.advance(MINUTE)
  await admin.ask(refundPayment, { body: { paymentIntentId: refunded.intentId, amount: 1, reason: '' } })
  await app.drain()
  expect(await settle(app, refunded, 'declined', again)).toMatchObject(refusal(409, 'conflict'))
})

test('nobody is told of a replacement after the buyer was erased', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ship(app, order)
  await ask(app, order)
  const returnId = await returnIdOf(app, order)
  await settle(app, order, 'accepted', returnId)
  await app.drain()
  // As a release did that erased buyers although a return was waiting for its money.
  await app.rows("update orders set email = ''")
  expect(await settle(app, order, 'replaced', returnId)).toMatchObject({
    status: 409,
    body: { error: 'The buyer has been erased: there is nobody to answer.' },
  })
})

test('an accepted return reads as refunded once what was paid for it went back', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await ship(app, order)
  await ask(app, order)
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  const isRefunded = async () => (await orderOf(app, order)).returns.map((given) => given.isRefunded)
  const refund = async (amount: number) => {
    app.advance(MINUTE)
    const body = { paymentIntentId: order.intentId, amount, reason: '' }
    await (await app.admin()).ask(refundPayment, { body })
  }
  const { order: seen } = await (await app.admin()).ask(readAdminOrder, { params: { id: order.orderId } })
  const worth = seen.returns[0]?.worth ?? 0
  await refund(worth - 1)
  expect(await isRefunded()).toEqual([false])
  await refund(1)
  expect(await isRefunded()).toEqual([true])
  expect((await orderOf(app, order)).returns[0]).not.toHaveProperty('worth')
})

/** The owner takes a piece out of an unsent order: accepts its return, refunds its worth and counts the stock anew. */
async function takeOut(app: TestApp, order: Bought & { intentId: string }, quantity: number) {
  await ask(app, order, { lines: [{ line: 0, quantity }], reason: 'mind' })
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  const { returns } = await adminOrderOf(app, order)
  const amount = returns.at(-1)?.worth
  await (await app.admin()).ask(refundPayment, {
    body: { paymentIntentId: order.intentId, amount, reason: '' },
  })
  await app.settle()
  return amount
}

test('what was taken out of an unsent order, and counted anew, does not go back on the shelf once more', async () => {
  const app = await startTestApp()
  await setStock(app, NOTEBOOK, 5)
  const order = await payOrder(app, NOTEBOOK, { items: [{ productId: NOTEBOOK, quantity: 2 }] })
  const after = await notebookStock(app)
  await takeOut(app, order, 1)
  expect((await cancel(app, order)).status).toBe(200)
  await app.settle()
  expect(await notebookStock(app), 'the owner counts the other').toBe(after + 1)
  const notice = app.mail.messages().find(({ subject }) => subject.endsWith('canceled by its buyer'))
  expect(app.mail.read(notice?.id ?? '')?.text).toContain('1 × Tide Table Notebook')
})

test('a return of all that was to be shipped, before it is, gives the shipping back and ends the order', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, NOTEBOOK, { items: [{ productId: NOTEBOOK, quantity: 2 }] })
  const stock = await notebookStock(app)
  expect(await takeOut(app, order, 2)).toBe(order.amount)
  expect(await adminOrderOf(app, order)).toMatchObject({
    state: 'refunded',
    returns: [{ shipping: 999, isRefunded: true }],
  })
  expect(await notebookStock(app)).toBe(stock)
})

test('what a return has taken out of an order before it left is not in the mail of its departure; a later return changes nothing', async () => {
  const app = await startTestApp()
  const order = await payTwoNotebooks(app)
  await ask(app, order)
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  app.advance(MINUTE)
  await ship(app, order, '9400')
  await app.drain()
  const listed = () => {
    const sent = app.mail.messages().find(({ subject }) => subject.endsWith('is on its way'))
    return /\d × Tide Table Notebook/.exec(app.mail.read(sent?.id ?? '')?.text ?? '')?.[0]
  }
  expect(listed()).toBe('1 × Tide Table Notebook')
  await ask(app, order)
  await settle(app, order, 'accepted', await returnIdOf(app, order))
  await app.mail.clear()
  await ship(app, order, '9401')
  await app.drain()
  expect(listed(), 'with the right number').toBe('1 × Tide Table Notebook')
})

test('a confirmation that is sent again says what was returned and refunded, and announces only what is left', async () => {
  const app = await startTestApp()
  const bought = await payTwoNotebooks(app)
  const params = { id: bought.orderId }
  const resent = async () => {
    await app.drain()
    await app.mail.clear()
    app.advance(1000)
    await (await app.admin()).ask(confirmOrderAgain, { params })
    await app.drain()
    return app.mail.read(app.mail.messages()[0]?.id ?? '')?.text
  }
  expect(await resent()).not.toMatch(/Refunded so far|Return accepted/)
  const takeBack = async (amount: number) => {
    await ask(app, bought)
    await settle(app, bought, 'accepted', await returnIdOf(app, bought))
    const { payments } = await adminOrderOf(app, bought)
    const body = { paymentIntentId: payments[0]?.intentId ?? '', amount, reason: '' }
    await (await app.admin()).ask(refundPayment, { body })
  }
  await takeBack(1742)
  expect(await resent()).toMatch(
    /We pack it[\s\S]*Refunded so far: \$17\.42\nReturn accepted: 1 × Tide Table Notebook, Teal\n/,
  )
  await takeBack(1741)
  const last = await resent()
  expect(last).toContain('Refunded so far: $34.83\nReturn accepted: 2 × Tide Table Notebook, Teal\n')
  expect(last).toContain('agree on how to begin')
  expect(last).not.toMatch(/We pack it|Ships to/)
})

test('an answer that says where an order is, is not sent once the order has left', async () => {
  const app = await startTestApp()
  const bought = await payTwoNotebooks(app)
  await ask(app, bought)
  await ship(app, bought)
  const returnId = await returnIdOf(app, bought)
  const accept = async (isToBeSent: boolean) =>
    (await app.admin()).call(settleReturn, {
      params: { id: bought.orderId },
      body: { returnId, outcome: 'accepted', answer: 'We take it out.', isToBeSent },
    })
  expect(await accept(true)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The order has been sent since you read it/) },
  })
  expect((await accept(false)).status).toBe(200)
})
