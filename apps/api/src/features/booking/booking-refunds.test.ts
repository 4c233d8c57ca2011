import {
  changeManagedBooking,
  createBooking,
  readAvailability,
  readManagedBooking,
} from '@beacon/contract/booking'
import {
  bookingsCsvPath,
  cancelBooking,
  cancelBookingWith,
  listBookings,
  markNoShow,
  moveBooking,
  settleBooking,
} from '@beacon/contract/booking-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { erasePerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { bookFree, hold, mailTo, payFor, statusOf, subjects } from '../../../test/paid-bookings.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { ON_ALL_THE_SAME } from '../../payments/reasons.ts'

/** The email to the visitor about the cancellation. */
const cancellation = (app: TestApp) => mailTo(app, bookingRequest.email, 'Canceled')

test('a visitor who cancels 24 hours ahead gets a full refund, and the page says so beforehand', async () => {
  const app = await startTestApp()
  const { token, intentId } = await payFor(app)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({
    paidCents: 19_900,
    refundCents: 19_900,
    refundUntil: newYork('2026-11-22', '9:00 AM').toISOString(),
  })
  app.advance(newYork('2026-11-22', '9:00 AM').getTime() - app.now().getTime())
  const { message } = await app.visitor.ask(changeManagedBooking, {
    query: { token },
    body: { action: 'cancel' },
  })
  expect(message).toBe('Your booking is canceled. $199.00 goes back to your card; an email tells you when.')
  await app.settle(() => app.stripe.refunds().length > 0)
  expect(app.stripe.refunds()).toEqual([
    expect.objectContaining({ payment_intent: intentId, amount: 19_900 }),
  ])
  await app.drain()
  const after = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(after.booking).toMatchObject({ status: 'cancelled', refundedCents: 19_900, refundCents: 0 })
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Canceled', 'Receipt', 'Refund'])
  expect(await cancellation(app)).toContain('The full $199.00 goes back to your card.')
  expect(await app.rows('select state from payment')).toEqual([{ state: 'refunded' }])
  expect(await app.rows('select reason from refund')).toEqual([{ reason: 'Booking canceled' }])
})

test('a visitor who cancels again, because the answer was lost, hears of the same refund, which is made once', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  const body = { action: 'cancel' as const, refundCents: 19_900 }
  const first = await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  app.advance(newYork(MONDAY, '8:00 AM').getTime() - app.now().getTime())
  const again = await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  expect(again.message).toBe(first.message)
  expect(again.message).toContain('$199.00 goes back to your card')
  await app.drain()
  expect(app.stripe.refunds()).toHaveLength(1)
})

test('a visitor cannot cancel what the agency has canceled', async () => {
  const app = await startTestApp()
  const { token, bookingId } = await payFor(app)
  await (await app.admin()).ask(cancelBooking, { params: { id: bookingId } })
  const body = { action: 'cancel' }
  expect(await app.visitor.call(changeManagedBooking, { query: { token }, body })).toMatchObject({
    status: 409,
    body: { error: 'This booking has already been canceled.' },
  })
})

test('after a partial refund, the cancellation email says how much of the payment is still refunded', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { token, intentId } = await payFor(app)
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: 5000, reason: '' } })
  await app.drain()
  app.stripe.faults.set({ fault: 'refuse' })
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  expect(await cancellation(app)).toContain('The remaining $149.00 of your $199.00 goes back to your card.')
  expect(await mailTo(app, bookingRequest.email, 'Refund: $50.00')).toContain('Refunded: $50.00 of $199.00')
  const notice = await mailTo(app, 'inbox@beacon.test', 'Booking canceled')
  expect(notice).toContain('Paid: $199.00 Refunded: $50.00')
})

test('of two refunds whose mails an outage held back, one mail tells', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { intentId } = await payFor(app)
  await app.drain()
  app.mail.faults.set({ fault: 'refuse' })
  for (const amount of [5000, 2000]) {
    await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount, reason: '' } })
    app.advance(MINUTE)
    await app.drain()
  }
  app.mail.faults.clear()
  await app.settle()
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Receipt', 'Refund'])
  expect(await mailTo(app, bookingRequest.email, 'Refund: ')).toContain('$70.00 so far')
})

test('a visitor who cancels less than 24 hours ahead gets no refund, and the page says so beforehand', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  app.advance(newYork('2026-11-22', '9:00 AM').getTime() - app.now().getTime())
  const ahead = async () => ({
    ...(await app.visitor.ask(readManagedBooking, { query: { token } })).booking,
    // What the page tells a visitor who is about to pay.
    ...(await app.visitor.ask(readAvailability, { query: {} })),
  })
  const startsAt = newYork(MONDAY, '9:00 AM').getTime()
  expect(await ahead()).toMatchObject({ refundCents: 19_900, refundedFrom: new Date(startsAt).toISOString() })
  app.advance(1)
  const refundedFrom = new Date(startsAt + 1).toISOString()
  expect(await ahead()).toMatchObject({ canChange: true, refundCents: 0, refundedFrom })
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  await app.drain()
  expect(app.stripe.refunds()).toEqual([])
  expect(await cancellation(app)).toContain(
    'A session that is canceled less than 24 hours before its start is not refunded.',
  )
})

test.each([
  [
    'the deadline has passed',
    async (app: TestApp) => app.advance(newYork('2026-11-22', '9:00 AM').getTime() + 1 - app.now().getTime()),
  ],
  [
    'a part was refunded',
    async (app: TestApp, paymentIntentId: string) =>
      (await app.admin()).ask(refundPayment, { body: { paymentIntentId, amount: 5000, reason: '' } }),
  ],
])(
  'a visitor who saw a refund that is less by now, as %s, gets a 409, and nothing is canceled',
  async (_, end) => {
    const app = await startTestApp()
    const { token, bookingId, intentId } = await payFor(app)
    const read = async () => (await app.visitor.ask(readManagedBooking, { query: { token } })).booking
    const cancelSeeing = (refundCents: number) =>
      app.visitor.call(changeManagedBooking, { query: { token }, body: { action: 'cancel', refundCents } })
    const { refundCents } = await read()
    await end(app, intentId)
    expect(await cancelSeeing(refundCents)).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: expect.stringContaining('nothing was canceled') },
    })
    expect(await statusOf(app, bookingId)).toBe('scheduled')
    expect((await cancelSeeing((await read()).refundCents)).status).toBe(200)
  },
)

test('a booking refunded in Stripe’s dashboard is flagged, and promises no second refund when it is canceled', async () => {
  const app = await startTestApp()
  const { token, intentId } = await payFor(app)
  const attention = () => app.rows('select attention, settled from booking')
  app.stripe.refundInDashboard(intentId, 900)
  await app.stripe.deliver()
  await app.drain()
  expect(await attention(), 'a part of it leaves the session').toEqual([{ attention: null, settled: '' }])
  app.stripe.refundInDashboard(intentId, 19_000)
  await app.stripe.deliver()
  await app.drain()
  expect(await attention()).toEqual([{ attention: ON_ALL_THE_SAME, settled: '' }])
  const { message } = await app.visitor.ask(changeManagedBooking, {
    query: { token },
    body: { action: 'cancel' },
  })
  expect(message).toBe('Your booking is canceled.')
  const mail = await cancellation(app)
  expect(mail).toContain('Your $199.00 has gone back to you already, or is on its way.')
  expect(mail).not.toContain('goes back to your card')
  const settled = `A person has settled it: ${ON_ALL_THE_SAME}`
  expect(await attention(), 'its cancellation answers that').toEqual([{ attention: null, settled }])
})

test('after a lost dispute, neither the page nor the cancellation promises what the bank took back', async () => {
  const app = await startTestApp()
  const { token, intentId, bookingId } = await payFor(app)
  app.stripe.dispute(intentId)
  app.stripe.endDispute(intentId, 'lost')
  await app.stripe.deliver()
  await app.drain()
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ paidCents: 19_900, refundedCents: 0, refundCents: 0 })
  const body = { action: 'cancel' as const }
  const { message } = await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  expect(message).toBe('Your booking is canceled.')
  expect(await cancellation(app)).not.toContain('goes back to your card')
  expect(await statusOf(app, bookingId)).toBe('cancelled')
})

test('after a lost dispute, the back office offers no refund, and the agency’s cancellation none either', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await payFor(app)
  const admin = await app.admin()
  const refundable = async () => (await admin.ask(listBookings, {})).bookings[0]?.refundableCents
  expect(await refundable()).toBe(19_900)
  app.stripe.dispute(intentId)
  app.stripe.endDispute(intentId, 'lost')
  await app.stripe.deliver()
  await app.drain()
  expect(await refundable()).toBe(0)
  const { booking } = await admin.ask(cancelBookingWith, {
    params: { id: bookingId },
    body: { refund: false },
  })
  expect(booking).toMatchObject({ paidCents: 19_900, refundedCents: 0, refundableCents: 0 })
  const mail = await cancellation(app)
  expect(mail).toContain('Your $199.00 has gone back to you already, or is on its way.')
  expect(mail).not.toContain('the choice is yours')
  expect(await mailTo(app, 'inbox@beacon.test', 'Booking canceled')).not.toContain('Not refunded')
})

test('the list of bookings says of each how much of its payment can still be refunded', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const one = await payFor(app)
  await payFor(app, { bookingDate: TUESDAY, customerEmail: 'ben@bakery.example' })
  await admin.ask(refundPayment, { body: { paymentIntentId: one.intentId, amount: 5000, reason: '' } })
  await bookFree(app)
  const { bookings } = await admin.ask(listBookings, {})
  expect(bookings.map(({ refundableCents }) => refundableCents).sort()).toEqual([14_900, 19_900])
})

test('the email about a second partial refund says that its sum is of both', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { intentId } = await payFor(app)
  for (const idempotencyKey of ['first-refund', 'second-refund']) {
    const body = { paymentIntentId: intentId, amount: 5000, reason: '' }
    await admin.ask(refundPayment, { body, idempotencyKey })
    await app.drain()
    app.advance(1000)
  }
  const mail = await mailTo(app, bookingRequest.email, 'Refund: $100.00')
  expect(mail).toContain('We have refunded $100.00 so far.')
})

test('after a partial refund, the email about a late cancellation says what went back, and that the rest does not', async () => {
  const app = await startTestApp()
  const { token, intentId } = await payFor(app)
  const body = { paymentIntentId: intentId, amount: 5000, reason: '' }
  await (await app.admin()).ask(refundPayment, { body })
  app.advance(newYork(MONDAY, '5:00 AM').getTime() - app.now().getTime())
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  const mail = await cancellation(app)
  expect(mail).not.toContain('is not refunded')
  expect(mail).toContain('Of your $199.00, $50.00 has gone back to you already, or is on its way.')
  expect(mail).toContain('so the other $149.00 stays with us')
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ refundState: 'kept', leftCents: 14900 })
  expect(await mailTo(app, 'inbox@beacon.test', 'Booking canceled')).toContain('Not refunded: $149.00.')
})

test('if the agency cancels a paid session, the email offers another time or a full refund', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body: { refund: false } })
  await app.drain()
  const mail = await cancellation(app)
  expect(mail).toContain('the choice is yours: another time, or a full refund')
  expect(mail, 'where it would be paid for once more').not.toContain('Choose another time:')
})

test('a client whose paid session the agency canceled, and who chooses another time, gets it for the same payment', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app)
  const admin = await app.admin()
  const cancel = { params: { id: bookingId }, body: { refund: false, reason: 'I am ill.' } }
  const { booking: cancelled } = await admin.ask(cancelBookingWith, cancel)
  app.advance(MINUTE)
  const to = { date: TUESDAY, time: '11:00 AM', seen: cancelled.sequence }
  const move = () => admin.ask(moveBooking, { params: { id: bookingId }, body: to })
  expect((await move()).booking).toMatchObject({
    ...{ status: 'scheduled', date: TUESDAY, time: '11:00 AM', paidCents: 19900, refundableCents: 19900 },
    ...{ cancelledAt: null, cancelledBy: null, cancelReason: '' },
  })
  expect((await move()).booking.status, 'a repeat whose answer was lost').toBe('scheduled')
  expect(await mailTo(app, bookingRequest.email, 'Moved: ')).toContain('11:00 AM')
  const taken = { ...bookingRequest, email: 'ben@grill.example', date: TUESDAY, time: '11:00 AM' }
  expect((await app.visitor.call(createBooking, { body: taken })).body).toMatchObject({ code: 'slot_taken' })

  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  await app.drain()
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor', refundedCents: 19900 })
})

test('no other canceled session is given another time: not one that is refunded, that its client canceled, or that is erased', async () => {
  const app = await startTestApp()
  const late = await payFor(app)
  app.advance(newYork(MONDAY, '5:00 AM').getTime() - app.now().getTime())
  await app.visitor.ask(changeManagedBooking, { query: { token: late.token }, body: { action: 'cancel' } })

  const admin = await app.admin()
  const refunded = await payFor(app, { bookingDate: '2026-12-01' })
  await admin.ask(cancelBookingWith, { params: { id: refunded.bookingId }, body: { refund: true } })

  const erased = await payFor(app, { bookingDate: '2026-12-02', customerEmail: 'ben@grill.example' })
  await admin.ask(cancelBookingWith, { params: { id: erased.bookingId }, body: { refund: false } })
  await app.drain()
  await admin.ask(erasePerson, { body: { email: 'ben@grill.example' } })

  for (const { bookingId } of [late, refunded, erased]) {
    const move = { params: { id: bookingId }, body: { date: '2026-12-03', time: '11:00 AM' } }
    expect((await admin.call(moveBooking, move)).body).toMatchObject({ code: 'conflict' })
  }
})

test('a canceled session can be given its own former time again, and each later cancellation is told once', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  const admin = await app.admin()
  const params = { id: bookingId }
  const cancel = () => admin.ask(cancelBookingWith, { params, body: { refund: false } })
  app.mail.faults.set({ fault: 'refuse' })
  await cancel()
  const back = await admin.ask(moveBooking, { params, body: { date: MONDAY, time: '9:00 AM' } })
  expect(back.booking).toMatchObject({ status: 'scheduled', date: MONDAY, time: '9:00 AM' })
  await cancel()
  // No attempt is under way that would still find the session scheduled.
  await app.drain()
  app.mail.faults.clear()
  app.advance(HOUR)
  await app.settle()
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Canceled', 'Receipt'])
})

test('whoever canceled too late after a refund that failed reads that it is seen to, and nothing once that is settled', async () => {
  const app = await startTestApp()
  const { bookingId, intentId, token } = await payFor(app)
  app.advance(newYork(MONDAY, '5:00 AM').getTime() - app.now().getTime())
  const admin = await app.admin()
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  await app.drain()
  app.advance(MINUTE)
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  const state = async () =>
    (await app.visitor.ask(readManagedBooking, { query: { token } })).booking.refundState
  expect(await state()).toBe('delayed')
  const seen = (await admin.ask(listBookings, {})).bookings[0]?.attention ?? ''
  await admin.ask(settleBooking, { params: { id: bookingId }, body: { seen } })
  expect(await state()).toBeNull()
})

test('a refund that failed before a session was canceled is not taken for that of the cancellation', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { bookingId, intentId, token } = await payFor(app)
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: 5000, reason: '' } })
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  app.advance(MINUTE)
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body: { refund: false } })
  expect(await cancellation(app)).toContain('the choice is yours: another time, or a full refund')
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ refundState: null, leftCents: 19900 })
})

test('if the agency cancels after a partial refund, the email offers the rest', async () => {
  const app = await startTestApp()
  const { bookingId, intentId } = await payFor(app)
  const admin = await app.admin()
  await admin.ask(refundPayment, { body: { paymentIntentId: intentId, amount: 5000, reason: '' } })
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body: { refund: false } })
  expect(await cancellation(app)).toContain('another time, or a refund of the remaining $149.00')
})

test('if the agency cancels with a refund, the email says that it comes, and offers no choice', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body: { refund: true } })
  const mail = await cancellation(app)
  expect(mail).toContain('The full $199.00 goes back to your card.')
  expect(mail).not.toContain('the choice is yours')
  expect(await mailTo(app, 'inbox@beacon.test', 'Booking canceled')).toContain(
    '$199.00 goes back to the card.',
  )
})

test('if the agency cancels a session that has been refunded, the email offers no second refund', async () => {
  const app = await startTestApp()
  const { bookingId, intentId } = await payFor(app)
  app.stripe.refundInDashboard(intentId)
  await app.stripe.deliver()
  await app.drain()
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body: { refund: false } })
  const mail = await cancellation(app)
  expect(mail).toContain('Your $199.00 has gone back to you already')
  expect(mail).not.toContain('full refund')
})

test('a visitor who moves a session within 24 hours of its start does not regain the refund', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  app.advance(newYork(MONDAY, '5:00 AM').getTime() - app.now().getTime())
  const later = { action: 'reschedule' as const, date: '2026-12-01', time: '9:00 AM' }
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: later })
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ canChange: true, refundCents: 0 })
  const { text } = await app.mail.waitFor(({ subject }) => subject.startsWith('Moved:'))
  expect(text).toContain('9:00 AM EST, and moving the session after that did not extend it.')
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  await app.drain()
  expect(app.stripe.refunds()).toEqual([])
  const mail = await cancellation(app)
  expect(mail).toContain('The refund deadline was Sunday, November 22, 2026 at 9:00 AM EST')
  expect(mail).not.toContain('less than 24 hours')
})

test('a session that the agency moves within 24 hours of its start is refundable until a day before the new one', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app)
  app.advance(newYork(MONDAY, '5:00 AM').getTime() - app.now().getTime())
  const body = { date: '2026-12-01', time: '9:00 AM', notify: true }
  await (await app.admin()).ask(moveBooking, { params: { id: bookingId }, body })
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({
    refundCents: 19_900,
    refundUntil: newYork('2026-11-30', '9:00 AM').toISOString(),
  })
})

test('a client who did not come and is given another time has no new refund deadline', async () => {
  const app = await startTestApp()
  const { bookingId: id, token } = await payFor(app)
  app.advance(newYork(MONDAY, '9:20 AM').getTime() - app.now().getTime())
  await app.restart()
  const admin = await app.admin()
  await admin.ask(markNoShow, { params: { id }, body: { noShow: true } })
  await admin.ask(moveBooking, {
    params: { id },
    body: { date: '2026-12-01', time: '9:00 AM', notify: true },
  })
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({
    refundCents: 0,
    refundUntil: newYork('2026-11-22', '9:00 AM').toISOString(),
  })
})

test('a session that the agency moves nearer keeps its refund deadline', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app, { bookingDate: TUESDAY, bookingTime: '2:00 PM' })
  const deadline = newYork(MONDAY, '2:00 PM')
  const moveTo = async (date: string, time: string) => {
    const body = { date, time, notify: true }
    await (await app.admin()).ask(moveBooking, { params: { id: bookingId }, body })
    return (await app.visitor.ask(readManagedBooking, { query: { token } })).booking
  }
  app.advance(newYork(MONDAY, '10:00 AM').getTime() - app.now().getTime())
  const moved = await moveTo(TUESDAY, '9:00 AM')
  expect(moved).toMatchObject({ refundCents: 19_900, refundUntil: deadline.toISOString() })
  app.advance(deadline.getTime() + 1 - app.now().getTime())
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  const mail = await cancellation(app)
  expect(mail).toContain('The refund deadline was Monday, November 23, 2026 at 2:00 PM EST.')
  expect(mail).not.toContain('did not extend it')
})

test('a session that the agency moves to before its refund deadline is refundable until it starts, and moved away again as any other', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app, { bookingDate: '2026-12-01' })
  const admin = await app.admin()
  const refundUntil = async (date: string) => {
    const body = { date, time: '9:00 AM', notify: true }
    await admin.ask(moveBooking, { params: { id: bookingId }, body })
    return (await app.visitor.ask(readManagedBooking, { query: { token } })).booking.refundUntil
  }
  expect(await refundUntil(MONDAY)).toBe(newYork(MONDAY, '9:00 AM').toISOString())
  expect(await refundUntil('2026-12-02')).toBe(newYork('2026-12-01', '9:00 AM').toISOString())
})

test('ADMIN-4: canceling a paid booking offers a refund, and refunds only if that is chosen', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const one = await payFor(app)
  const other = await payFor(app, { bookingDate: TUESDAY, customerEmail: 'ben@bakery.example' })
  expect(await admin.ask(cancelBooking, { params: { id: one.bookingId } })).toEqual({
    success: true,
    refundableCents: 19_900,
    paymentIntentId: one.intentId,
  })
  await app.drain()
  expect(app.stripe.refunds()).toEqual([])

  const body = { reason: 'The ferry does not run.', refund: true }
  await admin.ask(cancelBookingWith, { params: { id: other.bookingId }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  expect(app.stripe.refunds()).toEqual([
    expect.objectContaining({ payment_intent: other.intentId, amount: 19_900 }),
  ])
})

test('a session that is over can be refunded, and stays on record as held', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await payFor(app)
  app.advance(newYork(MONDAY, '11:00 AM').getTime() - app.now().getTime())
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  await app.drain()
  expect(app.stripe.refunds()).toEqual([
    expect.objectContaining({ payment_intent: intentId, amount: 19_900 }),
  ])
  expect(await statusOf(app, bookingId)).toBe('scheduled')
  expect(await mailTo(app, bookingRequest.email, 'Refund: $199.00')).toContain('We have refunded $199.00')
})

test('a refund that fails at Stripe leaves the full amount refundable, and is flagged on the booking', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await payFor(app)
  const admin = await app.admin()
  const refundAll = (idempotencyKey: string) =>
    admin.ask(refundPayment, { body: { paymentIntentId: intentId }, idempotencyKey })
  await refundAll('first-refund')
  await app.drain()
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  const [booking] = (await admin.ask(listBookings, {})).bookings
  const failed = 'A refund of $199.00 failed.'
  expect(booking).toMatchObject({ paidCents: 19_900, refundedCents: 0, attention: failed })
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  await app.drain()
  expect((await admin.ask(listBookings, {})).bookings[0]?.attention).toMatch(`${failed}\nThe buyer’s bank`)
  const { refundableCents } = await admin.ask(cancelBooking, { params: { id: bookingId } })
  expect(refundableCents).toBe(19_900)
  await app.drain()
  const refundEmails = () => subjects(app, bookingRequest.email).filter((subject) => subject === 'Refund')
  expect(refundEmails()).toHaveLength(1)
  app.advance(1000)
  await refundAll('second-refund')
  await app.drain()
  expect(refundEmails()).toHaveLength(2)
})

test('a visitor whose refund failed reads that we are taking care of it', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  const state = async () =>
    (await app.visitor.ask(readManagedBooking, { query: { token } })).booking.refundState
  expect(await state()).toBe('coming')
  await app.settle(() => app.stripe.refunds().length > 0)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  expect(await state()).toBe('delayed')
})

test('AB17: a payment of the wrong amount is booked, flagged and refundable, and the agency is emailed once', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  await app.rows('update payment set amount = amount + 500')
  app.stripe.pay(intentId)
  await app.stripe.deliver((events) => [...events, ...events])
  await app.drain()
  const admin = await app.admin()
  expect((await admin.ask(listBookings, {})).bookings).toMatchObject([
    {
      id: bookingId,
      status: 'scheduled',
      paidCents: 19_900,
      attention: '199.00 USD arrived where 204.00 USD were asked for.',
    },
  ])
  expect(subjects(app, 'inbox@beacon.test')).toEqual(['Needs attention', 'New booking'])
  const body = { reason: 'The price was wrong.', refund: true }
  await admin.ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  expect(app.stripe.refunds()).toMatchObject([{ payment_intent: intentId, amount: 19_900 }])
})

test('a dispute of a booking’s payment flags the booking, and the agency is emailed once', async () => {
  const app = await startTestApp()
  const { intentId } = await payFor(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver((events) => [...events, ...events])
  await app.drain()
  expect(subjects(app, 'inbox@beacon.test')).toEqual(['Needs attention', 'New booking'])
  const [booking] = (await (await app.admin()).ask(listBookings, {})).bookings
  expect(booking).toMatchObject({ status: 'scheduled', attention: expect.stringContaining('disputes') })
})

test('while a bank decides about its payment, a session can be canceled, and nothing is refunded without a person', async () => {
  const app = await startTestApp()
  const { token, intentId } = await payFor(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  await app.drain()
  const read = async () => (await app.visitor.ask(readManagedBooking, { query: { token } })).booking
  expect(await read()).toMatchObject({ canChange: true, isInDispute: true, refundCents: 0 })
  expect((await (await app.admin()).ask(listBookings, {})).bookings).toMatchObject([
    { isInDispute: true, refundableCents: 19_900 },
  ])
  const seenBefore = { action: 'cancel' as const, refundCents: 19_900 }
  const promised = await app.visitor.call(changeManagedBooking, { query: { token }, body: seenBefore })
  expect(promised.status, 'the page had promised a refund').toBe(409)
  const { message } = await app.visitor.ask(changeManagedBooking, {
    query: { token },
    body: { action: 'cancel' },
  })
  expect(message).toBe('Your booking is canceled.')
  await app.drain()
  expect(app.stripe.refunds()).toEqual([])
  expect(await cancellation(app)).toContain('Your bank is deciding about that payment')
  expect(await read()).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor', refundState: null })
  app.stripe.endDispute(intentId, 'won')
  await app.stripe.deliver()
  await app.drain()
  expect((await (await app.admin()).ask(listBookings, {})).bookings).toMatchObject([
    {
      attention: expect.stringContaining('the money is yours. It was canceled in time, so $199.00 is owed.'),
    },
  ])
  expect(await read()).toMatchObject({ isInDispute: false, refundState: 'delayed' })
  await (await app.admin()).ask(refundPayment, { body: { paymentIntentId: intentId, reason: '' } })
  await app.drain()
  expect(await read()).toMatchObject({ refundState: null, leftCents: 0, refundedCents: 19_900 })
})

test('the CSV export of bookings says what a bank took back', async () => {
  const app = await startTestApp()
  const { intentId } = await payFor(app)
  app.stripe.dispute(intentId)
  app.stripe.endDispute(intentId, 'lost')
  await app.stripe.deliver()
  await app.drain()
  const [header = '', line = ''] = (await (await (await app.admin()).send(bookingsCsvPath)).text()).split(
    '\r\n',
  )
  const money = header.split(',').map((name, place) => [name, line.split(',')[place]])
  expect(money).toContainEqual(['Refunded (USD)', '0.00'])
  expect(money).toContainEqual(['Taken back by the bank (USD)', '199.00'])
})

test('a second payment for one booking flags it, and the agency is emailed once, however many sweeps find it', async () => {
  const app = await startTestApp()
  const { intentId } = await hold(app)
  await app.rows("update payment set intent_id = 'pi_another'")
  app.stripe.pay(intentId)
  for (let sweep = 0; sweep < 3; sweep += 1) {
    app.advance(MINUTE)
    await app.deps.commerce.sweep()
    await app.drain()
  }
  expect(subjects(app, 'inbox@beacon.test')).toEqual(['Needs attention'])
  expect(await app.rows('select attention from booking')).toEqual([
    { attention: `A second payment arrived: ${intentId}.` },
  ])

  const [row] = await app.rows<{ id: string; attention: string }>('select id, attention from booking')
  const { id = '', attention: seen = '' } = row ?? {}
  await (await app.admin()).ask(settleBooking, { params: { id }, body: { seen } })
  await app.deps.commerce.sweep()
  await app.drain()
  expect(subjects(app, 'inbox@beacon.test')).toEqual(['Needs attention'])
  expect(await app.rows('select attention from booking'), 'settled').toEqual([{ attention: null }])
})

test('a payment refunded in Stripe’s dashboard before its webhook arrives books nothing, and the time is free', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  app.stripe.pay(intentId)
  app.stripe.refundInDashboard(intentId)
  await app.stripe.deliver()
  await app.settle()
  expect(await statusOf(app, bookingId)).toBe('expired')
  expect(await app.rows('select state, refunded from payment')).toEqual([
    { state: 'refunded', refunded: 19_900 },
  ])
  expect((await bookFree(app)).status).toBe(201)
})

test('a session that is moved exactly a day before its start can be canceled for its money until a day before the new one', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  app.advance(newYork('2026-11-22', '9:00 AM').getTime() - app.now().getTime())
  const later = { action: 'reschedule' as const, date: '2026-12-01', time: '9:00 AM' }
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: later })
  app.advance(MINUTE)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({
    refundCents: 19_900,
    refundUntil: newYork('2026-11-30', '9:00 AM').toISOString(),
  })
})

test('a session that is paid too late is listed, exported, and shown to its visitor, with its money, while and after it is refunded', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  const token = app.deps.booking.links.newToken(bookingId)
  // The provider is silent for more than an hour, so the time is free again although it may still be paid.
  app.stripe.faults.set({ fault: 'refuse' })
  for (const minutes of [16, 61]) {
    app.advance(minutes * MINUTE)
    await app.drain()
  }
  await bookFree(app)
  app.stripe.faults.clear()
  app.stripe.pay(intentId)
  app.stripe.faults.set({ fault: 'refuse', match: '/v1/refunds' })
  await app.stripe.deliver()
  await app.drain()
  const listed = async () => {
    const { bookings } = await (await app.signIn()).ask(listBookings, { query: {} })
    return bookings.find(({ id }) => id === bookingId)
  }
  expect(await listed()).toMatchObject({ status: 'expired', paidCents: 19_900, refundedCents: 0 })
  const read = async () => (await app.visitor.ask(readManagedBooking, { query: { token } })).booking
  expect(await read()).toMatchObject({ status: 'expired', canChange: false, refundState: 'coming' })
  expect(await (await (await app.signIn()).send(bookingsCsvPath)).text()).toContain(bookingId)
  app.stripe.faults.clear()
  app.advance(HOUR)
  await app.settle(() => app.stripe.refunds().length > 0)
  expect(await listed()).toMatchObject({ status: 'expired', paidCents: 19_900, refundedCents: 19_900 })
  expect(await read()).toMatchObject({ status: 'expired', refundState: null, refundedCents: 19_900 })
})

test.each([
  ['while its time is held', []],
  ['after its time was given up', [16, 61]],
])(
  'a session refunded in the dashboard before we learn of its payment, %s, shows its money if the bank returns it',
  async (_, gaps) => {
    const app = await startTestApp()
    const { intentId } = await hold(app)
    app.stripe.faults.set({ fault: 'refuse' })
    for (const minutes of gaps) {
      app.advance(minutes * MINUTE)
      await app.drain()
    }
    app.stripe.faults.clear()
    app.stripe.pay(intentId)
    app.stripe.refundInDashboard(intentId)
    await app.stripe.deliver()
    await app.settle()
    app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
    await app.stripe.deliver()
    await app.settle()
    const { bookings } = await (await app.signIn()).ask(listBookings, { query: {} })
    expect(bookings).toMatchObject([
      { paidCents: 19_900, refundableCents: 19_900, paymentIntentId: intentId },
    ])
  },
)

/** A bank that has disputed a session's payment, or a part of it, decides. */
async function decide(app: TestApp, intentId: string, verdict: 'won' | 'lost'): Promise<unknown> {
  app.stripe.endDispute(intentId, verdict)
  await app.stripe.deliver()
  await app.drain()
  return (await (await app.admin()).ask(listBookings, {})).bookings[0]?.attention
}

test('a session that the agency cancels while a bank decides: its client is told of the choice, and the agency of what is owed', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await payFor(app)
  app.stripe.dispute(intentId)
  await app.stripe.deliver()
  await app.drain()
  const body = { refund: false, reason: '' }
  await (await app.admin()).ask(cancelBookingWith, { params: { id: bookingId }, body })
  await app.drain()
  expect(await cancellation(app)).toContain(
    'Once it has decided, the choice is yours: another time, or a full',
  )
  expect(await decide(app, intentId, 'won')).toMatch(
    /the money is yours\. You canceled it, so its client chooses between another time and a refund of \$199\.00\.$/,
  )
})

test('a session canceled in time while a bank decides about a part of its payment: the rest is owed, whoever gets the part', async () => {
  const app = await startTestApp()
  const { token, intentId } = await payFor(app)
  app.stripe.dispute(intentId, 5000)
  await app.stripe.deliver()
  await app.drain()
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  await app.drain()
  expect(await decide(app, intentId, 'lost')).toMatch(
    /\$50\.00 went back to the buyer\. It was canceled in time, so \$149\.00 is owed\.$/,
  )
})

test('a refund that has failed by the time its cancellation is repeated, or emailed, is not promised any more', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  app.mail.faults.set({ fault: 'refuse' })
  const body = { action: 'cancel' as const, refundCents: 19_900 }
  await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  await app.drain()
  const again = await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  expect([again.message, again.booking.refundState]).toEqual(['Your booking is canceled.', 'delayed'])
  app.mail.faults.clear()
  app.advance(HOUR)
  await app.settle()
  expect(await cancellation(app)).toContain('did not go through right away. We are taking care of it')
  expect(await mailTo(app, 'inbox@beacon.test', 'Booking canceled')).toContain('Not refunded: $199.00.')
})

test('whoever is not told of a cancellation reads of it in the email of the refund', async () => {
  const app = await startTestApp()
  const { bookingId: id } = await payFor(app)
  await app.mail.clear()
  const body = { reason: '', refund: true, notify: false }
  await (await app.admin()).ask(cancelBookingWith, { params: { id }, body })
  await app.settle(() => app.stripe.refunds().length > 0)
  await app.drain()
  expect(subjects(app, bookingRequest.email)).toEqual(['Refund'])
  expect(await mailTo(app, bookingRequest.email, 'Refund')).toContain('The session is canceled.')
})

test('a refund that failed before another time was given says nothing of a later cancellation', async () => {
  const app = await startTestApp()
  const { bookingId: id, token } = await payFor(app)
  const admin = await app.admin()
  await admin.ask(cancelBookingWith, { params: { id }, body: { reason: '', refund: true } })
  await app.settle(() => app.stripe.refunds().length > 0)
  app.stripe.endRefund(app.stripe.refunds()[0]?.id ?? '', 'failed')
  await app.stripe.deliver()
  await app.drain()
  app.advance(MINUTE)
  const to = { date: TUESDAY, time: '10:00 AM' }
  await (await app.signIn()).ask(moveBooking, { params: { id }, body: to })
  app.advance(newYork(TUESDAY, '7:00 AM').getTime() - app.now().getTime())
  await app.visitor.ask(changeManagedBooking, { query: { token }, body: { action: 'cancel' } })
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking).toMatchObject({ status: 'cancelled', leftCents: 19_900, refundState: 'kept' })
})
