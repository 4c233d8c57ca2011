import { type Clock, DAY_MS, HOUR_MS } from '../../clock.ts'
import type { BookingRow, Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewJob } from '../../outbox/store.ts'
import { jobOf } from './notices.ts'
import { listAgreed } from './store.ts'

/** How often to look for bookings that are to be reminded of. */
export const REMIND_EVERY_MS = 60_000

/** How long before the start a reminder goes out, by its kind. */
const reminders = {
  'mail.booking-reminder-day': DAY_MS,
  'mail.booking-reminder-hour': HOUR_MS,
} as const

const FIRST_AHEAD_MS = Math.max(...Object.values(reminders))

/**
 * Leaves a job for each reminder whose time has come. A booking that was agreed later than that has none; whoever looks
 * twice finds the same job.
 */
export function createReminders({ db, clock, outbox }: { db: Db; clock: Clock; outbox: Outbox }) {
  function dueFor(booking: BookingRow, now: Date): NewJob[] {
    return Object.entries(reminders)
      .map(([kind, aheadMs]) => ({
        ...jobOf(kind, booking),
        runAt: new Date(Date.parse(booking.starts_at) - aheadMs),
      }))
      .filter(({ runAt }) => runAt <= now && isBefore(booking.agreed_at, runAt))
  }

  return async (): Promise<void> => {
    const now = clock()
    const bookings = await listAgreed(db, { from: now, until: new Date(now.getTime() + FIRST_AHEAD_MS) })
    const jobs = bookings.flatMap((booking) => dueFor(booking, now))
    if (jobs.length === 0) return
    await inTransaction(db, (tx) => outbox.add(tx, ...jobs))
    outbox.nudge()
  }
}

const isBefore = (agreedAt: BookingRow['agreed_at'], instant: Date): boolean =>
  agreedAt !== null && agreedAt < instant.toISOString()
