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
import { paths } from '@beacon/rules/paths'
import type { Mail } from '@beacon/stand-ins/mail-server'
import { expect, test } from 'vitest'
import { AGENCY, book, mailsTo, subjectsTo, VISITOR } from '../../../test/booking-mails.ts'
import { bookingRequest, MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { type CalendarEntry, readCalendar } from '../../../test/calendar.ts'
import { MINUTE, startTestApp } from '../../../test/start-app.ts'

/** The single calendar entry that is attached to an email. */
function entryOf(mail: Mail | undefined): CalendarEntry {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics')
  const [entry, ...others] = readCalendar(file?.text ?? '')
  if (!entry || others.length > 0) throw new Error('The mail has no single entry for a calendar')
  return entry
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
  const [booking] = await app.rows('select id from booking')
  expect(notice?.text).toContain(`http://beacon.test${paths.adminBooking(String(booking?.id))}`)
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

test('no email to the visitor has a link in place of their name or phone number', async () => {
  const app = await startTestApp()
  await book(app, {
    meeting: 'phone',
    phone: 'call https://casino.test 555-0188',
    name: 'https://casino.test wins',
  })
  const [mail] = mailsTo(app, VISITOR)
  expect(mail?.text).toContain('Where: Phone call\n')
  expect(entryOf(mail).attendees).toEqual([`MAILTO:${VISITOR}`])
  const files = mail?.attachments.map(({ text }) => text?.replaceAll(/\r?\n /g, '')).join('')
  expect(`${mail?.text}${mail?.html}${files}`).not.toContain('casino')
  expect(mailsTo(app, AGENCY)[0]?.text, 'the agency reads what was typed').toContain('casino')
})

test('a phone number that is a sentence is not repeated to the visitor', async () => {
  const app = await startTestApp()
  await book(app, { meeting: 'phone', phone: 'FRAUD DESK 1-888-555-0100 CALL NOW' })
  const [mail] = mailsTo(app, VISITOR)
  expect(mail?.text).toContain('Where: Phone call\n')
  expect(mail?.text).not.toContain('FRAUD')
  expect(mailsTo(app, AGENCY)[0]?.text, 'the agency reads what was typed').toContain('FRAUD DESK')
})

test('a phone call needs a phone number, and an unknown way of meeting is a 400', async () => {
  const app = await startTestApp()
  const body = { ...bookingRequest, phone: '', meeting: 'phone' }
  expect(await app.visitor.call(createBooking, { body })).toMatchObject({
    status: 400,
    body: { fields: { phone: 'Phone number is required for a phone call' } },
  })
  for (const phone of ['call me', '631 555'])
    expect(await app.visitor.call(createBooking, { body: { ...body, phone } })).toMatchObject({
      status: 400,
      body: { fields: { phone: 'Please give a complete number, with its area code' } },
    })
  expect((await app.visitor.call(createBooking, { body: { ...body, phone: '1-800-FLOWERS' } })).status).toBe(
    201,
  )
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

test('a confirmation or a change that could not be sent before the end of the session is not sent after it', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  const { token } = await book(app)
  await app.visitor.ask(changeManagedBooking, {
    query: { token },
    body: { action: 'reschedule', date: TUESDAY, time: '2:00 PM' },
  })
  await app.drain()
  app.mail.faults.clear()
  app.advance(newYork(TUESDAY, '2:30 PM').getTime() - app.now().getTime())
  await app.settle()
  expect(subjectsTo(app, VISITOR)).toEqual([])
  expect(subjectsTo(app, AGENCY)).toHaveLength(2)
})

test('the agency that missed the emails about a booking reads of its cancellation only, with all it has to know', async () => {
  const app = await startTestApp()
  app.mail.faults.set({ fault: 'refuse' })
  const { token } = await book(app)
  const act = (body: object) => app.visitor.ask(changeManagedBooking, { query: { token }, body })
  await act({ action: 'reschedule', date: TUESDAY, time: '2:00 PM' })
  await app.drain()
  app.mail.faults.clear()
  await act({ action: 'cancel', reason: 'We close for good.' })
  await app.drain()
  await app.settle()

  const [notice, ...others] = mailsTo(app, AGENCY)
  expect(others.map(({ subject }) => subject)).toEqual([])
  expect(notice?.subject).toBe(
    'Booking canceled: Free 30-Min Consultation, Tuesday, November 24, 2026 at 2:00 PM EST',
  )
  for (const words of [bookingRequest.name, VISITOR, 'Canceled by the visitor. Reason: We close for good.'])
    expect(notice?.text).toContain(words)
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

test('the agency reads that nobody waiting is asked about a time that comes free on its own day, and only then', async () => {
  const app = await startTestApp()
  const { id } = await book(app, { time: '4:00 PM' })
  const { id: later } = await book(app, { date: TUESDAY, email: 'ben@bakery.example' })
  app.advance(newYork(MONDAY, '8:00 AM').getTime() - app.now().getTime())
  const admin = await app.admin()
  for (const params of [{ id }, { id: later }])
    await admin.ask(cancelBookingWith, { params, body: { notify: false } })
  await app.drain()
  const notices = mailsTo(app, AGENCY).filter(({ subject }) => subject.startsWith('Booking canceled'))
  const saysSo = notices.map(({ subject, text }) => [
    /Monday/.test(subject),
    text.includes('On the day itself nobody is asked automatically'),
  ])
  expect(saysSo.toSorted()).toEqual([
    [false, false],
    [true, true],
  ])
})
