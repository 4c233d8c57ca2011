import type { Clock } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'

const HOUR_MS = 60 * 60_000

/** How long before the start a reminder goes out, by its kind. */
export const reminders = {
  'mail.booking-reminder-day': 24 * HOUR_MS,
  'mail.booking-reminder-hour': HOUR_MS,
} as const

interface Choice {
  /** Whether the visitor is told; the agency always is. */
  notify: boolean
}

/** Who is told what about a booking: jobs of the outbox, in the transaction of the change. */
export interface Notices {
  booked(tx: Tx, booking: BookingRow, choice?: Choice): Promise<void>
  /** As `booked`, with a receipt. */
  paid(tx: Tx, booking: BookingRow): Promise<void>
  moved(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  cancelled(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  /** The money came when the time had gone to somebody else. */
  tooLate(tx: Tx, booking: BookingRow): Promise<void>
  refunded(tx: Tx, booking: BookingRow): Promise<void>
}

/** One mail of a kind for each version of a booking, and a reminder belongs to the version that it was made for. */
export const keyOf = (kind: string, { id, sequence }: BookingRow): string => `${kind}:${id}:${sequence}`

export function createNotices({ clock, outbox }: { clock: Clock; outbox: Outbox }): Notices {
  const add = (tx: Tx, kind: string, booking: BookingRow, runAt?: Date) =>
    outbox.add(tx, {
      kind,
      about: `booking:${booking.id}`,
      dedupeKey: keyOf(kind, booking),
      ...(runAt ? { runAt } : {}),
    })

  async function remind(tx: Tx, booking: BookingRow): Promise<void> {
    for (const [kind, aheadMs] of Object.entries(reminders)) {
      const runAt = new Date(Date.parse(booking.starts_at) - aheadMs)
      if (runAt > clock()) await add(tx, kind, booking, runAt)
    }
  }

  async function tell(tx: Tx, kind: string, booking: BookingRow, { notify }: Choice): Promise<void> {
    if (notify) await add(tx, `mail.booking-${kind}`, booking)
    await add(tx, `mail.booking-${kind}-notice`, booking)
  }

  async function booked(tx: Tx, booking: BookingRow, choice: Choice = { notify: true }): Promise<void> {
    await tell(tx, 'booked', booking, choice)
    await remind(tx, booking)
  }

  return {
    booked,
    async paid(tx, booking) {
      await booked(tx, booking)
      await add(tx, 'mail.booking-receipt', booking)
    },
    async moved(tx, booking, choice) {
      await tell(tx, 'moved', booking, choice)
      await remind(tx, booking)
    },
    cancelled: (tx, booking, choice) => tell(tx, 'cancelled', booking, choice),
    tooLate: (tx, booking) => tell(tx, 'too-late', booking, { notify: true }),
    refunded: (tx, booking) =>
      outbox.add(tx, {
        kind: 'mail.booking-refunded',
        about: `booking:${booking.id}`,
        dedupeKey: `mail.booking-refunded:${booking.id}:${booking.refunded_cents}`,
      }),
  }
}
