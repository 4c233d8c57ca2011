import { legalDay } from '@beacon/content/legal/legal-page'
import {
  listOrders,
  orderFilters,
  ordersCsvPath,
  readAdminOrder,
  shipOrder,
} from '@beacon/contract/order-admin'
import { createPrintOrder, orderStates } from '@beacon/contract/orders'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import {
  checkout,
  mailsOf,
  makePromoCode,
  NOTEBOOK,
  orderOf,
  payOrder,
  printCheckout,
  startOrder,
  stateOf,
} from '../../../test/orders.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'

test('the administrator searches orders by name and number and filters them by state and kind', async () => {
  const app = await startTestApp()
  await makePromoCode(app, 'BBSUMMER25')
  const paid = await payOrder(app, NOTEBOOK, { promoCode: 'BBSUMMER25' })
  app.advance(MINUTE)
  await app.visitor.ask(createPrintOrder, { body: await printCheckout(app) })
  const admin = await app.admin()
  const { number } = await orderOf(app, paid)
  const find = async (query: object) =>
    (await admin.ask(listOrders, { query })).orders.map(({ name }) => name)
  expect(await find({})).toEqual(['Mary Ann Smith', 'Ada Baker'])
  expect(await find({ search: 'BAKER' })).toEqual(['Ada Baker'])
  expect(await find({ search: number.slice(3, 8).toLowerCase() })).toEqual(['Ada Baker'])
  expect(await find({ search: number.replaceAll('-', '').toLowerCase() })).toEqual(['Ada Baker'])
  expect(await find({ search: 'BBSUMMER25' }), 'a code that looks like a number').toEqual(['Ada Baker'])
  expect(await find({ search: '(631) 555-0100' })).toEqual(['Mary Ann Smith'])
  expect(await find({ search: paid.orderId })).toEqual(['Ada Baker'])
  expect(await find({ search: paid.intentId }), 'as the card provider lists it').toEqual(['Ada Baker'])
  expect(await find({ search: '100%' })).toEqual([])
  expect(await find({ state: 'awaiting_payment' })).toEqual(['Mary Ann Smith'])
  expect(await find({ kind: 'local' })).toEqual(['Ada Baker'])
  expect(await admin.ask(listOrders, { query: {} })).toMatchObject({ total: 2, next: null })
})

test('an order of any state is found by a filter, with what is like it', async () => {
  const app = await startTestApp()
  const { orderId } = await startOrder(app)
  const admin = await app.admin()
  const filtersOf = async (state: string) => {
    await app.rows(`update orders set state = '${state}' where id = '${orderId}'`)
    const totals = await Promise.all(
      orderFilters.map(async (filter) => (await admin.ask(listOrders, { query: { state: filter } })).total),
    )
    return orderFilters.filter((_, place) => totals[place] === 1).join()
  }
  const found: Record<string, string> = {}
  for (const state of orderStates) found[state] = await filtersOf(state)
  expect(found).toEqual({
    awaiting_payment: 'awaiting_payment',
    expired: 'expired',
    paid: 'paid',
    submitting: 'paid',
    draft_at_printer: 'paid',
    in_production: 'in_production',
    shipped: 'shipped',
    delivered: 'delivered',
    fulfilled: 'delivered',
    refund_pending: 'refunded',
    refunded: 'refunded',
    needs_attention: 'needs_attention',
  })
})

test('orders are listed newest first, page by page', async () => {
  const app = await startTestApp()
  const { orderId } = await startOrder(app)
  const [order = {}] = await app.rows<object>(`select * from orders where id = '${orderId}'`)
  const columns = Object.keys(order)
  const copies = Array.from({ length: 60 }, (_, number) => {
    const at = new Date(app.now().getTime() + (number + 1) * MINUTE).toISOString()
    const own: Record<string, string> = {
      id: `'copy-${number}'`,
      number: `'BB-COPY-${1000 + number}'`,
      printify_id: 'null',
      created_at: `'${at}'`,
    }
    const values = columns.map((column) => own[column] ?? column)
    return `insert into orders (${columns.join()}) select ${values.join()} from orders where id = '${orderId}'`
  })
  for (const copy of copies) await app.rows(copy)
  const admin = await app.admin()
  const first = await admin.ask(listOrders, { query: {} })
  const second = await admin.ask(listOrders, { query: { after: first.next ?? '' } })
  expect([first.orders.length, second.orders.length, first.total, second.next]).toEqual([50, 11, 61, null])
  const times = [...first.orders, ...second.orders].map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
})

test('one order shows its payment, its jobs and its history', async () => {
  const app = await startTestApp()
  const { orderId, intentId, amount, token } = await payOrder(app)
  await app.drain()
  const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })
  expect(order).toMatchObject({
    link: `http://beacon.test/orders/${orderId}?token=${token}`,
    payments: [{ state: 'succeeded', method: 'intent', amount, refundable: amount, intentId, refunds: [] }],
    history: [{ what: 'awaiting_payment' }, { what: 'paid' }],
  })
  expect(order.jobs.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'mail.order-confirmation done',
    'mail.order-notice done',
  ])
})

test('the agency ships its own goods, and the buyer gets a mail with the tracking, again if it is corrected', async () => {
  const app = await startTestApp()
  const { orderId, token } = await payOrder(app)
  const admin = await app.admin()
  const parcel = { carrier: 'USPS', trackingNumber: '9400 1000', trackingUrl: 'https://tools.usps.com/go' }
  await admin.ask(shipOrder, { params: { id: orderId }, body: parcel })
  expect(await orderOf(app, { orderId, token })).toMatchObject({
    state: 'shipped',
    parcels: [{ carrier: 'USPS', number: '9400 1000' }],
  })
  expect(await admin.call(shipOrder, { params: { id: orderId }, body: parcel }), 'unchanged').toMatchObject({
    status: 409,
    body: { error: 'The buyer has these details already; nothing was changed.' },
  })
  const unaware = { params: { id: orderId }, body: { seen: 'paid' } }
  expect(await admin.call(shipOrder, unaware), 'by somebody who has not seen it').toMatchObject({
    status: 409,
    body: { error: 'This package has already been marked as sent.' },
  })
  const script = await admin.call(shipOrder, {
    params: { id: orderId },
    body: { ...parcel, trackingUrl: 'javascript:alert(1)' },
  })
  expect(script).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  await app.settle()
  const told = () => mailsOf(app).filter((mail) => mail.includes('is on its way'))
  expect(told()).toHaveLength(1)
  const right = { ...parcel, trackingNumber: '9400 1001' }
  await admin.ask(shipOrder, { params: { id: orderId }, body: right })
  await app.settle()
  expect(told()).toHaveLength(2)
  const texts = app.mail.messages().filter(({ subject }) => subject.includes('is on its way'))
  expect(
    texts.map(({ id }) => app.mail.read(id)?.text.includes('If we sent you another tracking number before')),
    'a corrected number replaces the other one',
  ).toEqual([true, false])
  expect(await orderOf(app, { orderId, token })).toMatchObject({ parcels: [{ number: '9400 1001' }] })
})

test('a number of a known carrier is a link on the order’s page and in the email', async () => {
  const app = await startTestApp()
  const order = await payOrder(app)
  const body = { carrier: 'UPS', trackingNumber: '1Z 999', trackingUrl: '' }
  await (await app.admin()).ask(shipOrder, { params: { id: order.orderId }, body })
  await app.settle()
  const url = 'https://www.ups.com/track?tracknum=1Z999'
  expect(await orderOf(app, order)).toMatchObject({ parcels: [{ number: '1Z 999', url }] })
  const { text } = await app.mail.waitFor(({ subject }) => subject.includes('is on its way'))
  expect(text).toContain(url)
})

test('marking an order as shipped several times at once ships it once', async () => {
  const app = await startTestApp()
  const { orderId, token } = await payOrder(app)
  const admin = await app.admin()
  const body = { carrier: 'USPS', trackingNumber: '9400 1000', trackingUrl: '' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.call(shipOrder, { params: { id: orderId }, body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { timeline } = await orderOf(app, { orderId, token })
  expect(timeline.filter(({ state }) => state === 'shipped')).toHaveLength(1)
})

test('an order can be marked as shipped with only a tracking page or only a carrier', async () => {
  const app = await startTestApp()
  const { orderId, token } = await payOrder(app)
  const admin = await app.admin()
  const page = { carrier: '', trackingNumber: '', trackingUrl: 'https://parcels.example/1' }
  await admin.ask(shipOrder, { params: { id: orderId }, body: page })
  expect(await orderOf(app, { orderId, token })).toMatchObject({
    state: 'shipped',
    parcels: [{ carrier: '', number: '', url: 'https://parcels.example/1' }],
  })
  const van = { carrier: 'Our own van', trackingNumber: '', trackingUrl: '' }
  await admin.ask(shipOrder, { params: { id: orderId }, body: van })
  expect(await orderOf(app, { orderId, token })).toMatchObject({
    parcels: [{ carrier: 'Our own van', number: '', url: '' }],
  })
})

test('a paid order without a shipping address needs attention, and the agency is told', async () => {
  const app = await startTestApp()
  const { shippingAddress: _, ...body } = checkout(NOTEBOOK)
  const { paymentIntent, orderId = '' } = await app.visitor.ask(createPaymentIntent, { body })
  app.stripe.pay(paymentIntent.id)
  await app.stripe.deliver()
  await app.settle()
  expect(await stateOf(app, orderId)).toBe('needs_attention')
  const told = app.mail.messages().find(({ subject }) => subject.endsWith('needs attention'))
  expect(app.mail.read(told?.id ?? '')?.text).toContain('There is no address to send it to.')
})

test('ADMIN-7 the CSV export of orders is for administrators only and escapes formulas', async () => {
  const app = await startTestApp()
  const body = checkout(NOTEBOOK, { customerName: '=HYPERLINK("https://evil.example")' })
  await app.visitor.ask(createPaymentIntent, { body })
  expect((await app.visitor.send(ordersCsvPath)).status).toBe(401)
  const file = await (await app.admin()).send(ordersCsvPath)
  expect(file.headers.get('content-type')).toContain('text/csv')
  const text = await file.text()
  expect(text).toContain('Order,Ordered (UTC),Status')
  const buyer = `"'=HYPERLINK(""https://evil.example"")",ada@bakery.example,,12 Bay Street,,Bay Shore,NY,11706`
  expect(text).toContain(
    `,awaiting_payment,local,${buyer},16.00,,0.00,9.99,1.42,27.41,0.00,0.00,0.00,,,${legalDay},`,
  )
})
