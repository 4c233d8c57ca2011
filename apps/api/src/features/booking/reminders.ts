import { bookingPolicy } from '@beacon/content/booking-services'
import { type Clock, DAY_MS, HOUR_MS, isoAfter } from '../../clock.ts'
import type { BookingRow, Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewJob } from '../../outbox/store.ts'
import { usualRefundUntil } from './deadlines.ts'
import { jobOf, reminderKeyOf } from './notices.ts'
import { listAgreed } from './store.ts'

/** How often to look for due reminders. */
export const REMIND_EVERY_MS = 60_000

interface Ahead {
  /** How long before the start it is due. */
  fromMs: (booking: BookingRow) => number
  /** How long before the start it is too late for it, because the next one takes its place. */
  untilMs: number
}

const reminders: Readonly<Record<string, Ahead>> = {
  'mail.booking-reminder-day': { fromMs: dayAheadMs, untilMs: HOUR_MS },
  'mail.booking-reminder-hour': { fromMs: () => HOUR_MS, untilMs: 0 },
}

const HOURS_TO_DECIDE = 2
const FIRST_AHEAD_MS = Math.max(DAY_MS, (bookingPolicy.fullRefundUntilHours + HOURS_TO_DECIDE) * HOUR_MS)

/** A day, or early enough to cancel a paid session for its money. */
function dayAheadMs({ starts_at, agreed_at, paid_cents, refunded_cents, refund_until }: BookingRow): number {
  // A deadline before the usual one had passed when the session was moved.
  const isRefundable =
    paid_cents > refunded_cents && (refund_until === null || refund_until > usualRefundUntil(starts_at))
  const first = new Date(Date.parse(starts_at) - FIRST_AHEAD_MS)
  return isRefundable && isBefore(agreed_at, first) ? FIRST_AHEAD_MS : DAY_MS
}

/** Whether a reminder still has something to say when its turn comes. */
export const isInTime = (kind: string, { starts_at }: BookingRow, now: Date): boolean =>
  isoAfter(now, reminders[kind]?.untilMs ?? 0) < starts_at

/**
 * Queues each reminder that is due. A booking that was confirmed later than that gets none; running twice finds the
 * same job.
 */
export function createReminders({ db, clock, outbox }: { db: Db; clock: Clock; outbox: Outbox }) {
  function dueFor(booking: BookingRow, now: Date): NewJob[] {
    return Object.entries(reminders)
      .map(([kind, { fromMs }]) => ({
        ...jobOf(kind, booking),
        dedupeKey: reminderKeyOf(kind, booking),
        runAt: new Date(Date.parse(booking.starts_at) - fromMs(booking)),
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
