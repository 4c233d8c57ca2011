import { createBooking, readAvailability, readManagedBooking } from '@beacon/contract/booking'
import { cancelBooking, createBookingFor, listBookings } from '@beacon/contract/booking-admin'
import { closeDays } from '@beacon/contract/closed-days'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const book = (app: TestApp, changes: object = {}, headers: Record<string, string> = {}) =>
  app.visitor.call(createBooking, { body: { ...bookingRequest, ...changes }, headers })

async function freeTimes(app: TestApp, date: string, serviceId?: string): Promise<string[]> {
  const query = { from: date, to: date, ...(serviceId ? { serviceId } : {}) }
  const { dates } = await app.visitor.ask(readAvailability, { query })
  return dates.flatMap(({ slots }) => slots.filter(({ available }) => available).map(({ time }) => time))
}

const ALL = ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM']

test('BOOK-2: the next fourteen days from tomorrow are offered, in New York time and without Sundays', async () => {
  const app = await startTestApp()
  const { timezone, dates } = await app.visitor.ask(readAvailability)
  expect(timezone).toBe('America/New_York')
  expect(dates.map(({ date }) => date)).toEqual([
    ...['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
    ...['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
  ])

  app.advance(13.5 * HOUR)
  expect(app.now().toISOString()).toBe('2026-11-21T04:30:00.000Z')
  expect((await app.visitor.ask(readAvailability)).dates[0]?.date).toBe('2026-11-21')
  app.advance(HOUR)
  expect((await app.visitor.ask(readAvailability)).dates[0]?.date).toBe('2026-11-23')
})

test('BOOK-3: slots are hourly from 9 to 5, with 12:00 PM, 5:00 PM and taken ones unavailable', async () => {
  const app = await startTestApp()
  const [day] = (await app.visitor.ask(readAvailability, { query: { from: MONDAY, to: MONDAY } })).dates
  expect(day?.slots.map(({ time }) => time)).toEqual([
    ...['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM'],
    ...['1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'],
  ])
  expect(day?.slots[0]?.startsAt).toBe(newYork(MONDAY, '9:00 AM').toISOString())
  expect(await freeTimes(app, MONDAY)).toEqual(ALL)

  expect((await book(app, { time: '2:00 PM' })).status).toBe(201)
  expect(await freeTimes(app, MONDAY)).toEqual(ALL.filter((time) => time !== '2:00 PM'))
  expect(await freeTimes(app, TUESDAY)).toEqual(ALL)
})

test('BOOK-3: a 90-minute session is not offered where the next hour is taken, and takes two hourly slots itself', async () => {
  const app = await startTestApp()
  await book(app, { time: '10:00 AM' })
  expect(await freeTimes(app, MONDAY, 'website-review')).toContain('9:00 AM')
  expect(await freeTimes(app, MONDAY, 'strategy-session')).not.toContain('9:00 AM')

  const admin = await app.admin()
  const long = { ...bookingRequest, serviceId: 'strategy-session', time: '1:00 PM' }
  await admin.ask(createBookingFor, { body: long })
  expect(await freeTimes(app, MONDAY)).toEqual(['9:00 AM', '11:00 AM', '3:00 PM', '4:00 PM'])
})

test('a 90-minute session may run over noon and past 5 PM', async () => {
  const app = await startTestApp()
  expect(await freeTimes(app, MONDAY, 'strategy-session')).toEqual(ALL)
})

test('BOOK-5: a free booking is stored, and the response has a message, its id, calendar links and its private page', async () => {
  const app = await startTestApp()
  const booked = await app.visitor.ask(createBooking, { body: bookingRequest, idempotencyKey: 'k1' })
  expect(booked).toMatchObject({
    success: true,
    message: 'Your booking has been confirmed. Check your email for details.',
    startsAt: '2026-11-23T14:00:00.000Z',
  })
  expect(booked.calendar.google).toContain('dates=20261123T140000Z%2F20261123T143000Z')
  expect(booked.calendar.outlook).toContain('startdt=2026-11-23T14%3A00%3A00.000Z')
  const own = await app.visitor.ask(readManagedBooking, { query: { token: booked.bookingToken ?? '' } })
  expect(own.booking.id).toBe(booked.id)

  const { bookings } = await (await app.admin()).ask(listBookings)
  expect(bookings).toEqual([
    expect.objectContaining({
      id: booked.id,
      serviceName: 'Free 30-Min Consultation',
      date: MONDAY,
      time: '9:00 AM',
      status: 'scheduled',
      name: bookingRequest.name,
      email: bookingRequest.email,
      phone: bookingRequest.phone,
      businessName: bookingRequest.businessName,
      message: bookingRequest.message,
      createdAt: app.now().toISOString(),
      duration: 30,
    }),
  ])
})

test.each([
  ['an unknown service', { serviceId: 'palm-reading' }, 'serviceId', 'Please select a valid service.'],
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['no e-mail', { email: '' }, 'email', 'Email is required'],
  ['two e-mails', { email: 'a@b.test,evil@x.test' }, 'email', 'Invalid email address'],
  [
    'a line break in the name',
    { name: 'Ada\r\nBcc: evil@x.test' },
    'name',
    'Please use one line of plain text',
  ],
])('BOOK-5: %s returns 400 with the documented message', async (_what, changes, field, sentence) => {
  const app = await startTestApp()
  expect(await book(app, changes)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: sentence } },
  })
  expect(await app.rows('select * from booking')).toEqual([])
})

test('BOOK-5: for an unknown service the error itself is the documented message', async () => {
  const app = await startTestApp()
  expect(await book(app, { serviceId: 'palm-reading' })).toMatchObject({
    body: { error: 'Please select a valid service.' },
  })
})

test('AB21: booking a paid service without a payment returns 402 and stores nothing', async () => {
  const app = await startTestApp()
  for (const serviceId of [
    'seo-audit',
    'ppc-review',
    'website-review',
    'strategy-session',
    'competitor-analysis',
  ])
    expect(await book(app, { serviceId })).toMatchObject({ status: 402, body: { code: 'payment_required' } })
  expect(await app.rows('select * from booking')).toEqual([])
  expect(await app.rows('select * from booking_cell')).toEqual([])
})

test.each([
  ['yesterday', { date: '2026-11-19' }],
  ['today', { date: '2026-11-20', time: '4:00 PM' }],
  ['a Sunday', { date: '2026-11-22' }],
  ['12:00 PM', { time: '12:00 PM' }],
  ['5:00 PM', { time: '5:00 PM' }],
  ['9:30 AM', { time: '9:30 AM' }],
  ['8:00 AM', { time: '8:00 AM' }],
  ['day 15', { date: '2026-12-05' }],
  ['a day that does not exist', { date: '2027-02-30' }],
  ['another notation', { time: '09:00' }],
  ['no time at all', { time: '' }],
])('AB22: %s is not offered', async (_what, changes) => {
  const app = await startTestApp()
  const answer = await book(app, changes)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await app.rows('select * from booking')).toEqual([])
  expect(await app.rows('select * from outbox')).toEqual([])
})

test('AB18, BOOK-7: of fifty simultaneous bookings of one time, one succeeds and the others get 409', async () => {
  const app = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, person) => book(app, { email: `person-${person}@crowd.test` })),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(49)
  for (const { status, body } of refused)
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'slot_taken', error: 'This time has just been taken.' }),
    ])
  expect(await app.rows("select id from booking where status = 'scheduled'")).toHaveLength(1)
  expect(await app.rows("select id from outbox where kind = 'mail.booking-booked'")).toHaveLength(1)
})

test('BOOK-7: of many simultaneous bookings of different lengths, no two overlap', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const services = ['free-consultation', 'seo-audit', 'ppc-review', 'strategy-session', 'competitor-analysis']
  const times = ['9:00 AM', '9:15 AM', '9:45 AM', '10:00 AM', '10:30 AM', '11:00 AM', '12:15 PM', '1:00 PM']
  const requests = services.flatMap((serviceId) =>
    times.map((time) => ({ ...bookingRequest, serviceId, time, email: `${serviceId}@crowd.test` })),
  )
  const answers = await Promise.all(requests.map((body) => admin.call(createBookingFor, { body })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const overlaps = await app.rows(
    `select one.id from booking one join booking other
     on one.id < other.id and one.starts_at < other.ends_at and other.starts_at < one.ends_at`,
  )
  expect(overlaps).toEqual([])
  const [{ cells, minutes } = { cells: 0, minutes: 0 }] = await app.rows<{ cells: number; minutes: number }>(
    'select (select count(*) from booking_cell) as cells, (select sum(duration_minutes) from booking) as minutes',
  )
  expect(cells * 15).toBe(minutes)
})

test('a repeat with the same idempotency key books once and gets the first response; with another body, 409', async () => {
  const app = await startTestApp()
  const send = (body: object) =>
    app.visitor.call(createBooking, { body, idempotencyKey: 'one-press-of-the-button' })
  const [first, again] = [await send(bookingRequest), await send(bookingRequest)]
  expect(again).toMatchObject({ status: 201, body: first.body as object })
  expect(await send({ ...bookingRequest, time: '10:00 AM' })).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  })
  expect(await app.rows('select id from booking')).toHaveLength(1)
})

test('two identical requests at once, without an idempotency key, book once', async () => {
  const app = await startTestApp()
  const [first, again] = await Promise.all([book(app), book(app)])
  expect(first?.body).toEqual(again?.body)
  expect(await app.rows('select id from booking')).toHaveLength(1)
})

test('after a cancellation the same person can book the same time again', async () => {
  const app = await startTestApp()
  const { id } = await app.visitor.ask(createBooking, { body: bookingRequest })
  await (await app.admin()).ask(cancelBooking, { params: { id } })
  const again = await app.visitor.ask(createBooking, { body: bookingRequest })
  expect(again.id).not.toBe(id)
  expect(await app.rows("select id from booking where status = 'scheduled'")).toEqual([{ id: again.id }])
})

test('a closed day is shown as closed and cannot be booked', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await admin.ask(closeDays, { params: { date: MONDAY }, body: { note: 'Holiday' } })
  const { dates } = await app.visitor.ask(readAvailability, { query: { from: MONDAY, to: TUESDAY } })
  expect(dates.map(({ date, closed }) => ({ date, closed }))).toEqual([
    { date: MONDAY, closed: true },
    { date: TUESDAY, closed: false },
  ])
  expect(await freeTimes(app, MONDAY)).toEqual([])
  expect(await book(app)).toMatchObject({ status: 400, body: { error: 'We are closed on this day.' } })
})

test('one email address can have at most five free consultations ahead', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  for (const time of ALL.slice(0, 5)) expect((await book(app, { time })).status).toBe(201)
  expect(await book(app, { time: '3:00 PM', email: 'ADA@bakery.example' })).toMatchObject({ status: 409 })
  expect(await book(app, { time: '3:00 PM', email: 'ada+6@bakery.example' })).toMatchObject({ status: 409 })
  expect((await book(app, { time: '3:00 PM', email: 'ben@bakery.example' })).status).toBe(201)
  app.advance(newYork(MONDAY, '9:00 AM').getTime() - app.now().getTime())
  expect((await book(app, { date: TUESDAY })).status, 'one of the five has begun').toBe(201)
})

test('AB24: whoever books and cancels in turns gets no more than six free consultations a day for one mailbox', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const bookAndCancel = async (index: number): Promise<number> => {
    const { status } = await book(app, { email: `ada+${index}@bakery.example` })
    await app.rows("update booking set status = 'cancelled' returning id")
    await app.rows('delete from booking_cell returning starts_at')
    return status
  }
  const statuses: number[] = []
  for (let index = 0; index < 7; index += 1) statuses.push(await bookAndCancel(index))
  expect(statuses).toEqual([...Array<number>(6).fill(201), 429])
  expect((await book(app, { email: 'ben@bakery.example' })).status).toBe(201)
})

test('bookings that an administrator entered do not count against the five free consultations', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  await (await app.admin()).ask(createBookingFor, { body: { ...bookingRequest, time: '4:00 PM' } })
  for (const time of ALL.slice(0, 5)) expect((await book(app, { time })).status).toBe(201)
})

test('one IP address can book ten free consultations a day, with whatever email addresses; the next gets 429', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1' } })
  const requests = [MONDAY, TUESDAY].flatMap((date) => ALL.map((time) => ({ date, time })))
  const answers: Awaited<ReturnType<typeof book>>[] = []
  for (const [index, request] of requests.slice(0, 11).entries())
    answers.push(await book(app, { ...request, email: `flood-${index}@crowd.test` }))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  const error =
    'We have had a lot of requests from your network or email address. Please try again in 24 hours, or call (631) 555-0142.'
  expect(answers.at(-1)?.body).toMatchObject({ error })
})

test('one IPv6 network can book twenty free consultations a day, from whatever addresses in it', async () => {
  const app = await startTestApp({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const requests = [MONDAY, TUESDAY, '2026-11-25'].flatMap((date) => ALL.map((time) => ({ date, time })))
  const bookFrom = (network: string, index: number) =>
    book(
      app,
      { ...requests[index], email: `flood-${index}@crowd.test` },
      { 'X-Forwarded-For': `${network}:${index}::1` },
    )
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push((await bookFrom('2001:db8:1', index)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  expect((await bookFrom('2001:db8:2', 20)).status).toBe(201)
})

test('availability for an unknown service returns 400', async () => {
  const app = await startTestApp()
  expect(await app.visitor.call(readAvailability, { query: { serviceId: 'palm-reading' } })).toMatchObject({
    status: 400,
    body: { error: 'Please select a valid service.' },
  })
})
