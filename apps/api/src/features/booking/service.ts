import { agency } from '@beacon/content/agency'
import { bookingPolicy } from '@beacon/content/booking-services'
import type { Attribution } from '@beacon/contract/attribution'
import type { BookingRequest } from '@beacon/contract/booking'
import type { WallTime } from '@beacon/rules/booking-calendar'
import { type Clock, HOUR_MS, isoAfter } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { outdateAnswers } from '../../http/idempotency.ts'
import { hashOf } from '../../http/private-links.ts'
import type { RefundSums, RequestRefund } from '../../payments/purpose.ts'
import { anyStart, offeredStart, serviceOf, takeTime } from './agenda.ts'
import { createFreeLimit } from './free-limit.ts'
import type { Notices } from './notices.ts'
import type { Person, Place } from './place.ts'
import { changeBooking, findBookingByHash } from './store.ts'
import type { WaitingList } from './waiting-list.ts'

const CANCELLED_ALREADY = 'This booking has already been canceled.'

const REFUND_CHANGED =
  'The refund is less by now than this page said, so nothing was canceled. Please look again before you cancel.'

/** For a repeated request whose first response was lost. */
const CHANGED = 'This was booked, and has since been moved or canceled. Your email has the details.'

type Side = 'visitor' | 'administrator'

interface Cancellation {
  by: Side
  reason: string
  refund: boolean
  /** The refund that the visitor saw, in cents. */
  seenRefund?: number | undefined
  /** Whether the visitor is told; the agency always is. */
  notify: boolean
}

/** A visitor's request, and their IP address. */
type FreeBooking = BookingRequest & { address: string; attribution?: Attribution | undefined }

export interface Bookings {
  /** Books a free consultation. @throws AppError payment_required, slot_taken, conflict, invalid_input, too_many_requests */
  book(tx: Tx, request: FreeBooking): Promise<BookingRow>
  /**
   * Books for somebody on the phone: any free quarter of an hour, and also services that otherwise have to be paid
   * first.
   */
  bookFor(tx: Tx, request: Person & WallTime & { serviceId: string; notify: boolean }): Promise<BookingRow>
  /**
   * Moves a scheduled booking; the administrator also one that has begun, whose no-show mark it loses.
   * @throws AppError slot_taken, conflict, invalid_input
   */
  move(tx: Tx, booking: BookingRow, to: WallTime, by: { side: Side; notify: boolean }): Promise<BookingRow>
  /**
   * Cancels a scheduled booking. A visitor who has canceled it already, and did not hear so, gets it as it is.
   * @throws AppError conflict when that has happened already, and when the refund would be less than the visitor saw
   */
  cancel(tx: Tx, booking: BookingRow, cancellation: Cancellation): Promise<BookingRow>
  /** Resends the confirmation. @throws AppError conflict when the booking is not scheduled */
  confirmAgain(tx: Tx, booking: BookingRow): Promise<BookingRow>
  /** What can be refunded, in cents. */
  refundable(db: Db | Tx, booking: BookingRow): Promise<number>
  /** The same of every booking that has any left, by its id. */
  refundableOfAll(db: Db): Promise<ReadonlyMap<string, number>>
  /** The refund that the visitor's cancellation asked for, in cents. */
  refundAsked(tx: Tx, booking: BookingRow): Promise<number>
  /** The refund for a cancellation by the visitor now, in cents. */
  refundNow(db: Db | Tx, booking: BookingRow): Promise<number>
  /** The booking behind a private link. @throws AppError not_found */
  ofToken(db: Db | Tx, token: string): Promise<BookingRow>
}

interface BookingDeps {
  clock: Clock
  place: Place
  notices: Notices
  waitingList: WaitingList
  requestRefund: RequestRefund
  refundSums: RefundSums
  /** Scales how many free consultations one person may have ahead; 0 means no limit. */
  limitScale: number
}

/** The life of a booking. Its time is reserved by unique keys in the database, so no two can ever overlap (D17). */
export function createBookings(deps: BookingDeps): Bookings {
  const { clock, place, notices, waitingList } = deps

  const refuseMoreThanEnough = createFreeLimit(deps)

  const refundable = async (db: Db | Tx, { id, paid_cents }: BookingRow): Promise<number> =>
    paid_cents > 0 ? deps.refundSums.left(db, 'booking', id) : 0

  async function refundNow(db: Db | Tx, booking: BookingRow): Promise<number> {
    const isInTime = clock().toISOString() <= deadlinesOf(booking).refundUntil
    return booking.status === 'scheduled' && isInTime ? refundable(db, booking) : 0
  }

  return {
    async book(tx, request) {
      const service = serviceOf(request.serviceId)
      if (service.priceCents > 0) throw new AppError('payment_required')
      const startsAt = await offeredStart(tx, clock(), request)
      await refuseMoreThanEnough(tx, request)
      const keptUntil = request.offer && (await waitingList.takeUp(tx, request.offer, startsAt))
      const booking = await place(tx, {
        service,
        startsAt,
        person: request,
        status: 'scheduled',
        createdBy: 'visitor',
        attribution: request.attribution,
      })
      if (keptUntil) await waitingList.offer(tx, request.date)
      await notices.booked(tx, booking)
      return booking
    },

    async bookFor(tx, request) {
      const service = serviceOf(request.serviceId)
      const startsAt = anyStart(clock(), request)
      const booking = await place(tx, {
        service,
        startsAt,
        person: request,
        status: 'scheduled',
        createdBy: 'administrator',
      })
      await notices.booked(tx, booking, { notify: request.notify })
      return booking
    },

    async move(tx, booking, to, { side, notify }) {
      if (side === 'visitor') refuseTooLate(booking, clock())
      const isVisitor = side === 'visitor'
      const startsAt = isVisitor ? await offeredStart(tx, clock(), to) : anyStart(clock(), to)
      const starts_at = startsAt.toISOString()
      if (booking.status === 'scheduled' && starts_at === booking.starts_at) return booking
      const moved = await changeBooking(tx, booking.id, 'scheduled', {
        refund_until: isVisitor ? keptRefundUntil(booking, clock()) : laterRefundUntil(booking, starts_at),
        starts_at,
        ends_at: isoAfter(startsAt, booking.duration_minutes * 60_000),
        sequence: booking.sequence + 1,
        agreed_at: clock().toISOString(),
        no_show: 0,
      })
      if (!moved) throw new AppError('conflict', 'This booking can no longer be moved.')
      await waitingList.freeTime(tx, booking, () => takeTime(tx, moved))
      await outdateAnswers(tx, moved.id, CHANGED)
      await notices.moved(tx, moved, { notify })
      return moved
    },

    async cancel(tx, booking, { by, reason, refund, seenRefund = 0, notify }) {
      if (by === 'visitor' && booking.cancelled_by === 'visitor') return booking
      if (by === 'visitor') refuseTooLate(booking, clock())
      if (seenRefund > 0 && (await refundNow(tx, booking)) < seenRefund)
        throw new AppError('conflict', REFUND_CHANGED)
      const cancelled = await changeBooking(tx, booking.id, 'scheduled', {
        status: 'cancelled',
        sequence: booking.sequence + 1,
        cancelled_at: clock().toISOString(),
        cancelled_by: by,
        cancel_reason: reason,
      })
      if (!cancelled) throw new AppError('conflict', CANCELLED_ALREADY)
      await waitingList.freeTime(tx, cancelled)
      await outdateAnswers(tx, cancelled.id, CHANGED)
      if (refund)
        await deps.requestRefund(tx, {
          kind: 'booking',
          subjectId: cancelled.id,
          reason: reason || 'Booking canceled',
          requestedBy: by,
        })
      await notices.cancelled(tx, cancelled, { notify })
      return cancelled
    },

    async confirmAgain(tx, booking) {
      if (booking.status !== 'scheduled' || booking.starts_at <= clock().toISOString())
        throw new AppError('conflict', 'Only upcoming sessions can be confirmed.')
      await notices.again(tx, booking)
      return booking
    },

    refundable,

    refundableOfAll: (db) => deps.refundSums.leftOfAll(db, 'booking'),

    refundNow,

    refundAsked: (tx, { id }) => deps.refundSums.requested(tx, 'booking', id, 'visitor'),

    async ofToken(db, token) {
      const booking = await findBookingByHash(db, hashOf(token))
      if (!booking || booking.status === 'offered' || booking.status === 'expired')
        throw new AppError('not_found')
      return booking
    },
  }
}

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

/** The refund deadline of a session that was never moved. */
export const usualRefundUntil = (startsAt: string): string =>
  isoAfter(new Date(startsAt), -bookingPolicy.fullRefundUntilHours * HOUR_MS)

/** The first start of a session that could still be canceled now with a refund. */
export const refundedFrom = (now: Date): string => isoAfter(now, bookingPolicy.fullRefundUntilHours * HOUR_MS)

/** A move within the last day keeps the original refund deadline, or it would be a way around the rule. */
function keptRefundUntil(booking: BookingRow, now: Date): string | null {
  const { refundUntil } = deadlinesOf(booking)
  return now.toISOString() > refundUntil ? refundUntil : null
}

/** The agency's move takes no refund away: a session moved nearer keeps its deadline, but not beyond its start. */
function laterRefundUntil(booking: BookingRow, startsAt: string): string | null {
  const { refundUntil } = deadlinesOf(booking)
  if (refundUntil <= usualRefundUntil(startsAt)) return null
  return refundUntil < startsAt ? refundUntil : startsAt
}

function refuseTooLate(booking: BookingRow, now: Date): void {
  if (booking.status === 'scheduled' && now.toISOString() <= deadlinesOf(booking).changeUntil) return
  if (booking.status === 'cancelled') throw new AppError('conflict', CANCELLED_ALREADY)
  const phone = agency.phones.office.display
  throw new AppError('conflict', `It is too late to change this booking here. Please call ${phone}.`)
}
