import type { Clock } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewJob } from '../../outbox/store.ts'

interface Choice {
  /** Whether the visitor is told; the agency always is. */
  notify: boolean
}

/** Who is told what about a booking: jobs of the outbox, in the transaction of the change. */
export interface Notices {
  booked(tx: Tx, booking: BookingRow, choice?: Choice): Promise<void>
  /** As `booked`, with a receipt. */
  paid(tx: Tx, booking: BookingRow): Promise<void>
  /** What the visitor was sent when it was agreed, once more, as the booking is now. */
  again(tx: Tx, booking: BookingRow): Promise<void>
  moved(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  cancelled(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  /** The money came when the time was not free any more. */
  tooLate(tx: Tx, booking: BookingRow): Promise<void>
  refunded(tx: Tx, booking: BookingRow): Promise<void>
  /** Something about its payment needs a person: the agency is told. */
  flagged(tx: Tx, booking: BookingRow): Promise<void>
}

/** One mail of a kind for each version of a booking, and a reminder belongs to the version that it was made for. */
export const keyOf = (kind: string, { id, sequence }: BookingRow): string => `${kind}:${id}:${sequence}`

/** The job of a mail about a booking as it is now. */
export const jobOf = (kind: string, booking: BookingRow): NewJob & { dedupeKey: string } => ({
  kind,
  about: `booking:${booking.id}`,
  dedupeKey: keyOf(kind, booking),
})

export function createNotices({ clock, outbox }: { clock: Clock; outbox: Outbox }): Notices {
  const lettersOf = (kind: string, booking: BookingRow, { notify }: Choice): NewJob[] => [
    ...(notify ? [jobOf(`mail.booking-${kind}`, booking)] : []),
    jobOf(`mail.booking-${kind}-notice`, booking),
  ]

  return {
    booked: (tx, booking, choice = { notify: true }) =>
      outbox.add(tx, ...lettersOf('booked', booking, choice)),
    paid: (tx, booking) =>
      outbox.add(
        tx,
        ...lettersOf('booked', booking, { notify: true }),
        jobOf('mail.booking-receipt', booking),
      ),
    again(tx, booking) {
      const isPaid = booking.paid_cents > 0
      const kinds = isPaid ? ['mail.booking-booked', 'mail.booking-receipt'] : ['mail.booking-booked']
      const distinction = `again:${clock().getTime()}`
      const again = (kind: string): NewJob => ({
        ...jobOf(kind, booking),
        dedupeKey: `${keyOf(kind, booking)}:${distinction}`,
      })
      return outbox.add(tx, ...kinds.map(again))
    },
    moved: (tx, booking, choice) => outbox.add(tx, ...lettersOf('moved', booking, choice)),
    cancelled: (tx, booking, choice) => outbox.add(tx, ...lettersOf('cancelled', booking, choice)),
    tooLate: (tx, booking) => outbox.add(tx, ...lettersOf('too-late', booking, { notify: true })),
    refunded: (tx, booking) =>
      outbox.add(tx, {
        kind: 'mail.booking-refunded',
        about: `booking:${booking.id}`,
        dedupeKey: `mail.booking-refunded:${booking.id}:${booking.refunded_cents}:${clock().getTime()}`,
      }),
    flagged: (tx, booking) =>
      outbox.add(tx, {
        kind: 'mail.booking-attention-notice',
        about: `booking:${booking.id}`,
        dedupeKey: `mail.booking-attention-notice:${booking.id}:${clock().getTime()}`,
      }),
  }
}
