import { refundPayment } from '@beacon/contract/payment-admin'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import { erasePerson } from '@beacon/contract/people'
import { describe, expect, test } from 'vitest'
import { MONDAY } from '../../../test/bookings.ts'
import { payOrder, ship, startOrder } from '../../../test/orders.ts'
import { EMAIL, findRecords, kindsOf, startWithAda } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const DAY = 24 * 60 * 60_000
const YEAR = 366 * DAY

/** Signs in again, since the session has expired by then. */
const kindsLater = async (app: TestApp) => kindsOf(await findRecords(app, EMAIL, app.signIn()))

describe('the retention periods of the privacy policy', () => {
  test('leads and free bookings are erased after two years', async () => {
    const { app } = await startWithAda()
    app.advance(2 * YEAR - 3 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toContain('lead')
    app.advance(5 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toEqual(expect.not.arrayContaining(['lead', 'booking']))
    expect(await kindsLater(app)).toEqual(expect.arrayContaining(['order', 'payment']))
  })

  test('a paid booking is kept for seven years, like its payment', async () => {
    const app = await startTestApp()
    const { paymentIntent } = await app.visitor.ask(createPaymentIntent, {
      body: {
        type: 'booking',
        serviceId: 'seo-audit',
        bookingDate: MONDAY,
        bookingTime: '9:00 AM',
        customerEmail: EMAIL,
        customerName: 'Ada Baker',
      },
    })
    app.stripe.pay(paymentIntent.id)
    await app.visitor.ask(confirmPayment, { body: { paymentIntentId: paymentIntent.id } })
    await app.drain()
    app.advance(7 * YEAR - 10 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toEqual(expect.arrayContaining(['booking', 'payment']))
    app.advance(20 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toEqual([])
  })

  test('the reason of a refund made after an erasure is erased after seven years', async () => {
    const app = await startTestApp()
    const { intentId } = await payOrder(app)
    await app.drain()
    const admin = await app.admin()
    await admin.ask(erasePerson, { body: { email: EMAIL } })
    await admin.ask(refundPayment, { body: { paymentIntentId: intentId, reason: 'Her oven broke down.' } })
    await app.settle()
    app.advance(7 * YEAR + 10 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await app.rows('select reason from refund')).toEqual([{ reason: '' }])
  })

  test('an unpaid order is erased after ninety days', async () => {
    const app = await startTestApp()
    await startOrder(app, undefined, { customerEmail: EMAIL })
    app.advance(20 * 60_000)
    await app.drain()
    const traces = async () =>
      (await app.rows('select email from orders union select email from payment')).filter(
        ({ email }) => email === EMAIL,
      )
    app.advance(89 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await traces()).not.toEqual([])
    app.advance(2 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await traces()).toEqual([])
  })

  test('orders that are never finished do not keep the others from being erased', async () => {
    const app = await startTestApp()
    await startOrder(app, undefined, { customerEmail: EMAIL })
    const order = await app.deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 220 }, (_, n) => ({
      ...order,
      id: `order-${1000 + n}`,
      number: `BB-${1000 + n}`,
      state: n < 210 ? ('in_production' as const) : ('shipped' as const),
    }))
    for (const copy of copies) await app.deps.db.insertInto('orders').values(copy).execute()
    app.advance(7 * YEAR + 10 * DAY)
    await app.deps.people.eraseOverdue()
    const left = await app.rows("select id from orders where state = 'shipped' and email <> ''")
    expect(left).toEqual([])
  })

  test('orders and payments are anonymized after seven years', async () => {
    const { app, order } = await startWithAda()
    await ship(app, order)
    await app.drain()
    app.advance(7 * YEAR - 10 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toEqual(expect.arrayContaining(['order', 'payment']))
    app.advance(11 * DAY)
    await app.deps.people.eraseOverdue()
    expect(await kindsLater(app)).toEqual(expect.not.arrayContaining(['order', 'payment']))
  })
})
