import type { ManagedBooking } from '@beacon/contract/booking'
import type { Clock } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import type { RefundSums } from '../../payments/purpose.ts'
import { subjectsInDispute } from '../../payments/unsettled.ts'
import { deadlinesOf } from './deadlines.ts'
import { owedOf } from './owed.ts'

/** What of a booking's payment can be refunded, has been asked back, or could not be. */
export interface BookingRefunds {
  /** What can be refunded, in cents. */
  refundable(db: Db | Tx, booking: BookingRow): Promise<number>
  /** The same of every booking that has any left, by its id. */
  refundableOfAll(db: Db): Promise<ReadonlyMap<string, number>>
  /** Ids of the payments of which a refund by card has failed. */
  refundsFailed(db: Db | Tx): Promise<ReadonlySet<string>>
  /** The refund that the visitor's cancellation asked for, in cents, unless it has failed. */
  refundAsked(tx: Tx, booking: BookingRow): Promise<number>
  /** Ids of the bookings of which a bank has yet to decide about a payment. */
  inDispute(db: Db | Tx): Promise<ReadonlySet<string>>
  /** Where the money of a booking is, for its visitor. */
  moneyNow(db: Db | Tx, booking: BookingRow): Promise<MoneyNow>
  /** Whether the agency has canceled a paid session and its money is still here, so that its client can have another time. */
  canComeBack(tx: Tx, booking: BookingRow): Promise<boolean>
  /** The refund for a cancellation by the visitor now, in cents: what a bank decides about is left to people (0049). */
  refundNow(db: Db | Tx, booking: BookingRow): Promise<number>
}

/** `coming`: asked for and not made yet; `delayed`: a person has to see to it; `kept`: canceled too late. */
export type MoneyNow = Pick<ManagedBooking, 'leftCents' | 'refundCents' | 'refundState' | 'isInDispute'>

const NO_MONEY: MoneyNow = { leftCents: 0, refundCents: 0, refundState: null, isInDispute: false }

interface RefundDeps {
  clock: Clock
  refundSums: RefundSums
}

/** Derives the figures from the payment's own rows: a booking stores what was paid, not what is left. */
export function createBookingRefunds({ clock, refundSums }: RefundDeps): BookingRefunds {
  const refundable = async (db: Db | Tx, { id, paid_cents }: BookingRow): Promise<number> =>
    paid_cents > 0 ? refundSums.left(db, 'booking', id) : 0

  const inDispute = (db: Db | Tx) => subjectsInDispute(db, 'booking')

  const isInTime = (booking: BookingRow): boolean =>
    booking.status === 'scheduled' && clock().toISOString() <= deadlinesOf(booking).refundUntil

  async function refundNow(db: Db | Tx, booking: BookingRow): Promise<number> {
    if (booking.paid_cents === 0 || !isInTime(booking)) return 0
    return (await inDispute(db)).has(booking.id) ? 0 : refundable(db, booking)
  }

  async function refundStateOf(
    db: Db | Tx,
    booking: BookingRow,
    left: number,
  ): Promise<MoneyNow['refundState']> {
    const refunds = await refundSums.refunds(db, 'booking', booking.id)
    // One that the provider has counts as refunded.
    if (refunds.some(({ state }) => state === 'requested')) return 'coming'
    const owed = owedOf(booking, left, refunds)
    // Of a refund that failed, a person has settled how else the money went back, unless another time was given since.
    const [last] = refunds
    const hasFailed = last?.state === 'failed' && last.createdAt >= (booking.agreed_at ?? '')
    const isKept = left > 0 && booking.status === 'cancelled' && !hasFailed
    if (owed === null && isKept) return 'kept'
    return (owed === 'failed' || owed === 'in time') && booking.attention !== null ? 'delayed' : null
  }

  async function moneyNow(db: Db | Tx, booking: BookingRow): Promise<MoneyNow> {
    if (booking.paid_cents === 0) return NO_MONEY
    const leftCents = await refundable(db, booking)
    const isInDispute = (await inDispute(db)).has(booking.id)
    return {
      leftCents,
      isInDispute,
      refundCents: isInTime(booking) && !isInDispute ? leftCents : 0,
      refundState: await refundStateOf(db, booking, isInDispute ? 0 : leftCents),
    }
  }

  return {
    refundable,
    refundableOfAll: (db) => refundSums.leftOfAll(db, 'booking'),
    refundsFailed: (db) => refundSums.failed(db, 'booking'),
    refundNow,
    inDispute,
    moneyNow,
    canComeBack: async (tx, booking) =>
      booking.cancelled_by === 'administrator' && booking.email !== '' && (await refundable(tx, booking)) > 0,
    refundAsked: (tx, { id }) => refundSums.requested(tx, 'booking', id, 'visitor'),
  }
}
