import {
  beginOrder,
  confirmOrderAgain,
  correctBuyerEmail,
  readAdminOrder,
  shipOrder,
} from '@beacon/contract/order-admin'
import { cancelOrder } from '@beacon/contract/order-cancel'
import { readOrder } from '@beacon/contract/orders'
import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { findPerson } from '@beacon/contract/people'
import { listProducts } from '@beacon/contract/products'
import { usd } from '@beacon/rules/money'
import { expect, test } from 'vitest'
import {
  checkout,
  NOTEBOOK,
  payOrder,
  SERVICE,
  ship,
  startOrder,
  startPrintOrder,
  WORKBOOK,
} from '../../../test/orders.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

/** The only mail whose subject matches. */
function mailAbout(app: TestApp, subject: RegExp) {
  const [found, ...others] = app.mail.messages().filter((mail) => subject.test(mail.subject))
  expect(others).toEqual([])
  return app.mail.read(found?.id ?? '') ?? expect.fail(`no mail about ${subject}`)
}

async function pay(app: TestApp, body: object): Promise<void> {
  const { paymentIntent } = await app.visitor.ask(createPaymentIntent, { body })
  app.stripe.pay(paymentIntent.id)
  await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
  await app.drain()
}

test('the confirmation and the agency’s notice list the items, the amounts and the shipping address', async () => {
  const app = await startTestApp()
  const customerName = 'Ada <b>Baker</b>'
  const items = [{ productId: NOTEBOOK, quantity: 3 }]
  await pay(app, checkout(NOTEBOOK, { items, customerName, phone: '631 555 0188' }))
  const sums = 'Subtotal: $48.00\nShipping: $9.99\nTax: $4.26\nTotal: $62.25'
  const confirmation = mailAbout(app, /^Your order/)
  expect(confirmation.text).toContain('We have your payment of $62.25 for order BB-')
  expect(confirmation.text).toContain('We pack it at our office in')
  expect(confirmation.text).toContain(`3 × Tide Table Notebook, Teal: $48.00\n${sums}`)
  expect(confirmation.text).toContain('Ships to: 12 Bay Street, Bay Shore, NY 11706')
  const notice = mailAbout(app, /^Order BB-.*: \$62\.25$/)
  expect(notice.text).toContain('It is waiting to be packed, or done.')
  expect(notice.text).toContain(`${sums}\nBuyer: ${customerName}, ada@bakery.example\nPhone: `)
  expect(notice.text).toContain('Ships to: 12 Bay Street')
  expect(notice.html).toContain('New order from Ada &lt;b&gt;Baker&lt;/b&gt;')
  expect(notice.html).not.toContain('<b>Baker')
})

test.each([
  ['address', 'Visit https://evil.example/pay'],
  ['address2', 'www.evil.example'],
  ['city', 'Call +1 888 555 0100'],
])('a link or a number in the %s is not mailed to whomever the buyer has named', async (field, text) => {
  const app = await startTestApp()
  const { shippingAddress, ...rest } = checkout(NOTEBOOK)
  await pay(app, { ...rest, shippingAddress: { ...shippingAddress, [field]: text } })
  expect(mailAbout(app, /^Your order/).text).not.toMatch(/Ships to|evil|888/)
  expect(mailAbout(app, /^Order BB-/).text, 'the agency reads all of it').toContain(text)
})

test('in the HTML mail item names have no fixed width, and amounts are right-aligned', async () => {
  const app = await startTestApp()
  await pay(app, checkout(NOTEBOOK))
  const { html } = mailAbout(app, /^Your order/)
  const cellOf = (words: string) => new RegExp(`<td([^>]*)>${words}</td>`).exec(html)?.[1]
  expect(cellOf('1 × Tide Table Notebook, Teal')).not.toContain('width:')
  expect(cellOf('\\$16\\.00')).toContain('align="right"')
  expect(cellOf('Ships to'), 'a label keeps its column width').toContain('width:30%')
})

test('the confirmation of a digital product points to the download and mentions no shipping', async () => {
  const app = await startTestApp()
  await payOrder(app, WORKBOOK)
  await app.drain()
  const { text } = mailAbout(app, /^Your order/)
  expect(text).toContain('Your download is on the order’s page.')
  expect(text).not.toContain('Shipping')
  expect(text).toMatch(/Subtotal: .*\nTax: /)
  expect(text).not.toMatch(/Ships to|We pack it/)
  const notice = mailAbout(app, /^Order BB-/)
  expect(notice.text).toContain('There is nothing to do: the buyer downloads it.')
  expect(notice.text).not.toContain('Ships to')
})

test('the confirmation of a printed order names its variants and says how long printing takes', async () => {
  const app = await startTestApp()
  const { orderId, sessionId } = await startPrintOrder(app)
  app.stripe.paySession(sessionId)
  await app.stripe.deliver()
  await app.drain()
  const { order } = await (await app.admin()).ask(readAdminOrder, { params: { id: orderId } })
  const { text } = mailAbout(app, /^Your order/)
  const [line] = order.lines
  expect(text).toContain(`2 × ${line?.name}, ${line?.variant}: ${usd(2 * (line?.unitPrice ?? 0))}\n`)
  expect(text).toContain('It is printed to order: allow two to five business days')
  expect(text).not.toContain('We pack it')
  expect(mailAbout(app, /^Order BB-/).text).toContain('It goes to the print provider automatically.')
})

test('the shipping mail has the carrier, the tracking number and the tracking link', async () => {
  const app = await startTestApp()
  const { orderId } = await payOrder(app)
  const parcel = { carrier: 'USPS', trackingNumber: '9400 1000', trackingUrl: 'https://tools.usps.com/go' }
  await (await app.admin()).ask(shipOrder, { params: { id: orderId }, body: parcel })
  await app.drain()
  const { text, html } = mailAbout(app, /is on its way$/)
  expect(text).toContain('Your order left with USPS.')
  expect(text).toContain('Tracking number: 9400 1000\nTrack it at: https://tools.usps.com/go\n1 × ')
  expect(html, 'shortened').toMatch(/<a href="https:\/\/tools\.usps\.com\/go"[^>]*>tools\.usps\.com<\/a>/)
})

test('the shipping mail lists what is in the parcel, and no file or service of the same order', async () => {
  const app = await startTestApp()
  const products = await app.visitor.ask(listProducts)
  const service = products.find(({ category }) => category === 'services')
  const items = [NOTEBOOK, service?.id ?? ''].map((productId) => ({ productId, quantity: 1 }))
  const order = await payOrder(app, NOTEBOOK, { items })
  await ship(app, order)
  await app.drain()
  const { text } = mailAbout(app, /is on its way$/)
  expect(text).toMatch(/1 × [^:]*Notebook/)
  expect(text).not.toContain(service?.name)
  expect(mailAbout(app, /^Your order/).text).toContain(service?.name)
})

test('refund mails say how much has been refunded so far, and when it is all of it', async () => {
  const app = await startTestApp()
  const { intentId } = await payOrder(app)
  const admin = await app.admin()
  const refund = async (amount: number) => {
    await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount, reason: '' } })
    await app.drain()
  }
  await refund(500)
  expect(mailAbout(app, /^Refund/).text).toMatch(
    /We have refunded \$5\.00 of the \$27\.41 for order BB-\S+ so far\./,
  )
  await app.mail.clear()
  await refund(2241)
  expect(mailAbout(app, /^Refund/).text).toMatch(/We have refunded \$27\.41 for order BB-\S+, all of it\./)
})

test('PAY-13: the confirmation can be sent again, and after shipping it no longer announces packing', async () => {
  const app = await startTestApp()
  const items = [NOTEBOOK, WORKBOOK].map((productId) => ({ productId, quantity: 1 }))
  const { orderId, token } = await payOrder(app, NOTEBOOK, { items })
  const params = { id: orderId }
  const admin = await app.admin()
  await app.drain()
  await app.mail.clear()
  await admin.ask(confirmOrderAgain, { params })
  await app.drain()
  const again = mailAbout(app, /^Your order/)
  expect(again.text).toContain('Changed your mind?')
  expect(again.to).toEqual(['ada@bakery.example'])
  expect(again.text).toContain('We pack it at our office in')
  expect(again.text).toContain(`/orders/${orderId}?token=${token}`)
  expect(app.mail.messages(), 'no second notice to the agency').toHaveLength(1)

  await admin.ask(shipOrder, { params, body: { carrier: 'USPS' } })
  await app.drain()
  await app.mail.clear()
  app.advance(1000)
  await admin.ask(confirmOrderAgain, { params })
  await app.drain()
  const { text } = mailAbout(app, /^Your order/)
  expect(text).toContain('Your download is on the order’s page.')
  expect(text, 'nor that it can be canceled').not.toMatch(/We pack it|Changed your mind/)
})

test('the confirmation cannot be sent again for an unpaid or refunded order, nor by a visitor', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { orderId: unpaid } = await startOrder(app)
  expect((await admin.call(confirmOrderAgain, { params: { id: unpaid } })).status).toBe(409)
  const { orderId, intentId } = await payOrder(app, WORKBOOK)
  expect((await app.visitor.call(confirmOrderAgain, { params: { id: orderId } })).status).toBe(401)
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  await app.drain()
  expect((await admin.call(confirmOrderAgain, { params: { id: orderId } })).status).toBe(409)
})

test('a mistyped address is corrected once: confirmation, later emails, link and personal data follow it', async () => {
  const app = await startTestApp()
  const { orderId, token } = await payOrder(app)
  const params = { id: orderId }
  const admin = await app.admin()
  await app.drain()
  await app.mail.clear()
  const body = { email: 'ada@baker.example', seen: 'ada@bakery.example' }
  const { order } = await admin.ask(correctBuyerEmail, { params, body })
  expect(order.email).toBe('ada@baker.example')
  expect(order.history.at(-1)).toMatchObject({ what: 'email address corrected', detail: '' })
  await admin.ask(correctBuyerEmail, { params, body })
  await app.drain()
  const [, renewed = ''] = /token=([\w-]+)/.exec(mailAbout(app, /^Your order/).text) ?? []
  const opens = async (link: string) =>
    (await app.visitor.call(readOrder, { params, query: { token: link } })).status
  expect([await opens(token), await opens(renewed)], 'a stranger got the first').toEqual([404, 200])
  expect((await app.visitor.call(cancelOrder, { params, query: { token }, body: {} })).status).toBe(404)
  await admin.ask(shipOrder, { params, body: { carrier: 'USPS' } })
  await app.drain()
  const mails = app.mail.messages()
  expect(mails.map(({ to, subject }) => [to, subject.replace(/BB-\S+/, '…')])).toEqual([
    [['ada@baker.example'], 'Order … is on its way'],
    [['ada@baker.example'], 'Your order …'],
  ])
  const found = async (email: string) => (await admin.ask(findPerson, { body: { email } })).records
  expect(await found('ada@bakery.example')).toEqual([])
  expect((await found('ada@baker.example')).map(({ kind }) => kind).toSorted()).toEqual(['order', 'payment'])
})

test('an address is not corrected to itself, over another correction, of an unpaid order, or by a visitor', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { orderId } = await payOrder(app)
  const params = { id: orderId }
  const seen = 'ada@bakery.example'
  const correct = async (email: string, who = admin, of = params) =>
    (await who.call(correctBuyerEmail, { params: of, body: { email, seen } })).status
  expect(await correct(seen)).toBe(409)
  expect(await correct('ada@')).toBe(400)
  expect(await correct('ada@baker.example', app.visitor)).toBe(401)
  const { orderId: unpaid } = await startOrder(app)
  expect(await correct('ada@baker.example', admin, { id: unpaid })).toBe(409)
  expect(await correct('ada@baker.example')).toBe(200)
  expect(await correct('ada@bake.example')).toBe(409)
  expect((await admin.ask(readAdminOrder, { params })).order.email).toBe('ada@baker.example')
})

test('a confirmation that is sent again while a dispute stops an order that has left announces nothing', async () => {
  const app = await startTestApp()
  const { orderId, intentId } = await payOrder(app)
  const params = { id: orderId }
  const admin = await app.admin()
  await admin.ask(shipOrder, { params, body: { carrier: 'USPS' } })
  app.stripe.dispute(intentId)
  await deliverEvents(app)
  expect((await admin.ask(readAdminOrder, { params })).order).toMatchObject({ stoppedAt: 'shipped' })
  await app.mail.clear()
  app.advance(1000)
  await admin.ask(confirmOrderAgain, { params })
  await app.drain()
  const { text } = mailAbout(app, /^Your order/)
  expect(text).toContain('We have your payment')
  expect(text).not.toMatch(/We pack it|can be canceled/)
})

test('the confirmation of a service that is begun announces no beginning, and no way to cancel it', async () => {
  const app = await startTestApp()
  const { orderId } = await payOrder(app, SERVICE)
  const params = { id: orderId }
  const admin = await app.admin()
  await app.drain()
  expect(mailAbout(app, /^Your order/).text).toMatch(/agree on how to begin[\s\S]*can be canceled/)
  await admin.ask(beginOrder, { params })
  await app.mail.clear()
  app.advance(1000)
  await admin.ask(confirmOrderAgain, { params })
  await app.drain()
  expect(mailAbout(app, /^Your order/).text).not.toMatch(/how to begin|can be canceled/)
})
