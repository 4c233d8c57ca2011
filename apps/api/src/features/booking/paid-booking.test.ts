import { legalDay } from '@beacon/content/legal/legal-page'
import { changeManagedBooking, createBooking, readManagedBooking } from '@beacon/contract/booking'
import { changeBookingDetails, confirmBookingAgain, listBookings } from '@beacon/contract/booking-admin'
import { closeDays, closeHours } from '@beacon/contract/closed-days'
import { noteRefund } from '@beacon/contract/payment-admin'
import { createPaymentIntent } from '@beacon/contract/payments'
import { afterEach, expect, test, vi } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import {
  begin,
  bookFree,
  hold,
  mailTo,
  payFor,
  payment,
  statusOf,
  subjects,
} from '../../../test/paid-bookings.ts'
import { confirm } from '../../../test/payments.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

afterEach(() => vi.restoreAllMocks())

/** Lets the hold's fifteen minutes pass, and runs the jobs that are then due. */
async function letHoldEnd(app: TestApp): Promise<void> {
  app.advance(16 * MINUTE)
  await app.drain()
}

test('BOOK-6: a paid booking is held during payment, and confirmed exactly once when the payment succeeds', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  expect(await statusOf(app, bookingId)).toBe('held')
  expect((await bookFree(app)).status).toBe(409)
  expect((await (await app.admin()).ask(listBookings)).bookings).toEqual([])

  app.stripe.pay(intentId)
  await Promise.all([
    confirm(app, intentId),
    confirm(app, intentId),
    app.stripe.deliver((all) => [...all, ...all]),
  ])
  await app.drain()
  const { bookings } = await (await app.admin()).ask(listBookings)
  expect(bookings).toEqual([
    expect.objectContaining({
      id: bookingId,
      status: 'scheduled',
      priceCents: 19_900,
      paidCents: 19_900,
      paymentIntentId: intentId,
      duration: 60,
    }),
  ])
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Receipt'])
  const booked = app.mail.messages().find(({ subject }) => subject.startsWith('Booked'))
  expect(app.mail.read(booked?.id ?? '')?.text).toContain('please reply with its address')
  expect(subjects(app, 'inbox@beacon.test')).toEqual(['New booking'])
})

test('AB20: coming back to an abandoned payment continues the same one; without a payment nothing is booked', async () => {
  const app = await startTestApp()
  const first = await hold(app)
  expect(await hold(app)).toEqual(first)
  expect(await confirm(app, first.intentId)).toMatchObject({ success: false })
  expect(await statusOf(app, first.bookingId)).toBe('held')
  expect(app.stripe.intents()).toHaveLength(1)
  await app.drain()
  expect(app.mail.messages()).toEqual([])
})

test('AB20: a stranger with a customer’s email gets 409 and no data of the booking that is being paid for', async () => {
  const app = await startTestApp()
  const { bookingId } = await hold(app)
  const stranger = await begin(app, { customerName: 'A Stranger' })
  expect(stranger).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect(JSON.stringify(stranger.body)).not.toMatch(new RegExp(`secret|Token|${bookingId}`))
  expect(app.stripe.intents()).toHaveLength(1)
})

test('AB18: of twenty people who start a payment for one time at once, one succeeds, the others get slot_taken', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, person) => begin(app, { customerEmail: `person-${person}@crowd.test` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ body }) => (body as { code: string }).code))).toEqual(new Set(['slot_taken']))
})

test('AB19: one IP address can hold two times, then gets 429; after 15 minutes they are free again', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const person = (index: number) => ({ customerEmail: `person-${index}@crowd.test` })
  expect((await begin(app, person(1))).status).toBe(201)
  expect((await begin(app, { ...person(2), bookingTime: '11:00 AM' })).status).toBe(201)
  const third = await begin(app, { ...person(3), bookingTime: '2:00 PM' })
  expect(third).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(third.headers.get('retry-after')).toBe('900')

  await letHoldEnd(app)
  expect(await app.rows('select * from booking_cell')).toEqual([])
  expect((await begin(app, { ...person(3), bookingTime: '2:00 PM' })).status).toBe(201)
})

test('AB19: one IPv6 line can hold two times, from whichever of its addresses', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const statuses: number[] = []
  for (const bookingTime of ['9:00 AM', '11:00 AM', '2:00 PM']) {
    const person = statuses.length
    const headers = { 'X-Forwarded-For': `2001:db8:7:${person}::9` }
    const body = { ...payment, bookingTime, customerEmail: `person-${person}@crowd.test` }
    statuses.push((await app.visitor.call(createPaymentIntent, { body, headers })).status)
  }
  expect(statuses).toEqual([201, 201, 429])
})

test('whoever types somebody else’s address does not keep them from paying for a session', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const from = async (address: string, bookingTime: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await app.visitor.call(createPaymentIntent, { body: { ...payment, bookingTime }, headers }))
      .status
  }
  expect(await from('198.51.100.7', '9:00 AM')).toBe(201)
  expect(await from('198.51.100.7', '11:00 AM')).toBe(201)
  expect(await from('203.0.113.9', '2:00 PM')).toBe(201)
})

test('a paid session does not count against the five free consultations', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  await payFor(app)
  for (const time of ['10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM'])
    expect((await app.visitor.call(createBooking, { body: { ...bookingRequest, time } })).status).toBe(201)
})

test('a hold expires after fifteen minutes: its payment is canceled and the time is free again', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  app.advance(14 * MINUTE)
  await app.drain()
  expect(await statusOf(app, bookingId)).toBe('held')
  app.advance(2 * MINUTE)
  await app.drain()
  expect(await statusOf(app, bookingId)).toBe('expired')
  expect(app.stripe.intents().find(({ id }) => id === intentId)?.status).toBe('canceled')
  const token = app.deps.booking.links.newToken(bookingId)
  expect((await app.visitor.call(readManagedBooking, { query: { token } })).status).toBe(404)
  expect((await bookFree(app)).status).toBe(201)
})

test('a payment that succeeded just before the hold expires confirms the booking', async () => {
  const app = await startTestApp()
  const { intentId, bookingId } = await hold(app)
  app.stripe.pay(intentId)
  await letHoldEnd(app)
  expect(await statusOf(app, bookingId)).toBe('scheduled')
  expect((await bookFree(app)).status).toBe(409)
})

test('while Stripe cannot be reached, an expired hold is kept for another hour at most', async () => {
  // The longest waits between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0.99)
  const app = await startTestApp({ settings: { RETRY_SCALE: '1' } })
  const { bookingId } = await hold(app)
  app.stripe.faults.set({ fault: 'refuse' })
  await letHoldEnd(app)
  expect(await statusOf(app, bookingId)).toBe('held')
  for (let minutes = 0; minutes < 60; minutes += 1) {
    app.advance(MINUTE)
    await app.drain()
  }
  expect(await statusOf(app, bookingId)).toBe('expired')
})

test('a repeat of a payment request whose hold expired while Stripe was down returns 409', async () => {
  const app = await startTestApp({ breaks: true })
  const press = () => app.visitor.call(createPaymentIntent, { body: payment, idempotencyKey: 'first' })
  expect((await press()).status).toBe(201)
  app.stripe.faults.set({ fault: 'refuse' })
  for (let minutes = 0; minutes < 100; minutes += 5) {
    app.advance(5 * MINUTE)
    await app.drain()
  }
  app.stripe.faults.clear()
  expect(await press()).toMatchObject({
    status: 409,
    body: { error: 'This payment has ended. Please start again.' },
  })
})

test('a hold that could not expire because Stripe rejected our key expires once Stripe accepts it', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId } = await hold(app)
  app.stripe.faults.set({ fault: 'error', status: 401 })
  await letHoldEnd(app)
  expect(await statusOf(app, bookingId)).toBe('held')
  app.stripe.faults.clear()
  await app.settle()
  expect(await statusOf(app, bookingId)).toBe('expired')
})

/** A payment after the hold expired: its cancellation did not reach Stripe. */
async function payTooLate(app: TestApp, meanwhile: () => Promise<unknown>) {
  const held = await hold(app)
  app.stripe.faults.set({ fault: 'refuse' })
  for (let minutes = 0; minutes < 100; minutes += 5) {
    app.advance(5 * MINUTE)
    await app.drain()
  }
  app.stripe.faults.clear()
  expect(await statusOf(app, held.bookingId)).toBe('expired')
  await meanwhile()
  app.stripe.pay(held.intentId)
  await app.stripe.deliver()
  await confirm(app, held.intentId)
  await app.drain()
  await app.settle(() => true)
  return held
}

test('a payment after the hold expired confirms the booking if the time is still free', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId } = await payTooLate(app, async () => {})
  expect(await statusOf(app, bookingId)).toBe('scheduled')
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Receipt'])
  expect((await bookFree(app)).status).toBe(409)
})

const closeMonday = async (app: TestApp) =>
  (await app.admin()).ask(closeDays, { params: { date: MONDAY }, body: {} })

const closeHalfPastNine = async (app: TestApp) =>
  (await app.admin()).ask(closeHours, { params: { date: MONDAY }, body: { from: '9:30 AM', to: '9:45 AM' } })

test.each([
  ['the time was taken', bookFree],
  ['the day was closed', closeMonday],
  ['a part of its hours was closed', closeHalfPastNine],
  [
    'the session has begun',
    async (app: TestApp) => app.advance(newYork(MONDAY, '9:00 AM').getTime() - app.now().getTime()),
  ],
])(
  'D15: a payment after the hold expired and %s is refunded in full, and visitor and agency are emailed',
  async (_, happen) => {
    const app = await startTestApp({ breaks: true })
    const { bookingId, intentId } = await payTooLate(app, () => happen(app))
    expect(await statusOf(app, bookingId)).toBe('expired')
    expect(app.stripe.refunds()).toEqual([
      expect.objectContaining({ payment_intent: intentId, amount: 19_900 }),
    ])
    expect(subjects(app, bookingRequest.email)).toEqual(['Not booked'])
    const sorry = await mailTo(app, bookingRequest.email, 'Not booked')
    expect(sorry).toContain('You are not booked, and the full $199.00 goes back to your card')
    expect(sorry, 'times are held for different periods').not.toMatch(/\d minutes/)
    expect(subjects(app, 'inbox@beacon.test').filter((subject) => subject === 'Paid too late')).toHaveLength(
      1,
    )
  },
)

test('D15: a payment that we learn of only after its session has begun is refunded in full, though nobody had ended the hold', async () => {
  const app = await startTestApp()
  app.advance(newYork('2026-11-22', '11:50 PM').getTime() - app.now().getTime())
  const { bookingId, intentId } = await hold(app)
  app.stripe.pay(intentId)
  await app.stop()
  app.advance(9 * HOUR + 40 * MINUTE)
  await app.restart()
  await app.drain()
  await app.deps.commerce.sweep()
  await app.drain()
  expect(
    await app.rows(`select status, paid_cents, refunded_cents from booking where id = '${bookingId}'`),
  ).toEqual([{ status: 'expired', paid_cents: 19_900, refunded_cents: 19_900 }])
  expect(subjects(app, bookingRequest.email)).toEqual(['Not booked'])
})

test('whoever paid too late, and whose refund the card did not take, is told of the one by hand', async () => {
  const app = await startTestApp({ breaks: true })
  const { bookingId } = await payTooLate(app, async () => {
    await bookFree(app)
    app.stripe.faults.set({ fault: 'error', status: 402, match: 'POST /v1/refunds' })
  })
  const admin = await app.signIn()
  const { bookings } = await admin.ask(listBookings, { query: { status: 'needs_attention' } })
  const paymentId = bookings.find(({ id }) => id === bookingId)?.handRefundPaymentId ?? ''
  await admin.ask(noteRefund, { body: { paymentId } })
  await app.drain()
  expect(await mailTo(app, bookingRequest.email, 'Refund')).toContain('We gave $199.00 back to you')
})

test('AB2, D12: an amount other than the price returns 409 price_changed, and nothing is held', async () => {
  const app = await startTestApp()
  expect(await begin(app, { amount: 1 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  })
  expect(app.stripe.intents()).toEqual([])
  expect(await app.rows('select * from booking_cell')).toEqual([])
})

test.each([
  ['an unknown service', { serviceId: 'palm-reading' }, 'Please select a valid service.'],
  ['a Sunday', { bookingDate: '2026-11-22' }, 'This time is not offered.'],
  ['12:00 PM', { bookingTime: '12:00 PM' }, 'This time is not offered.'],
  ['today', { bookingDate: '2026-11-20' }, 'This time is not offered.'],
  [
    'a free service',
    { serviceId: 'free-consultation', amount: 0 },
    'This consultation is free. Please book it without a payment.',
  ],
])('AB22: %s cannot be paid for', async (_what, changes, sentence) => {
  const app = await startTestApp()
  expect(await begin(app, changes)).toMatchObject({ status: 400, body: { error: sentence } })
  expect(app.stripe.intents()).toEqual([])
})

test('the receipt has the amount with its currency and the ids of the payment and the booking', async () => {
  const app = await startTestApp()
  const { bookingId, intentId } = await payFor(app)
  const receipt = await mailTo(app, bookingRequest.email, 'Receipt: ')
  expect(receipt).toContain('Thank you for your payment of $199.00.')
  expect(receipt).toContain('24 hours ahead or earlier is refunded in full')
  expect(receipt).toContain(`Amount: $199.00 USD, by card Payment: ${intentId} Booking: ${bookingId}`)
})

test('a paid booking keeps the way of meeting and the date of the accepted terms; a call needs a phone number', async () => {
  const app = await startTestApp()
  const asking = { meeting: 'phone' }
  expect((await begin(app, asking)).status).toBe(400)
  await payFor(app, { ...asking, phone: bookingRequest.phone })
  expect(await app.rows('select terms_dated from booking')).toEqual([{ terms_dated: legalDay }])
  expect(await mailTo(app, bookingRequest.email, 'Booked')).toContain('Where: Phone call')
})

test('confirming a paid booking again sends the visitor the receipt too, and the agency nothing', async () => {
  const app = await startTestApp()
  const { bookingId } = await payFor(app)
  await app.mail.clear()
  await (await app.admin()).ask(confirmBookingAgain, { params: { id: bookingId } })
  await app.drain()
  expect(subjects(app, bookingRequest.email)).toEqual(['Booked', 'Receipt'])
  expect(subjects(app, 'inbox@beacon.test'), 'no email to the agency').toEqual([])
})

/** What the administrator reads of the only booking. */
async function detailsOf(app: TestApp) {
  const { bookings } = await (await app.admin()).ask(listBookings, { query: {} })
  const { name = '', email = '', phone = '', meeting = 'video' } = bookings[0] ?? {}
  return { name, email, phone, meeting }
}

test('the mistyped address of a session is corrected once: confirmation, receipt, later emails and records follow', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app)
  await app.mail.clear()
  const admin = await app.admin()
  const params = { id: bookingId }
  const known = await detailsOf(app)
  const [mistyped, email] = [known.email, 'ada@baker.example']
  const change = (more: object, seen: object = known, who = admin) =>
    who.call(changeBookingDetails, { params, body: { ...known, ...more, seen: { ...known, ...seen } } })
  expect((await change({ email })).status).toBe(200)
  expect((await change({ email })).status, 'repeated, since its answer was lost').toBe(200)
  expect((await change({ email }, { email })).status, 'nothing is different').toBe(409)
  expect((await change({ email: 'ada@bake.example' })).status, 'somebody else was faster').toBe(409)
  expect(await change({ email: 'ada@' })).toMatchObject({ status: 400, body: { fields: { email: /./ } } })
  await app.drain()
  expect(subjects(app, email)).toEqual(['Booked', 'Receipt'])
  expect(subjects(app, mistyped)).toEqual([])
  const [, renewed = ''] = /token=([\w-]+)/.exec(await mailTo(app, email, 'Booked')) ?? []
  const opens = async (link: string) =>
    (await app.visitor.call(readManagedBooking, { query: { token: link } })).status
  expect([await opens(token), await opens(renewed)], 'a stranger got the first').toEqual([404, 200])
  expect(await app.rows('select email from booking union all select email from payment')).toEqual([
    { email },
    { email },
  ])
  app.advance(newYork(MONDAY, '9:00 AM').getTime() - app.now().getTime())
  expect((await change({}, { email }, await app.signIn())).status, 'once it has begun').toBe(409)
  expect((await change({}, { email }, app.visitor)).status).toBe(401)
})

test('how we meet can be changed: the client gets an updated invitation, and reminders follow it', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app)
  await app.mail.clear()
  const known = await detailsOf(app)
  const change = async (more: object) =>
    (await app.admin()).call(changeBookingDetails, {
      params: { id: bookingId },
      body: { ...known, ...more, seen: known },
    })
  expect(await change({ meeting: 'phone', phone: '' })).toMatchObject({ status: 400 })
  expect(await change({ meeting: 'phone', phone: bookingRequest.phone })).toMatchObject({
    status: 200,
    body: { booking: { meeting: 'phone', sequence: 0 } },
  })
  expect((await app.visitor.call(readManagedBooking, { query: { token } })).status, 'the same person').toBe(
    200,
  )
  await app.drain()
  expect(subjects(app, known.email), 'no second receipt').toEqual(['Booked'])
  const words = await mailTo(app, known.email, 'Booked')
  expect(words).toContain('Where: Phone call')
  const [mail] = app.mail.messages()
  expect(app.mail.read(mail?.id ?? '')?.attachments[0]?.text).toContain('SEQUENCE:1')
})

test('a receipt promises no refund of a session that was moved after its refund deadline', async () => {
  const app = await startTestApp()
  const { bookingId, token } = await payFor(app)
  app.advance(newYork('2026-11-22', '11:00 PM').getTime() - app.now().getTime())
  const body = { action: 'reschedule', date: '2026-11-30', time: '9:00 AM' } as const
  await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  await app.mail.clear()
  await (await app.admin()).ask(confirmBookingAgain, { params: { id: bookingId } })
  await app.drain()
  const receipt = await mailTo(app, bookingRequest.email, 'Receipt: ')
  expect(receipt).toContain('Thank you for your payment')
  expect(receipt).not.toMatch(/refunded in full/)
})

test('a visitor moves a paid booking by its link without a second payment', async () => {
  const app = await startTestApp()
  const { token } = await payFor(app)
  const body = { action: 'reschedule', date: TUESDAY, time: '4:00 PM' }
  const { booking } = await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  expect(booking).toMatchObject({ date: TUESDAY, time: '4:00 PM', status: 'scheduled', paidCents: 19_900 })
  app.advance(HOUR)
  await app.drain()
  expect(app.stripe.intents()).toHaveLength(1)
})
