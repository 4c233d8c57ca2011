import { bookingPolicy } from '@beacon/content/booking-services'
import { HOUR_MS, isoAfter } from '../../clock.ts'
import type { BookingRow } from '../../db/schema.ts'

/** Until when a visitor may move or cancel a booking, and until when a paid one is refunded in full. */
export function deadlinesOf({ starts_at, refund_until }: BookingRow): {
  changeUntil: string
  refundUntil: string
} {
  const startsAt = new Date(starts_at)
  return {
    changeUntil: isoAfter(startsAt, -bookingPolicy.changeUntilHours * HOUR_MS),
    refundUntil: refund_until ?? usualRefundUntil(starts_at),
  }
}

/** Whether its visitor may still move or cancel a session. */
export const isChangeable = (booking: BookingRow, now: Date): boolean =>
  booking.status === 'scheduled' && now.toISOString() <= deadlinesOf(booking).changeUntil

/** Whether its visitor canceled a session while its money was to go back. */
export const wasCanceledInTime = (booking: BookingRow): boolean =>
  booking.cancelled_by === 'visitor' && (booking.cancelled_at ?? '') <= deadlinesOf(booking).refundUntil

/** Whether a time is still kept for whoever it was offered to, or who is paying for it. */
export const isKept = ({ hold_until }: Pick<BookingRow, 'hold_until'>, now: Date): boolean =>
  hold_until !== null && hold_until > now.toISOString()

/** The refund deadline of a session that was never moved. */
export const usualRefundUntil = (startsAt: string): string =>
  isoAfter(new Date(startsAt), -bookingPolicy.fullRefundUntilHours * HOUR_MS)

/** Whether a session was moved after its refund deadline had passed, which did not extend it. */
export const isPastRefund = ({
  refund_until,
  starts_at,
}: Pick<BookingRow, 'refund_until' | 'starts_at'>): boolean =>
  refund_until !== null && refund_until < usualRefundUntil(starts_at)

/** The first start of a session that could still be canceled now with a refund. */
export const refundedFrom = (now: Date): string => isoAfter(now, bookingPolicy.fullRefundUntilHours * HOUR_MS)

/** A move within the last day, or of a no-show, keeps the original refund deadline, or it would be a way around the rule. */
export function keptRefundUntil(booking: BookingRow, now: Date): string | null {
  const { refundUntil } = deadlinesOf(booking)
  return now.toISOString() > refundUntil ? refundUntil : null
}

/** The agency's move takes no refund away: a session moved nearer keeps its deadline, but not beyond its start. */
export function laterRefundUntil(booking: BookingRow, startsAt: string): string | null {
  const { refundUntil } = deadlinesOf(booking)
  if (refundUntil <= usualRefundUntil(startsAt)) return null
  return refundUntil < startsAt ? refundUntil : startsAt
}
