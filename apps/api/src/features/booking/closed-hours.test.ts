import { listAudit } from '@beacon/contract/audit'
import { changeManagedBooking, createBooking, readAvailability, readHours } from '@beacon/contract/booking'
import { createBookingFor, listBookings, moveBooking } from '@beacon/contract/booking-admin'
import { closeDays, closeHours, listClosedDays, openDays, openHours } from '@beacon/contract/closed-days'
import { createPaymentIntent } from '@beacon/contract/payments'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { begin, hold, payment, statusOf } from '../../../test/paid-bookings.ts'
import { confirm } from '../../../test/payments.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'
import { cancel, fillMonday, join, offerLink, offers, TIMES, take } from '../../../test/waiting-list.ts'

const book = (app: TestApp, changes: object = {}) =>
  app.visitor.call(createBooking, { body: { ...bookingRequest, ...changes } })

async function dayFor(app: TestApp, date: string, serviceId?: string) {
  const query = { from: date, to: date, ...(serviceId ? { serviceId } : {}) }
  const { dates, closings } = await app.visitor.ask(readAvailability, { query })
  const free = dates.flatMap(({ slots }) => slots.filter(({ available }) => available))
  return { free: free.map(({ time }) => time), isClosed: dates[0]?.closed, closings }
}

const hours = { from: '2:00 PM', to: '3:15 PM' }
const dentist = { ...hours, note: 'Dentist' }
const closed = { from: MONDAY, until: MONDAY, message: '', note: 'Dentist', hours }

/** Signs the administrator in and closes a part of Monday. */
async function closeMonday(app: TestApp, body = dentist) {
  const admin = await app.admin()
  const { closedDays } = await admin.ask(closeHours, { params: { date: MONDAY }, body })
  return { admin, closedDays }
}

test('of a day with closed hours, every session that would overlap them is gone, and the day is not closed', async () => {
  const app = await startTestApp()
  await closeMonday(app)
  const open = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '4:00 PM']
  expect(await dayFor(app, MONDAY)).toEqual({ free: open, isClosed: false, closings: [] })
  const withoutOne = open.filter((time) => time !== '1:00 PM')
  expect((await dayFor(app, MONDAY, 'strategy-session')).free, '90 minutes').toEqual(withoutOne)
  expect((await dayFor(app, TUESDAY)).free).toEqual(TIMES)
  expect((await app.visitor.ask(readHours)).closings, 'visitors are not told').toEqual([])
})

test('in closed hours a booking, a hold and a visitor’s move are refused; up to them and after them, nothing is', async () => {
  const app = await startTestApp()
  await closeMonday(app)
  const refusal = { status: 400, body: { fields: { time: 'We are closed at this time.' } } }
  for (const time of ['2:00 PM', '3:00 PM']) expect(await book(app, { time })).toMatchObject(refusal)
  expect(await begin(app, { bookingTime: '3:00 PM' })).toMatchObject(refusal)
  const long = { serviceId: 'strategy-session', amount: 29_900, bookingTime: '1:00 PM' }
  expect(await begin(app, long), 'it ends in them').toMatchObject(refusal)
  expect(await app.rows('select * from booking')).toEqual([])

  const { id } = await app.visitor.ask(createBooking, { body: { ...bookingRequest, time: '1:00 PM' } })
  const move = (time: string) =>
    app.visitor.call(changeManagedBooking, {
      query: { token: app.deps.booking.links.newToken(id) },
      body: { action: 'reschedule', date: MONDAY, time },
    })
  expect(await move('2:00 PM')).toMatchObject(refusal)
  expect((await move('4:00 PM')).status).toBe(200)
})

test('bookings in closed hours stay and are counted, and the administrator may add and move others there', async () => {
  const app = await startTestApp()
  for (const time of ['1:00 PM', '3:00 PM']) await book(app, { time })
  const { admin, closedDays } = await closeMonday(app)
  expect(closedDays).toEqual([{ ...closed, bookings: 1, firstBooked: MONDAY }])
  const caller = { ...bookingRequest, time: '2:15 PM', email: 'caller@bakery.example' }
  const { booking } = await admin.ask(createBookingFor, { body: caller })
  await admin.ask(moveBooking, { params: { id: booking.id }, body: { date: MONDAY, time: '2:30 PM' } })
  expect((await admin.ask(listClosedDays)).closedDays).toMatchObject([{ bookings: 2 }])
  const { bookings } = await admin.ask(listBookings, { query: { status: 'scheduled' } })
  expect(bookings.map(({ time }) => time)).toEqual(['3:00 PM', '2:30 PM', '1:00 PM'])
})

test('hours closed twice are merged, with the newer note, and can be opened again in part', async () => {
  const app = await startTestApp()
  const { admin } = await closeMonday(app)
  const change = async (from: string, to: string, note = 'Dentist') => {
    const { closedDays } = await admin.ask(closeHours, { params: { date: MONDAY }, body: { from, to, note } })
    return closedDays.map((each) => [each.hours?.from, each.hours?.to, each.note])
  }
  await change('10:00 AM', '11:00 AM', 'School')
  expect(await change('3:00 PM', '4:30 PM')).toEqual([
    ['10:00 AM', '11:00 AM', 'School'],
    ['2:00 PM', '4:30 PM', 'Dentist'],
  ])
  expect(await change('2:30 PM', '3:00 PM', 'Bank')).toEqual([
    ['10:00 AM', '11:00 AM', 'School'],
    ['2:00 PM', '2:30 PM', 'Dentist'],
    ['2:30 PM', '3:00 PM', 'Bank'],
    ['3:00 PM', '4:30 PM', 'Dentist'],
  ])
  await admin.ask(openHours, { params: { date: MONDAY }, query: { from: '2:30 PM', to: '4:00 PM' } })
  expect((await dayFor(app, MONDAY)).free).toEqual(TIMES.filter((time) => !/^(10|2|4):/.test(time)))
  const { entries } = await admin.ask(listAudit, { query: { act: 'day' } })
  const kept = entries.map(({ act, line }) => `${act}: ${line}`)
  expect(kept).toContain('day.close: Nov 23, 2026, 2:00 PM to 3:15 PM')
  expect(kept).toContain('day.open: Nov 23, 2026, 2:30 PM to 4:00 PM')
})

test('hours and whole days are closed and opened independently', async () => {
  const app = await startTestApp()
  const { admin } = await closeMonday(app)
  const day = { params: { date: MONDAY } }
  await admin.ask(closeDays, { ...day, body: { message: 'On vacation' } })
  expect((await admin.ask(listClosedDays)).closedDays).toMatchObject([{ hours: null }, { hours }])
  expect((await dayFor(app, MONDAY)).isClosed).toBe(true)
  await admin.ask(openDays, { ...day, query: {} })
  expect((await dayFor(app, MONDAY)).free).not.toContain('2:00 PM')
  expect((await admin.ask(openHours, { ...day, query: hours })).closedDays).toEqual([])
  expect((await dayFor(app, MONDAY)).free).toEqual(TIMES)
})

test('a day of which closed hours and bookings leave nothing is full: people wait, and are offered what is opened', async () => {
  const app = await startTestApp()
  const { admin } = await closeMonday(app)
  for (const [index, time] of TIMES.entries())
    if (!['2:00 PM', '3:00 PM'].includes(time)) await book(app, { time, email: `${index}@guests.test` })
  expect(await dayFor(app, MONDAY)).toMatchObject({ free: [], isClosed: false })
  expect((await join(app, 'first')).status).toBe(200)
  await admin.ask(openHours, { params: { date: MONDAY }, query: hours })
  await app.drain()
  expect(offers(app)).toEqual(['first@line.test'])
  expect(await app.rows("select starts_at from booking where status = 'offered'")).toEqual([
    { starts_at: newYork(MONDAY, '2:00 PM').toISOString() },
  ])
})

test('a session canceled in closed hours is offered to nobody who waits', async () => {
  const app = await startTestApp()
  const ids = await fillMonday(app)
  await join(app, 'first')
  await closeMonday(app)
  await cancel(app, ids[TIMES.indexOf('2:00 PM')])
  expect(offers(app)).toEqual([])
  await cancel(app, ids[TIMES.indexOf('4:00 PM')])
  expect(offers(app)).toEqual(['first@line.test'])
})

const CLOSINGS = [
  [
    'day',
    async (app: TestApp) =>
      (await app.admin()).ask(closeDays, { params: { date: MONDAY }, body: { message: 'We move' } }),
  ],
  ['hours', (app: TestApp) => closeMonday(app, { from: '9:30 AM', to: '11:30 AM', note: 'Dentist' })],
] as const

/** A session at 10:00 AM is offered to `first`, while `second` waits; then its time is closed. Returns the token. */
async function closeOffered(app: TestApp, close: (app: TestApp) => unknown, serviceId: string) {
  const ids = await fillMonday(app)
  for (const name of ['first', 'second']) await join(app, name, { serviceId })
  await cancel(app, ids[1])
  const offer = (await offerLink(app, 'first@line.test')).get('offer') ?? ''
  await close(app)
  return offer
}

/** The free times of Monday, and whether it is closed, for whoever brings this token. */
async function mondayWith(app: TestApp, token: string, serviceId = 'free-consultation') {
  const query = { from: MONDAY, to: MONDAY, serviceId, token }
  const [day] = (await app.visitor.ask(readAvailability, { query })).dates
  const free = day?.slots.filter(({ available }) => available).map(({ time }) => time)
  return { free, isClosed: day?.closed }
}

const refusedAsClosed = { status: 400, body: { fields: { time: expect.stringMatching(/^We are closed/) } } }

test.each(CLOSINGS)(
  'a time that was offered before its %s closed is theirs until the offer ends, and nobody else’s',
  async (_, close) => {
    const app = await startTestApp()
    const offer = await closeOffered(app, close, 'free-consultation')
    expect(await mondayWith(app, offer)).toEqual({ free: ['10:00 AM'], isClosed: false })
    expect((await dayFor(app, MONDAY)).free).toEqual([])
    expect(await take(app)).toMatchObject(refusedAsClosed)
    const long = { serviceId: 'seo-audit', amount: 19_900, bookingTime: '10:00 AM', offer }
    expect(await begin(app, long), 'more than was offered').toMatchObject(refusedAsClosed)
    expect((await take(app, { email: 'first@line.test', offer })).status).toBe(201)
    expect(offers(app)).toEqual(['first@line.test'])
  },
)

test.each(CLOSINGS)(
  'an offered session whose %s closed can be paid for, also after a correction of the details',
  async (_, close) => {
    const app = await startTestApp()
    const offer = await closeOffered(app, close, 'seo-audit')
    const session = { bookingTime: '10:00 AM', customerEmail: 'first@line.test', offer }
    const idempotencyKey = crypto.randomUUID()
    const began = await app.visitor.ask(createPaymentIntent, {
      body: { ...payment, ...session },
      idempotencyKey,
    })
    expect(await mondayWith(app, began.bookingToken ?? '', 'seo-audit')).toMatchObject({ isClosed: false })
    const { intentId, bookingId } = await hold(app, { ...session, phone: '555', replaces: [idempotencyKey] })
    expect(bookingId).toBe(began.bookingId)
    app.stripe.pay(intentId)
    await confirm(app, intentId)
    expect(await statusOf(app, bookingId)).toBe('scheduled')
  },
)

test('a time that is being paid for when its day closes is theirs for another session from its start, and for no other start', async () => {
  const app = await startTestApp()
  const session = { bookingTime: '10:00 AM', customerEmail: 'first@line.test' }
  const idempotencyKey = crypto.randomUUID()
  const { bookingToken = '' } = await app.visitor.ask(createPaymentIntent, {
    body: { ...payment, ...session, serviceId: 'strategy-session', amount: 29_900 },
    idempotencyKey,
  })
  await CLOSINGS[0][1](app)
  expect((await mondayWith(app, bookingToken)).free).toEqual(['10:00 AM'])
  const shorter = { ...session, serviceId: 'website-review', amount: 17_900, replaces: [idempotencyKey] }
  const { bookingId } = await hold(app, shorter)
  expect(await statusOf(app, bookingId)).toBe('held')
})

test('an offer that ended after its day had closed is worth nothing, and goes to nobody', async () => {
  const app = await startTestApp()
  const offer = await closeOffered(app, CLOSINGS[0][1], 'free-consultation')
  app.advance(30 * MINUTE)
  expect(await mondayWith(app, offer), 'no job has run yet').toEqual({ free: [], isClosed: true })
  await app.drain()
  expect(await take(app, { email: 'first@line.test', offer })).toMatchObject(refusedAsClosed)
  expect(offers(app)).toEqual(['first@line.test'])
})

test.each([
  ['2026-11-19', '2:00 PM', '3:00 PM', { date: 'This day is in the past' }],
  ['2026-11-20', '9:00 AM', '10:00 AM', { to: 'These hours are in the past' }],
  [MONDAY, '3:00 PM', '2:00 PM', { to: 'The end is not after the start' }],
  [MONDAY, '3:00 PM', '3:00 PM', { to: 'The end is not after the start' }],
  [MONDAY, '3:05 PM', '4:00 PM', { from: 'Please choose a time on the quarter hour' }],
  [MONDAY, '3:00 PM', '', { to: 'Please choose a time' }],
  ['2027-03-14', '2:30 AM', '3:30 AM', { from: 'This time does not exist on this day' }],
  ['2027-03-14', '1:30 AM', '2:30 AM', { to: 'This time does not exist on this day' }],
])('%s from %s to %s cannot be closed', async (date, from, to, fields) => {
  const app = await startTestApp()
  const response = await (await app.admin()).call(closeHours, { params: { date }, body: { from, to } })
  expect(response).toMatchObject({ status: 400, body: { fields } })
  expect(await app.rows('select * from closed_cell')).toEqual([])
})

test('hours of today that have begun can be closed', async () => {
  const app = await startTestApp()
  const body = { from: '9:30 AM', to: '10:15 AM' }
  const { closedDays } = await (await app.admin()).ask(closeHours, { params: { date: '2026-11-20' }, body })
  expect(closedDays).toMatchObject([{ from: '2026-11-20', hours: body }])
})

test.each([
  ['forward', '2027-03-12T17:00:00.000Z', '2027-03-13', '2027-03-15'],
  ['back', '2027-11-05T16:00:00.000Z', '2027-11-06', '2027-11-08'],
])('where the clocks go %s, closed hours stay the same on the wall', async (_, now, before, after) => {
  const app = await startTestApp()
  app.advance(Date.parse(now) - app.now().getTime())
  const admin = await app.admin()
  for (const date of [before, after]) {
    const { closedDays } = await admin.ask(closeHours, { params: { date }, body: dentist })
    expect(closedDays.at(-1)).toMatchObject({ from: date, hours })
    expect((await dayFor(app, date)).free).toEqual(TIMES.filter((time) => !/^[23]:/.test(time)))
  }
})
