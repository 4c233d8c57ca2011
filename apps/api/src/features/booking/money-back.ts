import { refundRule } from '@beacon/content/booking-changes'
import { bookingCalendar, bookingPolicy } from '@beacon/content/booking-services'
import { REFUND_DELAYED } from '@beacon/content/refund-words'
import { longDate } from '@beacon/rules/day-words'
import { momentWords } from '@beacon/rules/moment-words'
import { usd } from '@beacon/rules/money'
import type { BookingRow } from '../../db/schema.ts'
import { deadlinesOf, isPastRefund } from './deadlines.ts'
import type { Owed } from './owed.ts'

/** The money of a session, in cents. */
export interface MoneyBack {
  /** What its cancellation gives back, or would give back now. */
  refund: number
  /** What could still be refunded: nothing that is on its way, or that a bank took back. */
  left: number
  /** What was given back by hand. */
  byHand: number
  /** Whether a bank has yet to decide about the payment. */
  isInDispute: boolean
  owed: Owed
}

/** What happens to the money of a canceled session, for its visitor; a refund gets a mail of its own when it is made. */
export function moneyBackWords(booking: BookingRow, { refund, left, isInDispute, owed }: MoneyBack): string {
  const { paid_cents } = booking
  if (paid_cents === 0) return ''
  const paid = usd(paid_cents)
  if (refund > 0) {
    const what = refund < paid_cents ? `The remaining ${usd(refund)} of your ${paid}` : `The full ${paid}`
    return `${what} goes back to your card. A separate email confirms it.`
  }
  if (left === 0) return `Your ${paid} has gone back to you already, or is on its way.`
  if (isInDispute) {
    const wait = `You paid ${paid}. Your bank is deciding about that payment, so we refund nothing meanwhile.`
    return owed === 'choice'
      ? `${wait} Once it has decided, the choice is yours: another time, or ${backOf(paid_cents, left)}. Just reply to this email.`
      : wait
  }
  if (owed === 'failed' || (owed === 'in time' && booking.attention !== null)) return REFUND_DELAYED
  if (owed === 'in time') return ''
  return owed === 'choice' ? choiceOf(paid_cents, left) : keptOf(booking, left)
}

const backOf = (paid: number, left: number): string =>
  left < paid ? `a refund of the remaining ${usd(left)}` : 'a full refund'

/** The agency canceled, and asks what to do with the money. */
function choiceOf(paid: number, left: number): string {
  return `You paid ${usd(paid)}, and the choice is yours: another time, or ${backOf(paid, left)}. Just reply to this email. If a refund is already under way, a separate email confirms it.`
}

const deadlineWas = (instant: string): string => `The refund deadline was ${deadlineWords(instant)}`

/** Of a paid session that was moved after its refund deadline, for its visitor; empty of any other. */
export const notExtendedWords = (booking: BookingRow): string =>
  booking.paid_cents > 0 && booking.refund_until && isPastRefund(booking)
    ? `${deadlineWas(booking.refund_until)}, and moving the session after that did not extend it.`
    : ''

/** The visitor canceled after the deadline. */
function keptOf(booking: BookingRow, left: number): string {
  const { paid_cents, refund_until } = booking
  const paid = usd(paid_cents)
  if (left < paid_cents)
    return `Of your ${paid}, ${usd(paid_cents - left)} has gone back to you already, or is on its way. The session was canceled after the refund deadline, so the other ${usd(left)} stays with us.`
  if (refund_until) return `You paid ${paid}. ${notExtendedWords(booking) || `${deadlineWas(refund_until)}.`}`
  return `You paid ${paid}. A session that is canceled less than ${bookingPolicy.fullRefundUntilHours} hours before its start is not refunded.`
}

/**
 * Until when a session can be canceled online for its money, for its visitor; empty once that is over. A session that
 * the agency moved nearer keeps a deadline that may be later than the last moment for canceling it.
 */
export function refundUntilWords(booking: BookingRow, { refund }: MoneyBack): string {
  if (refund === 0) return ''
  const { refundUntil, changeUntil } = deadlinesOf(booking)
  const [earlier = refundUntil] = [changeUntil, refundUntil].toSorted()
  const deadline = deadlineWords(earlier)
  return `If you cancel by ${deadline}, ${refundRule('your session', { refund, paid: booking.paid_cents })}`
}

const deadlineWords = (instant: string): string =>
  momentWords(bookingCalendar.timeZone, new Date(instant), longDate)

/** What happens to the money of a canceled session, for the agency, which may still have to act. */
export function moneyBackNotice({ refund, left, isInDispute }: MoneyBack): string {
  if (refund > 0) return `${usd(refund)} goes back to the card.`
  if (left === 0) return ''
  return `Not refunded: ${usd(left)}.${isInDispute ? ' The bank is deciding about the payment.' : ''}`
}
