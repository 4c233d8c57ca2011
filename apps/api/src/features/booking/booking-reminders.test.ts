import { changeManagedBooking } from '@beacon/contract/booking'
import { cancelBookingWith, moveBooking } from '@beacon/contract/booking-admin'
import { refundPayment } from '@beacon/contract/payment-admin'
import { expect, test } from 'vitest'
import { book, mailsTo, subjectsTo, VISITOR } from '../../../test/booking-mails.ts'
import { MONDAY, newYork, TUESDAY } from '../../../test/bookings.ts'
import { mailTo, payFor } from '../../../test/paid-bookings.ts'
import { HOUR, MINUTE, startTestApp, type TestApp } from '../../../test/start-app.ts'

const waitUntil = async (app: TestApp, instant: Date) => {
  app.advance(instant.getTime() - app.now().getTime())
  await app.deps.booking.remind()
  await app.drain()
}

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

const reminders = (app: TestApp) =>
  mailsTo(app, VISITOR).filter(({ subject }) => subject.startsWith('Reminder'))
const beforeMonday = (milliseconds: number) => new Date(newYork(MONDAY, '9:00 AM').getTime() - milliseconds)

test('a paid session is reminded of two hours before its refund deadline, which the email names', async () => {
  const app = await startTestApp()
  await payFor(app)
  await waitUntil(app, beforeMonday(26 * HOUR + MINUTE))
  expect(reminders(app)).toEqual([])
  await waitUntil(app, beforeMonday(26 * HOUR))
  expect(await mailTo(app, VISITOR, 'Reminder')).toContain(
    'If you cancel by Sunday, November 22, 2026 at 9:00 AM EST, your session is refunded in full; after that, there is no refund.',
  )
  await waitUntil(app, beforeMonday(2 * HOUR))
  expect(reminders(app)).toHaveLength(1)
  await waitUntil(app, beforeMonday(HOUR))
  expect(reminders(app)).toHaveLength(2)
  expect(reminders(app)[1]?.text).not.toContain('refund')
})

test('after a partial refund, the reminder of a paid session says what is left to refund', async () => {
  const app = await startTestApp()
  const { intentId } = await payFor(app)
  const body = { paymentIntentId: intentId, amount: 5000, reason: '' }
  await (await app.admin()).ask(refundPayment, { body })
  await app.drain()
  await waitUntil(app, beforeMonday(26 * HOUR))
  expect(await mailTo(app, VISITOR, 'Reminder')).toContain(
    'If you cancel by Sunday, November 22, 2026 at 9:00 AM EST, $149.00 goes back to your card; after that, nothing more does.',
  )
})

test('a session paid less than two hours before its refund deadline is reminded of a day ahead, without it', async () => {
  const app = await startTestApp()
  await waitUntil(app, beforeMonday(25 * HOUR))
  await payFor(app)
  await waitUntil(app, beforeMonday(24 * HOUR + MINUTE))
  expect(reminders(app)).toEqual([])
  await waitUntil(app, beforeMonday(24 * HOUR - MINUTE))
  expect(reminders(app)).toHaveLength(1)
  expect(reminders(app)[0]?.text).not.toContain('refund')
})

test('a reminder that can only go out after the refund deadline no longer names it', async () => {
  const app = await startTestApp()
  await payFor(app)
  app.mail.faults.set({ fault: 'refuse' })
  await waitUntil(app, beforeMonday(26 * HOUR))
  app.mail.faults.clear()
  await waitUntil(app, beforeMonday(23 * HOUR))
  expect(reminders(app)).toHaveLength(1)
  expect(reminders(app)[0]?.text).not.toContain('refund')
})

test('the reminder of a session that the agency moved nearer names the last moment for canceling it online', async () => {
  const app = await startTestApp()
  const { bookingId: id } = await payFor(app, { bookingDate: '2026-12-04' })
  const body = { date: '2026-12-02', time: '9:00 AM' }
  await waitUntil(app, newYork('2026-11-30', '8:00 AM'))
  await (await app.admin()).ask(moveBooking, { params: { id }, body })
  await waitUntil(app, newYork('2026-12-01', '10:00 AM'))
  expect(reminders(app).at(-1)?.text).toContain('If you cancel by Wednesday, December 2, 2026 at 7:00 AM EST')
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
  await waitUntil(app, newYork(MONDAY, '7:59 AM'))
  app.mail.faults.set({ fault: 'refuse' })
  await waitUntil(app, newYork(MONDAY, '8:00 AM'))
  app.advance(HOUR)
  app.mail.faults.clear()
  await app.drain()
  const hourly = "select state from outbox where kind = 'mail.booking-reminder-hour'"
  expect(await app.rows(hourly)).toEqual([{ state: 'done' }])
  expect(reminders(app), 'the day’s').toHaveLength(1)
})
