import { legalDay } from '@beacon/content/legal/legal-page'
import { listAudit } from '@beacon/contract/audit'
import { changeManagedBooking, createBooking, readAvailability } from '@beacon/contract/booking'
import {
  bookingsCsvPath,
  cancelBooking,
  cancelBookingWith,
  createBookingFor,
  listBookings,
  markNoShow,
  moveBooking,
  readCalendarFeed,
  renewCalendarFeed,
} from '@beacon/contract/booking-admin'
import { closeDays, listClosedDays, openDays } from '@beacon/contract/closed-days'
import type { BodyInputOf } from '@beacon/contract/endpoint'
import { findPerson } from '@beacon/contract/people'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { readCalendar } from '../../../test/calendar.ts'
import { mailTo } from '../../../test/paid-bookings.ts'
import { HOUR, startTestApp, type TestApp } from '../../../test/start-app.ts'

const book = (app: TestApp, changes: object = {}) =>
  app.visitor.ask(createBooking, { body: { ...bookingRequest, ...changes } })

test('AB8: without a session the list and the export return 401 and no data', async () => {
  const app = await startTestApp()
  await book(app)
  expect((await app.visitor.call(listBookings)).body).toMatchObject({ code: 'unauthorized' })
  for (const path of ['/api/booking/admin', bookingsCsvPath]) {
    const answer = await app.visitor.send(path)
    expect(answer.status).toBe(401)
    expect(await answer.text()).not.toContain(bookingRequest.email)
  }
})

test('AB9: canceling without a session returns the same 401 for real and made-up ids, and changes nothing', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const answers = await Promise.all(
    [id, 'a'.repeat(22), '1'].map((guess) => app.visitor.call(cancelBooking, { params: { id: guess } })),
  )
  const words = answers.map(({ status, body }) => [status, { ...(body as object), requestId: '' }])
  expect(new Set(words.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(401)
  expect(await app.rows("select id from booking where status = 'scheduled'")).toEqual([{ id }])
})

test('a booking has the date of the terms that the visitor accepted; one entered by an administrator, none', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app, { email: 'visitor@bakery.example' })
  const body = { ...bookingRequest, time: '11:00 AM', email: 'caller@bakery.example' }
  await admin.ask(createBookingFor, { body })
  const { bookings } = await admin.ask(listBookings)
  const kept = bookings.map(({ email, termsDated }) => [email, termsDated])
  expect(Object.fromEntries(kept)).toEqual({
    'visitor@bakery.example': legalDay,
    'caller@bakery.example': null,
  })
  const { records } = await admin.ask(findPerson, { body: { email: 'visitor@bakery.example' } })
  expect(records[0]?.fields['terms dated']).toBe(legalDay)
})

test('ADMIN-4: an administrator cancels: the time is free, both sides are emailed; a second time is a 409', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { id } = await book(app)
  // The documented call has no body.
  const response = await admin.send(`/api/booking/${id}/cancel`, { method: 'POST' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ success: true, refundableCents: 0 })
  expect(await admin.call(cancelBooking, { params: { id } })).toMatchObject({
    status: 409,
    body: { success: false, error: 'This booking has already been canceled.' },
  })
  expect((await admin.call(cancelBooking, { params: { id: 'unknown' } })).status).toBe(404)

  const { bookings } = await admin.ask(listBookings)
  expect(bookings).toMatchObject([{ id, status: 'cancelled', cancelledBy: 'administrator' }])
  await book(app, { email: 'ben@bakery.example' })
  await app.drain()
  const cancellations = app.mail.messages().filter(({ subject }) => /canceled:/i.test(subject))
  expect(cancellations.map(({ to }) => to[0]).sort()).toEqual(['ada@bakery.example', 'inbox@beacon.test'])
})

test('ADMIN-4: of ten cancellations at once, one succeeds and the others get 409', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { id } = await book(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.call(cancelBookingWith, { params: { id }, body: {} })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('the list has the latest appointment first, and can be filtered by days and status', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app)
  await book(app, { time: '2:00 PM' })
  const { id } = await book(app, { date: TUESDAY })
  await admin.ask(cancelBooking, { params: { id } })
  const list = async (query: object) =>
    (await admin.ask(listBookings, { query })).bookings.map(({ date, time }) => `${date} ${time}`)
  expect(await list({})).toEqual([`${TUESDAY} 9:00 AM`, `${MONDAY} 2:00 PM`, `${MONDAY} 9:00 AM`])
  expect(await list({ status: 'cancelled' })).toEqual([`${TUESDAY} 9:00 AM`])
  expect(await list({ from: MONDAY, to: MONDAY })).toEqual([`${MONDAY} 2:00 PM`, `${MONDAY} 9:00 AM`])
  expect(await list({ status: 'held' })).toEqual([])
})

test('an administrator books for a caller: any service, any free quarter of an hour, also today', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const request = { ...bookingRequest, serviceId: 'strategy-session', date: '2026-11-20', time: '5:45 PM' }
  const { booking } = await admin.ask(createBookingFor, { body: request })
  expect(booking).toMatchObject({
    createdBy: 'administrator',
    duration: 90,
    paidCents: 0,
    priceCents: 29_900,
  })
  for (const time of ['9:00 AM', '5:50 PM', 'noon'])
    expect((await admin.call(createBookingFor, { body: { ...request, time } })).status).toBe(400)
  expect((await admin.call(createBookingFor, { body: { ...request, time: '7:00 PM' } })).status).toBe(409)
  expect((await admin.call(createBookingFor, { body: { ...request, serviceId: 'x' } })).status).toBe(400)
})

test('whoever is booked over the phone for a paid session reads its price in the confirmation', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await admin.ask(createBookingFor, { body: { ...bookingRequest, serviceId: 'strategy-session' } })
  await app.drain()
  const unpaid = 'Price: $299.00, not paid online'
  expect(await mailTo(app, bookingRequest.email, 'Booked')).toContain(unpaid)
  expect(await mailTo(app, 'inbox@beacon.test', 'New booking')).toContain(unpaid)
})

test('an administrator can move a booking to any free time in the future, and not onto another booking', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { id } = await book(app)
  await book(app, { date: TUESDAY, email: 'ben@bakery.example' })
  const move = (date: string, time: string) =>
    admin.call(moveBooking, { params: { id }, body: { date, time, notify: false } })
  expect((await move('2026-11-29', '6:15 PM')).status).toBe(200)
  expect((await move(TUESDAY, '8:45 AM')).status).toBe(409)
  expect(await move('2026-11-19', '9:00 AM')).toMatchObject({
    body: { fields: { date: 'This day is in the past' } },
  })
  expect(await move('2026-11-20', '9:00 AM')).toMatchObject({
    body: { fields: { time: 'This time is in the past, or does not exist.' } },
  })
  const { bookings } = await admin.ask(listBookings)
  expect(bookings.find((booking) => booking.id === id)).toMatchObject({ date: '2026-11-29', time: '6:15 PM' })
  expect(await app.rows(`select * from booking_cell where booking_id = '${id}'`)).toHaveLength(2)
  await admin.ask(cancelBooking, { params: { id } })
  expect((await move(TUESDAY, '3:00 PM')).status).toBe(409)
})

test('a booking can be marked as a no-show once the session has begun, and unmarked', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const mark = async (noShow: boolean) =>
    (await app.admin()).call(markNoShow, { params: { id }, body: { noShow } })
  expect((await mark(true)).status).toBe(409)
  app.advance(newYork(MONDAY, '9:00 AM').getTime() - app.now().getTime())
  await app.restart()
  expect(await mark(true)).toMatchObject({ status: 200, body: { booking: { noShow: true } } })
  app.advance(1000)
  expect(await mark(false)).toMatchObject({ status: 200, body: { booking: { noShow: false } } })
  const { entries } = await (await app.admin()).ask(listAudit, { query: { act: 'booking.no-show' } })
  expect(entries.map(({ outcome, line }) => [outcome, line.replace(/^.*AM/, '…')])).toEqual([
    ['done', '…, taken back'],
    ['done', '…'],
    ['refused', '…'],
  ])
})

test('whoever missed a session can be given another time, and is then no longer a no-show', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  app.advance(newYork(MONDAY, '9:30 AM').getTime() - app.now().getTime())
  await app.restart()
  const admin = await app.admin()
  await admin.ask(markNoShow, { params: { id }, body: { noShow: true } })
  const body = { date: TUESDAY, time: '9:00 AM' }
  const { booking } = await admin.ask(moveBooking, { params: { id }, body })
  expect(booking).toMatchObject({ ...body, status: 'scheduled', noShow: false })
})

test('a closed day keeps its bookings and rejects new ones until it is reopened', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app)
  const day = { params: { date: MONDAY } }
  const { closedDays } = await admin.ask(closeDays, { ...day, body: { note: 'Staff outing' } })
  expect(closedDays).toEqual([
    {
      from: MONDAY,
      until: MONDAY,
      hours: null,
      message: '',
      note: 'Staff outing',
      bookings: 1,
      firstBooked: MONDAY,
    },
  ])
  await admin.ask(closeDays, { ...day, body: { note: 'Team day' } })
  expect((await admin.ask(listClosedDays)).closedDays).toMatchObject([{ note: 'Team day' }])
  const refused = await app.visitor.call(createBooking, { body: { ...bookingRequest, time: '2:00 PM' } })
  expect(refused.status).toBe(400)
  expect(await admin.call(closeDays, { params: { date: '2020-01-06' }, body: {} })).toMatchObject({
    status: 400,
    body: { fields: { date: 'This day is in the past' } },
  })

  expect((await admin.ask(openDays, day)).closedDays).toEqual([])
  await book(app, { time: '2:00 PM' })
  const { dates } = await app.visitor.ask(readAvailability, { query: { from: MONDAY, to: MONDAY } })
  expect(dates[0]?.closed).toBe(false)
})

test('visitors are told of closings within the days that they see', async () => {
  const app = await startTestApp()
  const body = { message: 'On vacation' }
  await (await app.admin()).ask(closeDays, { params: { date: '2026-11-25' }, body })
  const closingsTo = async (to: string) =>
    (await app.visitor.ask(readAvailability, { query: { from: MONDAY, to } })).closings
  expect(await closingsTo(TUESDAY)).toEqual([])
  expect(await closingsTo('2026-11-25')).toMatchObject([body])
})

test('a range of days is closed in one call with a message for visitors, and can be reopened in part', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app, { date: TUESDAY })
  const close = (date: string, body: BodyInputOf<typeof closeDays>) =>
    admin.call(closeDays, { params: { date }, body })
  const message = 'On vacation'
  await close(MONDAY, { until: '2027-01-05', message, note: 'Lisbon' })
  const whole = { from: MONDAY, until: '2027-01-05', message }
  const { closedDays } = await admin.ask(listClosedDays)
  expect(closedDays).toEqual([{ ...whole, hours: null, note: 'Lisbon', bookings: 1, firstBooked: TUESDAY }])
  const { dates, closings } = await app.visitor.ask(readAvailability, { query: { from: TUESDAY } })
  expect(dates.every(({ closed }) => closed)).toBe(true)
  expect(closings).toEqual([{ ...whole, from: TUESDAY }])

  await admin.ask(openDays, { params: { date: TUESDAY }, query: { until: '2026-12-31' } })
  expect((await admin.ask(listClosedDays)).closedDays).toMatchObject([
    { from: MONDAY, until: MONDAY },
    { from: '2027-01-01', until: '2027-01-05' },
  ])
  for (const [until, sentence] of [
    ['2026-11-22', 'The last day is before the first'],
    ['2028-11-23', 'Please choose at most a year'],
  ] as const)
    expect(await close(MONDAY, { until })).toMatchObject({
      status: 400,
      body: { fields: { until: sentence } },
    })
  const { entries } = await admin.ask(listAudit, { query: { act: 'day' } })
  expect(entries.map(({ line }) => line)).toContain('Nov 23, 2026 to Jan 5, 2027')
})

test('the calendar feed is readable by its secret address only, and a new address replaces the old one', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app)
  const { id } = await book(app, { date: TUESDAY, name: 'Ben Cook', email: 'ben@bakery.example' })
  await admin.ask(cancelBooking, { params: { id } })
  expect(await admin.ask(readCalendarFeed)).toEqual({ createdAt: null })

  const { url, createdAt } = await admin.ask(renewCalendarFeed)
  expect(await admin.ask(readCalendarFeed)).toEqual({ createdAt })
  const path = new URL(url).pathname
  const feed = await app.visitor.send(path)
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(readCalendar(await feed.text())).toMatchObject([
    {
      method: 'PUBLISH',
      summary: 'Free 30-Min Consultation: Ada Baker',
      startsAt: newYork(MONDAY, '9:00 AM'),
      description: expect.stringContaining(bookingRequest.phone),
    },
  ])
  expect(JSON.stringify(await app.rows('select * from calendar_feed'))).not.toContain(path.split('/').at(-1))

  await admin.ask(renewCalendarFeed)
  expect((await app.visitor.send(path)).status).toBe(404)
  for (const guess of ['x', 'a'.repeat(43), '..%2f'])
    expect((await app.visitor.send(`/api/booking/calendar/${guess}.ics`)).status).toBe(404)
  const inBrowser = await app.visitor.send(path, { headers: { Accept: 'text/html' } })
  expect(inBrowser.headers.get('content-type')).toContain('text/html')
  expect(await inBrowser.text()).toContain('The back office has the current one, beside the bookings.')
})

test('the calendar feed keeps a session for 30 days after its start', async () => {
  const app = await startTestApp()
  await book(app)
  const { url } = await (await app.admin()).ask(renewCalendarFeed)
  const entries = async () => readCalendar(await (await app.visitor.send(new URL(url).pathname)).text())
  app.advance(newYork(MONDAY, '9:00 AM').getTime() + 30 * 24 * HOUR - app.now().getTime())
  expect(await entries()).toHaveLength(1)
  app.advance(1)
  expect(await entries()).toEqual([])
})

test('before a calendar feed has been created, its address returns 404', async () => {
  const app = await startTestApp()
  expect((await app.visitor.send(`/api/booking/calendar/${'a'.repeat(43)}.ics`)).status).toBe(404)
})

test('ADMIN-7 bookings are exported as CSV, with formulas escaped as text', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  await book(app, { name: '=HYPERLINK("https://evil.example")', message: 'One, "two"\nthree' })
  const file = await admin.send(bookingsCsvPath)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="bookings-2026-11-20.csv"')
  const text = await file.text()
  expect(text).toMatch(/^Date,Time \(New York\),Minutes,Service,How,Status,/)
  expect(text).toContain(`${MONDAY},9:00 AM,30,Free 30-Min Consultation,Video call,scheduled`)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain('"One, ""two""\nthree"')
})

test('the CSV export of bookings has the rows that the list’s search and status leave', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { id } = await book(app)
  const other = { name: 'Ben Cook', email: 'ben@grill.example', phone: '631-555-0200', businessName: 'Grill' }
  const ben = await book(app, { ...other, time: '11:00 AM' })
  await admin.ask(cancelBooking, { params: { id: ben.id } })
  const exported = async (query: Record<string, string>) => {
    const text = await (await admin.send(`${bookingsCsvPath}?${new URLSearchParams(query)}`)).text()
    return [id, ben.id].filter((each) => text.includes(each))
  }
  expect(await exported({})).toEqual([id, ben.id])
  expect(await exported({ status: 'scheduled' })).toEqual([id])
  for (const search of [' BEN ', 'GRILL.example', 'grill', '(631) 555 0200', ben.id])
    expect(await exported({ search }), search).toEqual([ben.id])
  expect(await exported({ search: 'consultation' })).toEqual([id, ben.id])
  expect(await exported({ search: 'grill', status: 'scheduled' })).toEqual([])
})

test('ADMIN-7 a formula in the second line of a message stays inside its quoted CSV field', async () => {
  const app = await startTestApp()
  await book(app, { message: "Hello\n=cmd|' /C calc'!A0" })
  const text = await (await (await app.admin()).send(bookingsCsvPath)).text()
  expect(text).toContain(`"Hello\n=cmd|' /C calc'!A0"`)
  expect(text, 'name and contact details').toContain(
    ',scheduled,,Ada Baker,ada@bakery.example,(631) 555-0188,Baker’s Dozen,"Hello',
  )
})

test('ADMIN-7 a formula behind a semicolon or a tab, where some programs split, is escaped as text', async () => {
  const app = await startTestApp()
  await book(app, { businessName: 'Bakery;=1+1', message: 'Hello\t=1+1' })
  const text = await (await (await app.admin()).send(bookingsCsvPath)).text()
  expect(text).toContain(",Bakery;'=1+1,Hello\t'=1+1")
})

test('a booking moved by its visitor is still one row in the list', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  app.advance(HOUR)
  const token = app.deps.booking.links.newToken(id)
  const body = { action: 'reschedule', date: TUESDAY, time: '1:00 PM' }
  await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  const { bookings } = await (await app.admin()).ask(listBookings)
  expect(bookings).toMatchObject([{ id, date: TUESDAY, time: '1:00 PM', status: 'scheduled' }])
})
