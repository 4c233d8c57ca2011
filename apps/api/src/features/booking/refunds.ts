import type { Clock } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import type { RefundSums } from '../../payments/purpose.ts'
import { deadlinesOf } from './deadlines.ts'

/** What of a booking's payment can be refunded, has been asked back, or could not be. */
export interface BookingRefunds {
  /** What can be refunded, in cents. */
  refundable(db: Db | Tx, booking: BookingRow): Promise<number>
  /** The same of every booking that has any left, by its id. */
  refundableOfAll(db: Db): Promise<ReadonlyMap<string, number>>
  /** Ids of the payments of which a refund by card has failed. */
  refundsFailed(db: Db | Tx): Promise<ReadonlySet<string>>
  /** The refund that the visitor's cancellation asked for, in cents. */
  refundAsked(tx: Tx, booking: BookingRow): Promise<number>
  /** The refund for a cancellation by the visitor now, in cents. */
  refundNow(db: Db | Tx, booking: BookingRow): Promise<number>
}

interface RefundDeps {
  clock: Clock
  refundSums: RefundSums
}

/** Derives the figures from the payment's own rows: a booking stores what was paid, not what is left. */
export function createBookingRefunds({ clock, refundSums }: RefundDeps): BookingRefunds {
  const refundable = async (db: Db | Tx, { id, paid_cents }: BookingRow): Promise<number> =>
    paid_cents > 0 ? refundSums.left(db, 'booking', id) : 0

  async function refundNow(db: Db | Tx, booking: BookingRow): Promise<number> {
    const isInTime = clock().toISOString() <= deadlinesOf(booking).refundUntil
    return booking.status === 'scheduled' && isInTime ? refundable(db, booking) : 0
  }

  return {
    refundable,
    refundableOfAll: (db) => refundSums.leftOfAll(db, 'booking'),
    refundsFailed: (db) => refundSums.failed(db, 'booking'),
    refundNow,
    refundAsked: (tx, { id }) => refundSums.requested(tx, 'booking', id, 'visitor'),
  }
}
