import {
  bookingCalendarFilePath,
  changeManagedBooking,
  createBooking,
  readManagedBooking,
} from '@beacon/contract/booking'
import {
  cancelBookingWith,
  confirmBookingAgain,
  createBookingFor,
  moveBooking,
} from '@beacon/contract/booking-admin'
import type { Mail } from '@beacon/stand-ins/mail-server'
import { expect, test } from 'vitest'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { type CalendarEntry, readCalendar } from '../../../test/calendar.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const VISITOR = bookingRequest.email
const AGENCY = 'inbox@beacon.test'

/** The emails to an address in full, the oldest first. */
function mailsTo(app: TestApp, address: string): Mail[] {
  const summaries = app.mail.messages().filter(({ to }) => to[0] === address)
  return summaries.reverse().flatMap(({ id }) => app.mail.read(id) ?? [])
}

const subjectsTo = (app: TestApp, address: string) => mailsTo(app, address).map(({ subject }) => subject)

/** The single calendar entry that is attached to an email. */
function entryOf(mail: Mail | undefined): CalendarEntry {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics')
  const [entry, ...others] = readCalendar(file?.text ?? '')
  if (!entry || others.length > 0) throw new Error('The mail has no single entry for a calendar')
  return entry
}

const waitUntil = async (app: TestApp, instant: Date) => {
  app.advance(instant.getTime() - app.now().getTime())
  await app.deps.booking.remind()
  await app.drain()
}

async function book(app: TestApp, changes: object = {}): Promise<{ id: string; token: string }> {
  const { id } = await app.visitor.ask(createBooking, { body: { ...bookingRequest, ...changes } })
  await app.drain()
  return { id, token: app.deps.booking.links.newToken(id) }
}

test('BOOK-8: the visitor gets a confirmation with a calendar invitation, the agency a notice', async () => {
  const app = await startTestApp()
  await book(app)
  const [confirmation, ...others] = mailsTo(app, VISITOR)
  expect(others).toEqual([])
  expect(confirmation?.subject).toBe(
    'Booked: Free 30-Min Consultation, Monday, November 23, 2026 at 9:00 AM EST',
  )
  expect(confirmation?.replyTo).toContain(AGENCY)
  expect(confirmation?.html).toContain('http://beacon.test/booking/manage?token=')
  expect(confirmation?.attachments.map(({ contentType }) => contentType).sort()).toEqual([
    'application/ics',
    'text/calendar',
  ])

  const [notice] = mailsTo(app, AGENCY)
  expect(notice?.subject).toMatch(/^New booking: Free 30-Min Consultation, Monday/)
  expect(notice?.replyTo).toContain(VISITOR)
  for (const words of [bookingRequest.name, VISITOR, bookingRequest.phone, bookingRequest.message])
    expect(notice?.text).toContain(words)
  expect(notice?.text, 'labeled as the visitor’s notes').toContain(`Notes: ${bookingRequest.message}`)
})

test('fields that the visitor left empty have no line in the email', async () => {
  const app = await startTestApp()
  await book(app, { phone: '', businessName: '', message: '' })
  const [notice] = mailsTo(app, AGENCY)
  expect(notice?.text).toContain(`Email: ${VISITOR}`)
  for (const label of ['Phone', 'Business', 'Paid', 'Refunded', 'Notes']) {
    expect(notice?.text).not.toContain(`${label}:`)
    expect(notice?.html).not.toContain(`>${label}<`)
  }
})

test('an independent iCalendar parser reads the invitation correctly', async () => {
  const app = await startTestApp()
  const { token, id } = await book(app)
  const [mail] = mailsTo(app, VISITOR)
  expect(entryOf(mail)).toEqual({
    method: 'REQUEST',
    uid: `booking-${id}@beacon.test`,
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Free 30-Min Consultation with Beacon & Bay Digital',
    description: expect.stringContaining(`http://beacon.test/booking/manage?token=${token}`),
    location: 'Video call',
    startsAt: newYork(MONDAY, '9:00 AM'),
    endsAt: newYork(MONDAY, '9:30 AM'),
    zone: 'America/New_York',
    zones: ['America/New_York'],
    organizer: `mailto:${AGENCY}`,
    attendees: [`MAILTO:${VISITOR}`],
    alarms: ['-PT15M'],
  })
  const inline = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar')
  expect(readCalendar(inline?.text ?? '')).toEqual([entryOf(mail)])
})

test('the way of meeting is in the emails, the calendar entries and on the booking’s page', async () => {
  const app = await startTestApp()
  const { token } = await book(app, { meeting: 'office' })
  const [mail] = mailsTo(app, VISITOR)
  const office = '18 Maple Avenue, Bay Shore, NY 11706'
  expect(entryOf(mail).location).toBe(office)
  expect(mail?.text).toContain(`Where: ${office}`)
  expect(mail?.text).toContain('We meet at our office')
  expect(mailsTo(app, AGENCY)[0]?.text).toContain('How: At our office in Bay Shore')
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking.meeting).toBe('office')
  const { searchParams } = new URL(booking.calendar.google)
  expect(searchParams.get('location')).toBe(office)

  await (await app.admin()).ask(createBookingFor, {
    body: { ...bookingRequest, date: TUESDAY, meeting: 'phone' },
  })
  await app.drain()
  const called = mailsTo(app, VISITOR).at(-1)
  expect(called?.text).toContain('We call you at the number')
  expect(called?.text).toContain(`Where: Phone call to ${bookingRequest.phone}`)
  const inOnePiece = bookingRequest.phone.replaceAll(' ', '\u00a0')
  expect(called?.html, 'the number does not wrap on a phone').toContain(`Phone call to ${inOnePiece}`)
})

test('a phone call needs a phone number, and an unknown way of meeting is a 400', async () => {
  const app = await startTestApp()
  const body = { ...bookingRequest, phone: '', meeting: 'phone' }
  expect(await app.visitor.call(createBooking, { body })).toMatchObject({
    status: 400,
    body: { fields: { phone: 'Phone number is required for a phone call' } },
  })
  expect((await app.visitor.call(createBooking, { body: { ...body, meeting: 'by pigeon' } })).status).toBe(
    400,
  )
})

test('a calendar file has CRLF line ends and lines of at most 75 bytes, whatever the visitor’s name', async () => {
  const app = await startTestApp()
  const { token } = await book(app, { name: 'Ångström; "Ada", \\\\ Bäcker 👩‍🍳 '.repeat(3).trim() })
  const attached = mailsTo(app, VISITOR)[0]?.attachments[0]?.text ?? ''
  expect(Math.max(...attached.split(/\r?\n/).map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(readCalendar(attached)).toHaveLength(1)

  const file = await (await app.visitor.send(bookingCalendarFilePath(token))).text()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file).toContain('\r\nDTSTAMP:20261120T150000Z\r\n')
  expect(readCalendar(file)).toMatchObject([{ method: 'PUBLISH', startsAt: newYork(MONDAY, '9:00 AM') }])
})

test('BOOK-8: moving and canceling update the same calendar entry: same UID, rising SEQUENCE, then CANCEL', async () => {
  const app = await startTestApp()
  const { token } = await book(app)
  const act = (body: object) => app.visitor.ask(changeManagedBooking, { query: { token }, body })
  await act({ action: 'reschedule', date: TUESDAY, time: '2:00 PM' })
  await app.drain()
  await act({ action: 'cancel', reason: '' })
  await app.drain()

  const entries = mailsTo(app, VISITOR).map(entryOf)
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
  expect(
    entries.map(({ method, sequence, status, startsAt, alarms }) => [
      [method, sequence, status],
      startsAt,
      alarms.length,
    ]),
  ).toEqual([
    [['REQUEST', 0, 'CONFIRMED'], newYork(MONDAY, '9:00 AM'), 1],
    [['REQUEST', 1, 'CONFIRMED'], newYork(TUESDAY, '2:00 PM'), 1],
    [['CANCEL', 2, 'CANCELLED'], newYork(TUESDAY, '2:00 PM'), 0],
  ])
  expect(subjectsTo(app, AGENCY).map((subject) => subject.split(':')[0])).toEqual([
    'New booking',
    'Booking moved',
    'Booking canceled',
  ])
})

test('reminders are sent a day and an hour before the start, once each', async () => {
  const app = await startTestApp()
  await book(app)
  const reminders = () => subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))
  await waitUntil(app, new Date(newYork(MONDAY, '9:00 AM').getTime() - 24 * HOUR - MINUTE))
  expect(reminders()).toHaveLength(0)
  await waitUntil(app, new Date(newYork(MONDAY, '9:00 AM').getTime() - 24 * HOUR))
  expect(reminders()).toHaveLength(1)
  expect(mailsTo(app, VISITOR).at(-1)?.text).toContain('Move or cancel')
  await waitUntil(app, newYork(MONDAY, '7:59 AM'))
  expect(reminders()).toHaveLength(1)
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  await waitUntil(app, newYork(TUESDAY, '8:00 AM'))
  const last = mailsTo(app, VISITOR).at(-1)?.text
  expect(last).toMatch(/^We meet at 9:00 AM EST\./)
  expect(last).toContain('If you cannot come, please call')
  expect(last, 'the link can no longer change anything').not.toContain('Move or cancel')
  expect(reminders()).toEqual([
    'Reminder: Free 30-Min Consultation, Monday, November 23, 2026 at 9:00 AM EST',
    'Reminder: Free 30-Min Consultation, Monday, November 23, 2026 at 9:00 AM EST',
  ])
})

test('a booking made less than a day ahead is reminded an hour before, and no job waits for that in the outbox', async () => {
  const app = await startTestApp()
  await waitUntil(app, newYork('2026-11-22', '9:01 AM'))
  await book(app)
  await waitUntil(app, newYork(MONDAY, '7:59 AM'))
  expect(await app.rows("select kind from outbox where state != 'done'")).toEqual([])
  expect(subjectsTo(app, VISITOR)).toHaveLength(1)
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  expect(mailsTo(app, VISITOR).at(-1)?.text).toContain('If you cannot come, please call')
})

test('a reminder job that an older version put in the outbox is sent once', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  await app.rows('update booking set agreed_at = null')
  const dayBefore = newYork('2026-11-22', '9:00 AM').toISOString()
  await app.rows(`insert into outbox (id, lane, kind, about, dedupe_key, state, attempts, created_at, due_at, run_at)
    values ('planned', 'mail', 'mail.booking-reminder-day', 'booking:${id}', 'mail.booking-reminder-day:${id}:0', 'ready',
      0, '${dayBefore}', '${dayBefore}', '${dayBefore}')`)
  await waitUntil(app, newYork(MONDAY, '7:59 AM'))
  expect(subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1)
})

test('a canceled booking gets no reminders', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  await (await app.admin()).ask(cancelBookingWith, { params: { id }, body: {} })
  await waitUntil(app, newYork(TUESDAY, '9:00 AM'))
  expect(subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))).toEqual([])
})

test('reminders move with the booking', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const body = { date: '2026-12-01', time: '9:00 AM' }
  await (await app.admin()).ask(moveBooking, { params: { id }, body })
  const reminders = () => subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))
  await waitUntil(app, newYork(MONDAY, '8:59 AM'))
  expect(reminders()).toEqual([])
  await waitUntil(app, newYork('2026-11-30', '9:00 AM'))
  await waitUntil(app, newYork('2026-12-01', '8:00 AM'))
  expect(reminders()).toHaveLength(2)
})

test('after downtime that missed the day’s reminder, only the hour’s is sent', async () => {
  const app = await startTestApp()
  await book(app)
  await waitUntil(app, newYork(MONDAY, '8:05 AM'))
  const [reminder, ...others] = mailsTo(app, VISITOR).slice(1)
  expect(reminder?.text).toContain('If you cannot come, please call')
  expect(others).toEqual([])
})

test('a session moved to less than a day ahead gets only the hour’s reminder', async () => {
  const app = await startTestApp()
  const { token } = await book(app, { date: TUESDAY })
  await waitUntil(app, newYork('2026-11-22', '12:00 PM'))
  const body = { action: 'reschedule', date: MONDAY, time: '9:00 AM' } as const
  await app.visitor.ask(changeManagedBooking, { query: { token }, body })
  const reminders = () => subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))
  await waitUntil(app, newYork(MONDAY, '7:59 AM'))
  expect(reminders()).toEqual([])
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  expect(reminders()).toHaveLength(1)
})

test('a reminder that could not be sent in time is not sent after the start', async () => {
  const app = await startTestApp()
  await book(app)
  await waitUntil(app, newYork(MONDAY, '9:00 AM'))
  expect(subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Reminder'))).toEqual([])
})

test('ADMIN-4: the cancellation email has the administrator’s reason; with notify off the visitor gets none', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const { id } = await book(app)
  await admin.ask(cancelBookingWith, { params: { id }, body: { reason: 'The ferry does not run.' } })
  const silent = await book(app, { date: TUESDAY, email: 'ben@bakery.example' })
  await admin.ask(cancelBookingWith, { params: { id: silent.id }, body: { notify: false } })
  await app.drain()
  expect(mailsTo(app, VISITOR).at(-1)?.text).toContain('The ferry does not run.')
  expect(subjectsTo(app, 'ben@bakery.example')).toHaveLength(1)
  const notices = mailsTo(app, AGENCY).filter(({ subject }) => subject.startsWith('Booking canceled'))
  expect(notices.map(({ text }) => /Canceled by .*/.exec(text)?.[0]).sort()).toEqual([
    'Canceled by an administrator.',
    'Canceled by an administrator. Reason: The ferry does not run.',
  ])
})

test('a booking entered by an administrator sends the visitor a calendar invitation too', async () => {
  const app = await startTestApp()
  const body = { ...bookingRequest, serviceId: 'ppc-review', time: '9:15 AM' }
  await (await app.admin()).ask(createBookingFor, { body })
  await app.drain()
  expect(entryOf(mailsTo(app, VISITOR)[0])).toMatchObject({
    startsAt: newYork(MONDAY, '9:15 AM'),
    endsAt: newYork(MONDAY, '10:00 AM'),
  })
  expect(mailsTo(app, AGENCY)[0]?.text).toContain('Entered by an administrator.')
})

test('BOOK-8: a confirmation sent again has the current time, updates the same calendar entry, and skips the agency', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const admin = await app.admin()
  await admin.ask(moveBooking, { params: { id }, body: { date: TUESDAY, time: '2:00 PM', notify: false } })
  await admin.ask(confirmBookingAgain, { params: { id } })
  await app.drain()
  const [, again, ...others] = mailsTo(app, VISITOR)
  expect(others).toEqual([])
  expect(again?.subject).toContain('Booked: Free 30-Min Consultation, Tuesday, November 24, 2026 at 2:00 PM')
  expect(entryOf(again)).toMatchObject({
    method: 'REQUEST',
    uid: `booking-${id}@beacon.test`,
    sequence: 1,
    startsAt: newYork(TUESDAY, '2:00 PM'),
  })
  expect(subjectsTo(app, AGENCY).filter((subject) => subject.startsWith('New booking'))).toHaveLength(1)
})

test('a confirmation is not sent again for a canceled or begun session (409), or without a session (401)', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  expect((await app.visitor.call(confirmBookingAgain, { params: { id } })).status).toBe(401)
  app.advance(newYork(MONDAY, '9:00 AM').getTime() - app.now().getTime())
  const late = await app.admin()
  expect((await late.call(confirmBookingAgain, { params: { id } })).status).toBe(409)
  const { id: other } = await book(app, { date: TUESDAY })
  await late.ask(cancelBookingWith, { params: { id: other }, body: { notify: false } })
  expect((await late.call(confirmBookingAgain, { params: { id: other } })).status).toBe(409)
  expect((await late.call(confirmBookingAgain, { params: { id: 'unknown' } })).status).toBe(404)
})

test('AB27: HTML in a visitor’s name and message is escaped in every email', async () => {
  const app = await startTestApp()
  await book(app, { name: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)>' })
  for (const mail of [...mailsTo(app, VISITOR), ...mailsTo(app, AGENCY)])
    expect(mail.html).not.toMatch(/<script|<img/)
})

test('while the mail server is down, emails are retried, and each is sent once', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  await book(app)
  expect(app.mail.messages()).toEqual([])
  app.mail.faults.clear()
  for (let minute = 0; minute < 60 && app.mail.messages().length < 2; minute += 1) {
    app.advance(MINUTE)
    await app.drain()
  }
  expect(subjectsTo(app, VISITOR)).toHaveLength(1)
  expect(subjectsTo(app, AGENCY)).toHaveLength(1)
})
