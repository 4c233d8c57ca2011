import { bookingMeetings } from '@beacon/content/booking-services'
import { listAudit } from '@beacon/contract/audit'
import { bookingCalendarFilePath, changeManagedBooking, readManagedBooking } from '@beacon/contract/booking'
import { cancelBookingWith, linkBooking, listBookings, moveBooking } from '@beacon/contract/booking-admin'
import { erasePerson, findPerson } from '@beacon/contract/people'
import type { Mail } from '@beacon/stand-ins/mail-server'
import { expect, onTestFinished, test } from 'vitest'
import { AGENCY, book, mailsTo, subjectsTo, VISITOR } from '../../../test/booking-mails.ts'
import { MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { type CalendarEntry, readCalendar } from '../../../test/calendar.ts'
import { payFor } from '../../../test/paid-bookings.ts'
import { MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const LINK = 'https://meet.example/ada-baker'
const OTHER = 'https://meet.example/another'

async function saveLink(app: TestApp, id: string, meetingLink: string, seen = '') {
  const admin = await app.admin()
  const answer = await admin.call(linkBooking, { params: { id }, body: { meetingLink, seen } })
  await app.drain()
  return answer
}

function entryOf(mail: Mail | undefined): CalendarEntry | undefined {
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics')
  return readCalendar(file?.text ?? '')[0]
}

const lastMail = (app: TestApp) => mailsTo(app, VISITOR).at(-1)

async function waitUntil(app: TestApp, instant: Date): Promise<void> {
  app.advance(instant.getTime() - app.now().getTime())
  await app.deps.booking.remind()
  await app.drain()
}

test('a visitor is told that the link comes, and gets it by email, with a calendar entry, once it is saved', async () => {
  const app = await startTestApp()
  const { id, token } = await book(app)
  expect(lastMail(app)?.text).toContain('We meet by video, and we email you the link before we start.')
  expect(lastMail(app)?.text).not.toContain('Link:')

  const { status, body } = await saveLink(app, id, LINK)
  expect({ status, body }).toMatchObject({ status: 200, body: { booking: { meetingLink: LINK } } })
  const mail = lastMail(app)
  expect(mail?.subject).toBe('Video link: Free 30-Min Consultation, Monday, November 23, 2026 at 9:00 AM EST')
  expect(mail?.text).toContain(`Link: ${LINK}`)
  expect(mail?.text).toContain(`Join the video call: ${LINK}`)
  expect(mail?.html).toContain(`href="${LINK}"`)
  expect(entryOf(mail)).toMatchObject({
    method: 'REQUEST',
    uid: `booking-${id}@beacon.test`,
    sequence: 1,
    location: LINK,
    url: LINK,
    description: expect.stringMatching(new RegExp(`at the link below.*\nJoin the video call: ${LINK}`)),
    startsAt: newYork(MONDAY, '9:00 AM'),
  })
  expect(subjectsTo(app, AGENCY), 'the agency is told nothing that it has just done').toHaveLength(1)

  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking.meetingLink).toBe(LINK)
  expect(new URL(booking.calendar.google).searchParams.get('location')).toBe(LINK)
  const { searchParams } = new URL(booking.calendar.outlook)
  expect(searchParams.get('body')).toMatch(new RegExp(`at the link below.*\nJoin the video call: ${LINK}`))
  const file = await (await app.visitor.send(bookingCalendarFilePath(token))).text()
  expect(readCalendar(file)).toMatchObject([{ location: LINK, url: LINK, sequence: 1 }])
})

test('commas and semicolons of a link reach calendars without a backslash', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  await saveLink(app, id, 'https://meet.example/ada?a=1,2;3')
  const file = lastMail(app)?.attachments.find(({ contentType }) => contentType === 'application/ics')?.text
  expect(file?.replaceAll(/\r?\n /g, '')).toMatch(/^URL;VALUE=URI:https:.*ada\?a=1%2C2%3B3\r?$/m)
})

test('the link stays through a move and is in its email; a canceled session shows it nowhere', async () => {
  const app = await startTestApp()
  const { id, token } = await book(app)
  await saveLink(app, id, LINK)
  const act = async (body: object) => {
    await app.visitor.ask(changeManagedBooking, { query: { token }, body })
    await app.drain()
  }
  await act({ action: 'reschedule', date: TUESDAY, time: '2:00 PM' })
  expect(lastMail(app)?.subject).toMatch(/^Moved/)
  expect(lastMail(app)?.text).toContain(`Link: ${LINK}`)
  expect(entryOf(lastMail(app))).toMatchObject({ location: LINK, sequence: 2 })

  await act({ action: 'cancel', reason: '' })
  expect(entryOf(lastMail(app))).toMatchObject({ method: 'CANCEL', sequence: 3, location: 'Video call' })
  expect(`${lastMail(app)?.text}${lastMail(app)?.html}`).not.toContain(LINK)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  expect(booking.meetingLink).toBe('')
})

test('a page that was opened before the link came can still move the session', async () => {
  const app = await startTestApp()
  const { id, token } = await book(app)
  const { booking } = await app.visitor.ask(readManagedBooking, { query: { token } })
  await saveLink(app, id, LINK)
  const body = { action: 'reschedule', date: TUESDAY, time: '2:00 PM', seen: booking.sequence } as const
  expect((await app.visitor.call(changeManagedBooking, { query: { token }, body })).status).toBe(200)
})

test('a link that comes after a reminder does not repeat it; the reminder an hour ahead joins the call', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const reminders = () => mailsTo(app, VISITOR).filter(({ subject }) => subject.startsWith('Reminder'))
  await waitUntil(app, newYork('2026-11-22', '9:30 AM'))
  expect(reminders()).toHaveLength(1)
  await saveLink(app, id, LINK)
  await waitUntil(app, newYork('2026-11-22', '9:45 AM'))
  expect(reminders()).toHaveLength(1)
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  expect(reminders()).toHaveLength(2)
  expect(reminders()[1]?.text).toMatch(new RegExp(`at the link below[^]*Link: ${LINK}`))
  expect(reminders()[1]?.text).toContain(`Join the video call: ${LINK}`)
})

test('a reminder that waits for the mail server is still sent after the link has come', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  app.mail.faults.set({ fault: 'refuse' })
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  await saveLink(app, id, LINK)
  app.mail.faults.clear()
  app.advance(10 * MINUTE)
  await app.drain()
  const reminder = mailsTo(app, VISITOR).find(({ subject }) => subject.startsWith('Reminder'))
  expect(reminder?.text).toContain(`Link: ${LINK}`)
})

test('a link that is changed again while mail is down is emailed once; a move in between does not keep it back', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  app.mail.faults.set({ fault: 'refuse' })
  await saveLink(app, id, LINK)
  app.advance(MINUTE)
  await saveLink(app, id, OTHER, LINK)
  const body = { date: TUESDAY, time: '2:00 PM', notify: false }
  await (await app.admin()).ask(moveBooking, { params: { id }, body })
  app.mail.faults.clear()
  app.advance(10 * MINUTE)
  await app.drain()
  expect(subjectsTo(app, VISITOR).filter((subject) => subject.startsWith('Video link'))).toHaveLength(1)
  expect(entryOf(lastMail(app))).toMatchObject({ location: OTHER, sequence: 3 })
})

test('without a link the reminder an hour ahead says that it is missing, and whom to call', async () => {
  const app = await startTestApp()
  await book(app)
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  expect(lastMail(app)?.text).toContain(
    'If you do not have the link yet, we email it to you before we start.',
  )
  expect(lastMail(app)?.text).toContain('please call (631) 555-0142')
})

test('a link that two administrators change at once is not lost, and saving it once more after a lost answer emails nobody', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  await saveLink(app, id, LINK)
  expect(await saveLink(app, id, OTHER)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Somebody else has changed the link since') },
  })
  expect((await saveLink(app, id, LINK)).status).toBe(200)
  expect(subjectsTo(app, VISITOR)).toHaveLength(2)
  app.advance(MINUTE)
  expect((await saveLink(app, id, OTHER, LINK)).status).toBe(200)
  expect(entryOf(lastMail(app))).toMatchObject({ sequence: 2, location: OTHER })

  const admin = await app.admin()
  const { entries } = await admin.ask(listAudit, { query: { act: 'booking.link' } })
  expect(entries.map(({ outcome }) => outcome).sort()).toEqual(['done', 'done', 'done', 'refused'])
  expect(entries[0]?.subject).toMatchObject({ kind: 'booking', id })
  expect(JSON.stringify(await app.rows('select * from audit_entry')), 'the log has no link').not.toContain(
    'meet.example',
  )
})

test('saving the link that was read is refused with what sends it again, and nothing claims to be sent', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  await saveLink(app, id, LINK)
  expect(await saveLink(app, id, LINK, LINK)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('“Resend confirmation”') },
  })
  expect(subjectsTo(app, VISITOR)).toHaveLength(2)
  const { entries } = await (await app.admin()).ask(listAudit, { query: { act: 'booking.link' } })
  expect(entries.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused'])
  expect(await saveLink(app, id, OTHER, OTHER), 'somebody else’s is told first').toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('Somebody else has changed the link since') },
  })
})

test.each([
  ['http://meet.example/a'],
  ['javascript:alert(1)'],
  ['https://ada:secret@meet.example/a'],
  ['https://meet.example/a b'],
  [`https://meet.example/${'a'.repeat(500)}`],
  ['/booking'],
  [' '],
])('a link that is not a short https address is a 400: %s', async (meetingLink) => {
  const app = await startTestApp()
  const { id } = await book(app)
  expect(await saveLink(app, id, meetingLink)).toMatchObject({
    status: 400,
    body: { fields: { meetingLink: expect.any(String) } },
  })
})

test('a link that was copied without its scheme gets it', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  const { body } = await saveLink(app, id, ' meet.example/abc-defg\u200b ')
  expect(body).toMatchObject({ booking: { meetingLink: 'https://meet.example/abc-defg' } })
})

test('only a scheduled video session gets a link (409)', async () => {
  const app = await startTestApp()
  const admin = await app.admin()
  const office = await book(app, { meeting: 'office' })
  const canceled = await book(app, { date: TUESDAY })
  await admin.ask(cancelBookingWith, { params: { id: canceled.id }, body: { notify: false } })
  expect((await saveLink(app, office.id, LINK)).status).toBe(409)
  expect((await saveLink(app, canceled.id, LINK)).status).toBe(409)
  expect((await saveLink(app, 'unknown', LINK)).status).toBe(404)
})

test('a session gets a link while it lasts, and none once it is over (409)', async () => {
  const app = await startTestApp()
  const { id } = await book(app)
  app.advance(newYork(MONDAY, '9:20 AM').getTime() - app.now().getTime())
  expect((await saveLink(app, id, LINK)).status).toBe(200)
  app.advance(10 * MINUTE)
  expect((await saveLink(app, id, OTHER, LINK)).status).toBe(409)
})

test('with one room for all sessions, its link is in the emails from the start, unless a booking has its own', async () => {
  const { video } = bookingMeetings
  video.link = 'https://meet.example/room'
  onTestFinished(() => {
    delete video.link
  })
  const app = await startTestApp()
  const { id, token } = await book(app)
  expect(lastMail(app)?.text).toContain('Link: https://meet.example/room')
  expect(lastMail(app)?.text).not.toContain('we email you the link')
  expect(entryOf(lastMail(app))).toMatchObject({ location: video.link, url: video.link, sequence: 0 })
  expect((await app.visitor.ask(readManagedBooking, { query: { token } })).booking.meetingLink).toBe(
    video.link,
  )
  const { bookings } = await (await app.admin()).ask(listBookings, { query: {} })
  expect(bookings[0]?.meetingLink, 'it has none of its own').toBe('')

  await saveLink(app, id, LINK)
  expect(entryOf(lastMail(app))).toMatchObject({ location: LINK, sequence: 1 })
  await book(app, { date: TUESDAY, meeting: 'phone' })
  expect(lastMail(app)?.text).not.toContain('meet.example')
})

test('a person’s copy has the link, and erasing a paid session takes it away', async () => {
  const app = await startTestApp()
  const { bookingId: id } = await payFor(app)
  await saveLink(app, id, LINK)
  const admin = await app.admin()
  await admin.ask(moveBooking, { params: { id }, body: { date: TUESDAY, time: '2:00 PM', notify: false } })
  await admin.ask(cancelBookingWith, { params: { id }, body: { notify: false } })
  await app.drain()
  const { email } = (await admin.ask(listBookings, { query: {} })).bookings[0] ?? { email: '' }
  const { records } = await admin.ask(findPerson, { body: { email } })
  expect(records.find((record) => record.id === id)?.fields).toMatchObject({ 'meeting link': LINK })
  expect(await admin.ask(erasePerson, { body: { email } })).toMatchObject({ emptied: 2, waiting: [] })
  expect(await app.rows('select meeting_link from booking')).toEqual([{ meeting_link: '' }])
})
