import type { Clock } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { NewJob } from '../../outbox/store.ts'
import { subjectOf } from './store.ts'
import { versionOf } from './version.ts'

interface Choice {
  /** Whether the visitor is told; the agency always is. */
  notify: boolean
}

/** Queues the mails about a booking, in the transaction of the change. */
export interface Notices {
  booked(tx: Tx, booking: BookingRow, choice?: Choice): Promise<void>
  /** Like `booked`, with a receipt. */
  paid(tx: Tx, booking: BookingRow): Promise<void>
  /** Resends the visitor's confirmation, for the booking as it is now, and of a paid one the receipt if it is wanted. */
  again(tx: Tx, booking: BookingRow, wanted: { receipt: boolean }): Promise<void>
  moved(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  /** Emails the visitor the link of the video call; nobody else. */
  linked(tx: Tx, booking: BookingRow): Promise<void>
  cancelled(tx: Tx, booking: BookingRow, choice: Choice): Promise<void>
  /** The payment arrived when the time was no longer free. */
  tooLate(tx: Tx, booking: BookingRow): Promise<void>
  refunded(tx: Tx, booking: BookingRow): Promise<void>
  /** A person has to look at its payment: tells the agency. */
  flagged(tx: Tx, booking: BookingRow): Promise<void>
}

/** The dedupe key: one mail of a kind for each version of a booking. */
const keyOf = (kind: string, { id, sequence }: Pick<BookingRow, 'id' | 'sequence'>): string =>
  `${kind}:${id}:${sequence}`

/** A reminder belongs to a version, too, but a new link, or other details, alone do not repeat those that were sent. */
export const reminderKeyOf = (kind: string, booking: BookingRow): string =>
  keyOf(kind, { id: booking.id, sequence: versionOf(booking) })

/** The key of the mail about a booking's latest link, whether or not the session was moved since. */
export const linkKeyOf = ({ id, link_changes }: BookingRow): string =>
  `mail.booking-link:${id}:link-${link_changes}`

/**
 * What the key of a mail about a refund begins with: the sum that is refunded by then. A later refund has a mail of its
 * own, about all of them.
 */
export const refundKeyOf = ({ id, refunded_cents }: BookingRow): string =>
  `mail.booking-refunded:${id}:${refunded_cents}:`

/** The job of a mail about a booking as it is now. */
export const jobOf = (kind: string, booking: BookingRow): NewJob & { dedupeKey: string } => ({
  kind,
  about: subjectOf(booking),
  dedupeKey: keyOf(kind, booking),
})

/**
 * A mail about a state has the booking's version as its key, so it is queued once; a resent mail, a refund and a
 * flagged payment are queued every time.
 */
export function createNotices({ clock, outbox }: { clock: Clock; outbox: Outbox }): Notices {
  const mailsOf = (kind: string, booking: BookingRow, { notify }: Choice): NewJob[] => [
    ...(notify ? [jobOf(`mail.booking-${kind}`, booking)] : []),
    jobOf(`mail.booking-${kind}-notice`, booking),
  ]

  return {
    booked: (tx, booking, choice = { notify: true }) => outbox.add(tx, ...mailsOf('booked', booking, choice)),
    paid: (tx, booking) =>
      outbox.add(tx, ...mailsOf('booked', booking, { notify: true }), jobOf('mail.booking-receipt', booking)),
    again(tx, booking, { receipt }) {
      const kinds =
        receipt && booking.paid_cents > 0
          ? ['mail.booking-booked', 'mail.booking-receipt']
          : ['mail.booking-booked']
      const distinction = `again:${clock().getTime()}`
      const again = (kind: string): NewJob => ({
        ...jobOf(kind, booking),
        dedupeKey: `${keyOf(kind, booking)}:${distinction}`,
      })
      return outbox.add(tx, ...kinds.map(again))
    },
    moved: (tx, booking, choice) => outbox.add(tx, ...mailsOf('moved', booking, choice)),
    linked: (tx, booking) =>
      outbox.add(tx, { ...jobOf('mail.booking-link', booking), dedupeKey: linkKeyOf(booking) }),
    cancelled: (tx, booking, choice) => outbox.add(tx, ...mailsOf('cancelled', booking, choice)),
    tooLate: (tx, booking) => outbox.add(tx, ...mailsOf('too-late', booking, { notify: true })),
    refunded: (tx, booking) =>
      outbox.add(tx, {
        kind: 'mail.booking-refunded',
        about: subjectOf(booking),
        dedupeKey: refundKeyOf(booking) + clock().getTime(),
      }),
    flagged: (tx, booking) =>
      outbox.add(tx, {
        kind: 'mail.booking-attention-notice',
        about: subjectOf(booking),
        dedupeKey: `mail.booking-attention-notice:${booking.id}:${clock().getTime()}`,
      }),
  }
}
