import { cancelObstacleWords } from '@beacon/content/cancellations'
import { beginOrder, listOrders, ordersCsvPath, retryOrder } from '@beacon/contract/order-admin'
import { askForReturn } from '@beacon/contract/order-returns'
import { erasePerson, findPerson } from '@beacon/contract/people'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import { adminOrderOf, notebookStock, refusal } from '../../../test/cancellations.ts'
import {
  type Bought,
  cancel,
  mailsOf,
  NOTEBOOK,
  orderOf,
  payOrder,
  SERVICE,
  ship,
  startOrder,
  stateOf,
  WORKBOOK,
} from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { HOUR, startTestApp } from '../../../test/start-app.ts'

test('a buyer’s cancellation refunds the payment, restocks the goods and mails both sides once', async () => {
  const app = await startTestApp()
  const stock = await notebookStock(app)
  const order = await payOrder(app)
  await app.settle()
  expect(await notebookStock(app)).toBe(stock - 1)
  expect(await orderOf(app, order)).toMatchObject({
    cancel: { refund: order.amount, obstacle: null },
    cancelled: null,
  })

  const message = 'We have found the old one.'
  expect(await cancel(app, order, { reason: 'mind', message })).toMatchObject({ status: 200 })
  expect(await notebookStock(app), 'at once').toBe(stock)
  const at = app.now().toISOString()
  await deliverEvents(app)
  expect(await orderOf(app, order)).toMatchObject({
    state: 'refunded',
    refunded: order.amount,
    cancel: { refund: null, obstacle: null },
    cancelled: { at, reason: 'mind', message, refund: order.amount },
  })
  expect(await notebookStock(app), 'once').toBe(stock)
  const seen = await adminOrderOf(app, order)
  expect(seen.history.map(({ what, detail }) => `${what} ${detail}`.trim())).toEqual([
    'awaiting_payment',
    'paid',
    'canceled by the buyer I changed my mind',
    `refunded ${usd(order.amount)}`,
  ])
  expect(seen.payments).toMatchObject([
    { refunds: [{ amount: order.amount, state: 'succeeded', requestedBy: 'visitor' }] },
  ])
  const { number } = seen
  expect(mailsOf(app)).toEqual([
    `ada@bakery.example: Your order ${number}`,
    `ada@bakery.example: Your order ${number} is canceled`,
    `inbox@beacon.test: Order ${number} was canceled by its buyer`,
    `inbox@beacon.test: Order ${number}: ${usd(order.amount)}`,
  ])
  expect(await (await app.admin()).ask(listOrders, { query: {} })).toMatchObject({
    orders: [{ state: 'refunded', cancelledAt: at }],
  })
})

test('ADMIN-7 canceled orders can be filtered and exported, with the time of cancellation', async () => {
  const app = await startTestApp()
  const canceled = await payOrder(app)
  await payOrder(app, WORKBOOK)
  await app.settle()
  await cancel(app, canceled)
  const at = app.now().toISOString()
  app.advance(HOUR)
  await deliverEvents(app)
  const admin = await app.admin()
  const query = { state: 'cancelled' } as const
  expect(await admin.ask(listOrders, { query })).toMatchObject({
    total: 1,
    orders: [{ id: canceled.orderId, state: 'refunded', cancelledAt: at }],
  })
  expect((await admin.ask(listOrders, { query: {} })).orders.map(({ cancelledAt }) => cancelledAt)).toEqual(
    expect.arrayContaining([null, at]),
  )
  const [, ...lines] = (await (await admin.send(`${ordersCsvPath}?state=cancelled`)).text())
    .trim()
    .split('\n')
  expect(lines).toEqual([expect.stringContaining(`,${at},`)])
})

test('the cancellation mails say how much is refunded, when, and the buyer’s reason, in text and HTML', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await app.settle()
  await cancel(app, order, { reason: 'late', message: 'It was for <b>Friday</b>.' })
  await app.settle()
  const read = (subject: RegExp) => {
    const found = app.mail.messages().find((mail) => subject.test(mail.subject))
    return app.mail.read(found?.id ?? '') ?? expect.fail(`no mail ${subject}`)
  }
  const told = read(/is canceled$/)
  expect(told.text).toContain(`${usd(order.amount)} goes back to the card you paid with.`)
  expect(told.text).toContain('five to ten business days')
  expect(told.html).toContain('It is canceled, Ada.')
  expect(told.text).toContain(`/orders/${order.orderId}?token=${order.token}`)
  const notice = read(/was canceled by its buyer$/)
  expect(notice.text).toContain('Please do not pack or send it')
  expect(notice.text).toContain('Reason: It would come too late\nMessage: It was for <b>Friday</b>.')
  expect(notice.html).not.toContain('<b>Friday')
})

test('the agency is told not to begin with a canceled service, and that nobody downloads a canceled file', async () => {
  const app = await startTestApp()
  for (const [product, words] of [
    ['website-once-over', 'Please do not begin with it: its place is free again. $'],
    [WORKBOOK, 'Its file can no longer be downloaded. $'],
  ] as const) {
    await cancel(app, await payOrder(app, product))
    await app.settle()
    const notice = app.mail.messages().find(({ subject }) => subject.endsWith('canceled by its buyer'))
    expect(app.mail.read(notice?.id ?? '')?.text).toContain(words)
    await app.mail.clear()
  }
})

test('canceling twice, at once or later, cancels and refunds once', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await app.settle()
  const both = await Promise.all([cancel(app, order), cancel(app, order, { reason: 'other' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await deliverEvents(app)
  expect(await cancel(app, order, { reason: 'mind' })).toMatchObject({ status: 200, body: both[0].body })
  await deliverEvents(app)
  expect(app.stripe.refunds()).toMatchObject([{ amount: order.amount }])
  expect(await app.rows('select amount from refund')).toEqual([{ amount: order.amount }])
  expect(mailsOf(app).filter((mail) => /is canceled$|was canceled/.test(mail))).toHaveLength(2)
})

test('a wrong token, a GET and invalid input cancel nothing', async () => {
  const app = await startTestApp()
  const [order, other] = [await payOrder(app), await payOrder(app, 'red-nun-pin')]
  await app.settle()
  expect(await cancel(app, { ...order, token: other.token })).toMatchObject({ status: 404 })
  expect(await cancel(app, { orderId: 'nobody', token: order.token })).toMatchObject({ status: 404 })
  const path = `/api/orders/${order.orderId}/cancel?token=${order.token}`
  for (const method of ['GET', 'HEAD'])
    expect((await app.visitor.send(path, { method })).status).toBeGreaterThanOrEqual(400)
  expect(await cancel(app, order, { reason: 'because' })).toMatchObject({ status: 400 })
  expect(await cancel(app, order, { message: 'x'.repeat(501) })).toMatchObject({
    status: 400,
    body: { fields: { message: 'Please use at most 500 characters' } },
  })
  expect(await stateOf(app, order.orderId)).toBe('paid')
})

test('cancellation requests are rate limited', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const order = await startOrder(app)
  for (let time = 0; time < 30; time += 1) expect((await cancel(app, order)).status).toBe(409)
  expect(await cancel(app, order)).toMatchObject({ status: 429 })
})

test('a shipped order cannot be canceled nor a canceled one shipped; of both at once, one succeeds', async () => {
  const app = await startTestApp()
  const [sent, canceled, raced] = [
    await payOrder(app),
    await payOrder(app, 'red-nun-pin'),
    await payOrder(app, 'six-lights-stickers'),
  ]
  await app.settle()
  expect((await ship(app, sent)).status).toBe(200)
  expect(await cancel(app, sent)).toMatchObject(refusal())
  expect((await cancel(app, canceled)).status).toBe(200)
  expect(await ship(app, canceled)).toMatchObject(refusal('Its buyer has canceled this order.'))
  const statuses = (await Promise.all([ship(app, raced), cancel(app, raced)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  await deliverEvents(app)
  const refunds = statuses[1] === 200 ? 2 : 1
  expect(await app.rows('select id from refund')).toHaveLength(refunds)
  expect(await stateOf(app, sent.orderId)).toBe('shipped')
  expect(await stateOf(app, canceled.orderId)).toBe('refunded')
})

test('an unpaid order cannot be canceled', async () => {
  const app = await startTestApp()
  const order = await startOrder(app)
  expect(await orderOf(app, order)).toMatchObject({ cancel: { refund: null, obstacle: null } })
  expect(await cancel(app, order)).toMatchObject(refusal())
})

test('an order with a downloaded file cannot be canceled, and a canceled order’s file cannot be downloaded', async () => {
  const app = await startTestApp()
  const [fetched, canceled] = [await payOrder(app, WORKBOOK), await payOrder(app, 'first-thousand-in-ads')]
  await app.settle()
  const fileOf = async (order: Bought) => (await orderOf(app, order)).lines[0]?.download?.url ?? ''
  const [first, second] = [await fileOf(fetched), await fileOf(canceled)]
  expect((await app.visitor.send(first)).status).toBe(200)
  expect(await cancel(app, fetched)).toMatchObject(refusal(cancelObstacleWords.fetched))
  expect(await orderOf(app, fetched)).toMatchObject({ cancel: { refund: null, obstacle: 'fetched' } })
  expect((await cancel(app, canceled)).status).toBe(200)
  expect((await app.visitor.send(second)).status).toBe(404)
  expect(await orderOf(app, canceled)).toMatchObject({ lines: [{ download: null }] })
  await deliverEvents(app)
  expect(await stateOf(app, canceled.orderId)).toBe('refunded')
})

test('of a download and a cancellation at once, only one succeeds', async () => {
  const app = await startTestApp()
  const order = await payOrder(app, WORKBOOK)
  await app.settle()
  const { url = '' } = (await orderOf(app, order)).lines[0]?.download ?? {}
  const [file, canceled] = await Promise.all([app.visitor.send(url), cancel(app, order)])
  expect([file.status, canceled.status]).toEqual(file.status === 200 ? [200, 409] : [404, 200])
})

test('an order with an open return or in needs_attention cannot be canceled', async () => {
  const app = await startTestApp()
  const [asked, stuck] = [await payOrder(app), await payOrder(app, 'red-nun-pin')]
  await app.settle()
  await app.visitor.ask(askForReturn, {
    params: { id: asked.orderId },
    query: { token: asked.token },
    body: { lines: [{ line: 0, quantity: 1 }], reason: 'mind' },
  })
  expect(await cancel(app, asked)).toMatchObject(refusal())
  app.stripe.dispute(stuck.intentId)
  await deliverEvents(app)
  expect(await cancel(app, stuck)).toMatchObject(refusal())
  await (await app.admin()).ask(retryOrder, { params: { id: stuck.orderId } })
  expect(await cancel(app, stuck), 'disputed at the bank').toMatchObject(
    refusal(cancelObstacleWords.disputed),
  )
})

test('the cancellation’s message is part of the person’s data and erased with the order', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  await app.settle()
  await cancel(app, order, { reason: 'other', message: 'Ada is moving to Maine.' })
  await deliverEvents(app)
  const admin = await app.admin()
  const body = { email: 'ada@bakery.example' }
  expect(JSON.stringify(await admin.ask(findPerson, { body }))).toContain('Ada is moving to Maine.')
  expect((await admin.ask(erasePerson, { body })).waiting).toEqual([])
  expect(await app.rows('select cancel_reason, cancel_message from orders')).toEqual([
    { cancel_reason: 'other', cancel_message: '' },
  ])
})

test('a service that is begun can no longer be canceled by its buyer, whatever else is in the order', async () => {
  const app = await startTestApp()
  const items = [{ productId: SERVICE, quantity: 1 }]
  const order = await payOrder(app, SERVICE, { items: [...items, { productId: NOTEBOOK, quantity: 1 }] })
  const admin = await app.admin()
  const begin = ({ orderId }: Bought, who = admin) => who.call(beginOrder, { params: { id: orderId } })
  expect((await orderOf(app, order)).cancel).toEqual({ refund: order.amount, obstacle: null })
  expect((await begin(order, app.visitor)).status).toBe(401)
  expect(await begin(order)).toMatchObject({
    status: 200,
    body: { order: { state: 'paid', isToBegin: false } },
  })
  expect((await begin(order)).status, 'repeated, since its answer was lost').toBe(200)
  expect((await adminOrderOf(app, order)).history.filter(({ what }) => what === 'begun')).toHaveLength(1)
  expect((await orderOf(app, order)).cancel).toEqual({ refund: null, obstacle: 'begun' })
  expect(await cancel(app, order)).toMatchObject(refusal(cancelObstacleWords.begun))
  expect((await ship(app, order)).status, 'the rest is sent as ever').toBe(200)
})

test('only a service of an order that is paid, and not canceled, can be begun', async () => {
  const app = await startTestApp()
  const begin = async ({ orderId }: Bought) =>
    (await (await app.admin()).call(beginOrder, { params: { id: orderId } })).status
  expect(await begin(await startOrder(app, SERVICE))).toBe(409)
  expect(await begin(await payOrder(app))).toBe(409)
  const canceled = await payOrder(app, SERVICE)
  expect((await cancel(app, canceled)).status).toBe(200)
  expect(await begin(canceled)).toBe(409)
})
