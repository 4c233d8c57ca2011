import { usd } from '@beacon/rules/money'
import type { BookingRow, Tx } from '../../db/schema.ts'
import type { PaymentFacts, PaymentPurpose, PaymentSubject, RefundSums } from '../../payments/purpose.ts'
import { isAnswered, ON_ALL_THE_SAME } from '../../payments/reasons.ts'
import { closedFor, tryToTakeTime } from './agenda.ts'
import { settle } from './attention.ts'
import { createHolds, type HoldDeps, type PaidBookingRequest } from './holds.ts'
import type { Notices } from './notices.ts'
import { type Owed, owedOf } from './owed.ts'
import { changeBooking, findBooking } from './store.ts'

interface PurposeDeps extends HoldDeps {
  notices: Notices
  refundSums: RefundSums
}

/**
 * A paid booking: its time is held for fifteen minutes from the start of the payment, and confirmed when the money has
 * come (D15).
 */
export function createBookingPurpose(deps: PurposeDeps): PaymentPurpose<PaidBookingRequest> {
  const { clock, notices, waitingList, refundSums } = deps
  const holds = createHolds(deps)

  /** Ends a hold: its time is free again. Undefined when it had ended. */
  async function release(tx: Tx, bookingId: string): Promise<BookingRow | undefined> {
    const ended = await changeBooking(tx, bookingId, 'held', {
      status: 'expired',
      hold_until: null,
      holder_hash: null,
    })
    if (ended) await waitingList.freeTime(tx, ended)
    return ended
  }

  const isAhead = ({ status, starts_at }: BookingRow): boolean =>
    status === 'scheduled' && starts_at > clock().toISOString()

  /** A person has to look at it, for this reason, too. */
  async function flag(tx: Tx, { id, status, attention }: BookingRow, reason: string): Promise<void> {
    const reasons = attention ? `${attention}\n${reason}` : reason
    const flagged = await changeBooking(tx, id, status, { attention: reasons })
    if (flagged) await notices.flagged(tx, flagged)
  }

  /** The booking that was paid for: a session that began before we learned of the money is held for nobody. */
  async function bookingOf(tx: Tx, { subjectId }: PaymentFacts): Promise<BookingRow | undefined> {
    const booking = await findBooking(tx, subjectId)
    const isOver = booking?.status === 'held' && booking.starts_at <= clock().toISOString()
    return isOver ? release(tx, subjectId) : booking
  }

  /** The payment was late: confirmed anyway if the time is in the future and still free. */
  async function takeAgain(tx: Tx, booking: BookingRow): Promise<boolean> {
    if (booking.starts_at <= clock().toISOString()) return false
    const time = { from: new Date(booking.starts_at), until: new Date(booking.ends_at) }
    const closed = await closedFor(tx, time)
    return !closed && (await tryToTakeTime(tx, booking))
  }

  async function agree(tx: Tx, booking: BookingRow, payment: PaymentFacts): Promise<'fulfilled' | 'refund'> {
    const isLate = booking.status === 'expired'
    const isAgreed = booking.status === 'held' || (isLate && (await takeAgain(tx, booking)))
    const settled = await changeBooking(tx, booking.id, booking.status, {
      ...moneyOf(payment),
      hold_until: null,
      holder_hash: null,
      ...(isAgreed ? { status: 'scheduled', agreed_at: clock().toISOString() } : {}),
    })
    if (!settled) return 'refund'
    if (isAgreed) await notices.paid(tx, settled)
    else await notices.tooLate(tx, settled)
    return isAgreed ? 'fulfilled' : 'refund'
  }

  /**
   * Money came, though not as requested: a time that is still held is theirs, and a person sees the booking among the
   * others; of one that has expired the money is recorded, so that it can be refunded. Returns the booking's status.
   */
  async function takeMoney(tx: Tx, booking: BookingRow, payment: PaymentFacts) {
    if (payment.received === 0) return booking.status
    if (booking.status === 'expired') await changeBooking(tx, booking.id, 'expired', moneyOf(payment))
    if (booking.status !== 'held') return booking.status
    await agree(tx, booking, payment)
    return 'scheduled'
  }

  return {
    async begin(tx, request): Promise<PaymentSubject> {
      const booking = await holds.begin(tx, request)
      const what = `${booking.service_name}, ${request.bookingDate} ${request.bookingTime}`
      return {
        subjectId: booking.id,
        amount: booking.price_cents,
        currency: 'usd',
        description: what,
        customerEmail: booking.email,
        lines: [{ name: what, unitAmount: booking.price_cents, quantity: 1 }],
        holdUntil: new Date(booking.hold_until ?? clock()),
      }
    },

    continues: holds.isOf,

    async paid(tx, payment) {
      const booking = await bookingOf(tx, payment)
      return booking ? agree(tx, booking, payment) : 'refund'
    },

    async released(tx, payment) {
      await release(tx, payment.subjectId)
      // Of what was refunded before we learned of it: the refund may still fail.
      if (payment.received > 0) await changeBooking(tx, payment.subjectId, 'expired', moneyOf(payment))
    },

    async refunded(tx, { subjectId, refunded, ...money }) {
      const booking = await findBooking(tx, subjectId)
      if (!booking || refunded === booking.refunded_cents) return
      const isMore = refunded > booking.refunded_cents
      const changed = await changeBooking(tx, subjectId, booking.status, {
        refunded_cents: refunded,
        // If this refund fails after all, it is flagged again.
        ...(isMore && money.isAllBack
          ? settle(booking, 'A refund', (reason) => isAnswered(reason, money))
          : {}),
      })
      // A visitor who paid too late has been told already that everything is refunded, unless that went wrong at first.
      const isTold = booking.status === 'expired' && booking.attention === null && booking.settled === ''
      if (!changed || !isMore) return
      if (!isTold) await notices.refunded(tx, changed)
      // NOTE: after a restore this is all that is known of a cancellation since the backup.
      if (money.isAllBack && money.isFromElsewhere && isAhead(changed))
        await flag(tx, changed, ON_ALL_THE_SAME)
    },

    async flagged(tx, payment, reason, { once } = { once: false }) {
      const booking = await bookingOf(tx, payment)
      if (!booking || booking.attention?.includes(reason)) return
      if (once && booking.settled.includes(reason)) return
      const status = await takeMoney(tx, booking, payment)
      await flag(tx, { ...booking, status }, reason)
    },

    async owed(tx, bookingId) {
      const booking = await findBooking(tx, bookingId)
      if (!booking) return ''
      const left = await refundSums.left(tx, 'booking', bookingId)
      const owed = owedOf(booking, left, await refundSums.refunds(tx, 'booking', bookingId))
      return owed ? OWED[owed](usd(left)) : ''
    },
  }
}

const OWED: Readonly<Record<NonNullable<Owed>, (left: string) => string>> = {
  failed: (left) => `A refund of it had failed; ${left} is left.`,
  late: (left) => `It was paid too late, so ${left} is owed.`,
  'in time': (left) => `It was canceled in time, so ${left} is owed.`,
  choice: (left) => `You canceled it, so its client chooses between another time and a refund of ${left}.`,
}

/** The columns of what was paid. */
const moneyOf = ({ id, intentId, received }: PaymentFacts) => ({
  payment_id: id,
  intent_id: intentId,
  paid_cents: received,
})
