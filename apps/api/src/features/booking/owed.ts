import type { RefundFact } from '@beacon/rules/return-money'
import type { BookingRow } from '../../db/schema.ts'
import { wasCanceledInTime } from './deadlines.ts'

/**
 * Why what is left of a session's money is its client's: a refund failed, it was paid too late or canceled in time; or,
 * since the agency canceled it, they choose between another time and the money. Null if it is the agency's.
 */
export type Owed = 'failed' | 'late' | 'in time' | 'choice' | null

/**
 * What of a session's money is owed, and why; as long as a bank decides, nothing is refunded all the same (0049).
 * @param left cents that could still be refunded
 * @param refunds newest first
 */
export function owedOf(booking: BookingRow, left: number, refunds: readonly RefundFact[]): Owed {
  if (left === 0) return null
  if (isUnsettledFailure(booking, refunds[0])) return 'failed'
  if (booking.status === 'expired') return 'late'
  if (wasCanceledInTime(booking)) return 'in time'
  return booking.cancelled_by === 'administrator' ? 'choice' : null
}

/** A person has yet to look at it; it does not take away the choice of whoever was canceled after it was asked for. */
const isUnsettledFailure = (
  { attention, cancelled_by, cancelled_at }: BookingRow,
  last: RefundFact | undefined,
): boolean =>
  last?.state === 'failed' &&
  attention !== null &&
  (cancelled_by !== 'administrator' || last.createdAt >= (cancelled_at ?? ''))
