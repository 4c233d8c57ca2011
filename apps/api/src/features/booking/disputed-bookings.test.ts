import { bankIsDeciding } from '@beacon/content/disputed-session'
import { changeManagedBooking, readManagedBooking } from '@beacon/contract/booking'
import { cancelBooking, cancelBookingWith, listBookings } from '@beacon/contract/booking-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { bookingRequest } from '../../../test/bookings.ts'
import { mailTo, payFor, statusOf } from '../../../test/paid-bookings.ts'
import { deliverEvents } from '../../../test/payments.ts'
import { startTestApp, type TestApp } from '../../../test/start-app.ts'

const PROMISE = /goes back|on its way|full refund/

/** A paid session whose visitor's bank is deciding about the payment. */
async function disputed(app: TestApp) {
  const booked = await payFor(app)
  app.stripe.dispute(booked.intentId)
  await deliverEvents(app)
  return booked
}

const cancel = (app: TestApp, token: string, refundCents?: number) =>
  app.visitor.call(changeManagedBooking, { query: { token }, body: { action: 'cancel', refundCents } })

const listed = async (app: TestApp) => (await (await app.admin()).ask(listBookings, {})).bookings[0]

const cancellation = (app: TestApp) => mailTo(app, bookingRequest.email, 'Canceled')
const notice = (app: TestApp) => mailTo(app, 'inbox@beacon.test', 'Booking canceled')

test('while a bank decides, a visitor who cancels reads so, is promised no refund, and none is asked for', async () => {
  const app = await startTestApp()
  const { token, bookingId } = await disputed(app)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ refundCents: 0, isInDispute: true, canChange: true })
  expect(await cancel(app, token, 0)).toMatchObject({
    status: 200,
    body: { message: `Your booking is canceled. ${bankIsDeciding}` },
  })
  await app.settle()
  expect(await statusOf(app, bookingId)).toBe('cancelled')
  const mail = await cancellation(app)
  expect(mail).toContain(`You paid $199.00. ${bankIsDeciding}`)
  expect(mail).not.toMatch(PROMISE)
  expect(await notice(app)).toContain('Not refunded: the visitor’s bank is deciding about the payment.')
  expect(await app.rows('select id from refund')).toEqual([])
  expect((await listed(app))?.attention).toMatch(
    /deadline to respond\.\nIt was canceled while the buyer’s bank decides, so nothing was refunded\. If you keep the money, please refund it\.$/,
  )
})

test('a visitor whose page promised a refund before the dispute is asked to look again', async () => {
  const app = await startTestApp()
  const { token, bookingId } = await disputed(app)
  expect(await cancel(app, token, 19_900)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await statusOf(app, bookingId)).toBe('scheduled')
})

test('the agency that cancels a disputed session is offered no refund, and promises none', async () => {
  const app = await startTestApp()
  const { bookingId } = await disputed(app)
  const answer = await (await app.admin()).ask(cancelBooking, { params: { id: bookingId } })
  expect(answer).toMatchObject({ refundableCents: 0 })
  await app.settle()
  const mail = await cancellation(app)
  expect(mail).toContain(bankIsDeciding)
  expect(mail).not.toMatch(PROMISE)
  expect((await listed(app))?.attention, 'it has chosen no refund').not.toContain('It was canceled')
})

test('the agency that wanted to refund a session in dispute reads that it was not', async () => {
  const app = await startTestApp()
  const { bookingId } = await disputed(app)
  const body = { refund: true, reason: 'We are ill.' }
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.settle()
  expect(await cancellation(app)).not.toMatch(PROMISE)
  expect(await app.rows('select id from refund')).toEqual([])
  expect((await listed(app))?.attention).toContain('nothing was refunded')
})

test.each([
  ['won', 19_900],
  ['lost', 0],
] as const)('once the dispute is %s, %d cents can be refunded', async (end, left) => {
  const app = await startTestApp()
  const { token, intentId } = await disputed(app)
  app.stripe.endDispute(intentId, end)
  await deliverEvents(app)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ refundCents: left, isInDispute: false })
  await cancel(app, token, left)
  await app.settle()
  expect((await app.rows('select amount from refund')).length).toBe(left > 0 ? 1 : 0)
  expect((await cancellation(app)).includes(bankIsDeciding)).toBe(false)
})

test('what a visitor canceled while the bank decided can be refunded once the dispute is won', async () => {
  const app = await startTestApp()
  const { token, intentId } = await disputed(app)
  await cancel(app, token)
  app.stripe.endDispute(intentId, 'won')
  await deliverEvents(app)
  expect(await listed(app)).toMatchObject({ status: 'cancelled', refundableCents: 19_900 })
  const refund = { paymentIntentId: intentId, refundable: 19_900, reason: '' }
  await (await app.admin()).ask(refundPayment, { body: refund })
  await app.settle()
  expect(await listed(app)).toMatchObject({ refundedCents: 19_900, refundableCents: 0, attention: null })
})
