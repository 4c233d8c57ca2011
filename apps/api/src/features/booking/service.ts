import { agency } from '@beacon/content/agency'
import type { Attribution } from '@beacon/contract/attribution'
import type { BookingRequest } from '@beacon/contract/booking'
import type { WallTime } from '@beacon/rules/booking-calendar'
import { dayName } from '@beacon/rules/day-words'
import { type Clock, DAY_MS, isoAfter, MINUTE_MS } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { outdateAnswers } from '../../http/idempotency.ts'
import { hashOf } from '../../http/private-links.ts'
import { limitHits, mailboxOf, scaledLimit } from '../../http/rate-limit.ts'
import type { ChangePayerEmail, RefundSums, RequestRefund } from '../../payments/purpose.ts'
import { isRefundFailure, ON_ALL_THE_SAME } from '../../payments/reasons.ts'
import { type AdminChanges, createAdminChanges } from './admin-changes.ts'
import {
  anyStart,
  offeredStart,
  refuseClosed,
  serviceOf,
  startOf,
  takeTime,
  tryToTakeTime,
  wallTimeOfBooking,
} from './agenda.ts'
import { settle } from './attention.ts'
import { listWaitsOf } from './day-store.ts'
import { isChangeable, keptRefundUntil, laterRefundUntil } from './deadlines.ts'
import { createFreeLimit } from './free-limit.ts'
import type { BookingLinks } from './links.ts'
import type { Notices } from './notices.ts'
import type { Person, Place } from './place.ts'
import { type BookingRefunds, createBookingRefunds } from './refunds.ts'
import { changeBooking, findBookingByHash } from './store.ts'
import { versionOf } from './version.ts'
import type { WaitingList } from './waiting-list.ts'

const CANCELLED_ALREADY = 'This booking has already been canceled.'

const REFUND_CHANGED =
  'The refund is now less than this page showed, so nothing was canceled. Please look again before you cancel.'

const movedTo = ({ date, time }: WallTime) =>
  `This booking has been moved to ${dayName(date)}, ${time}, in the meantime, so nothing was changed. Please look again first.`

/** For a repeated request whose first response was lost. */
const CHANGED = 'This was booked, and has since been moved or canceled. Your email has the details.'

const SCHEDULED = { status: 'scheduled', cancelled_at: null, cancelled_by: null, cancel_reason: '' } as const

/** Of a booking, and of all bookings of a mailbox: each move is an email to an address that anybody may have typed. */
const MOST_MOVES_A_DAY = 10

/** Whoever was canceled, and gets another time, has chosen it over the money: a refund that failed is owed no more. */
const answeredByMoving = (booking: BookingRow): Partial<BookingRow> =>
  booking.status === 'cancelled' ? settle(booking, 'A person', isRefundFailure) : {}

type Side = 'visitor' | 'administrator'

interface Seen {
  /** The contract's `sequence` (`versionOf`), as its reader has seen it; a caller that does not say is not asked. */
  seen?: number | undefined
}

interface Cancellation extends Seen {
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

export interface Bookings extends BookingRefunds, AdminChanges {
  /** Books a free consultation. @throws AppError payment_required, slot_taken, conflict, invalid_input, too_many_requests */
  book(tx: Tx, request: FreeBooking): Promise<BookingRow>
  /**
   * Books for somebody on the phone: any free quarter of an hour, and also services that otherwise have to be paid
   * first.
   */
  bookFor(tx: Tx, request: Person & WallTime & { serviceId: string; notify: boolean }): Promise<BookingRow>
  /**
   * Moves a scheduled booking, unless it has been changed since it was seen. The administrator also moves one that has
   * begun, whose no-show mark it loses, and one that they canceled, whose money is still here: its client chose another time.
   * @throws AppError slot_taken, conflict, invalid_input, too_many_requests
   */
  move(
    tx: Tx,
    booking: BookingRow,
    to: WallTime,
    by: Seen & { side: Side; notify: boolean },
  ): Promise<BookingRow>
  /**
   * Cancels a scheduled booking. A visitor who has canceled it already, and did not hear so, gets it as it is.
   * @throws AppError conflict when that has happened already, when it has been moved since it was seen, and when the
   * refund would be less than the visitor saw
   */
  cancel(tx: Tx, booking: BookingRow, cancellation: Cancellation): Promise<BookingRow>
  /** The booking behind a private link. @throws AppError not_found */
  ofToken(db: Db | Tx, token: string): Promise<BookingRow>
}

interface BookingDeps {
  clock: Clock
  links: BookingLinks
  place: Place
  notices: Notices
  waitingList: WaitingList
  requestRefund: RequestRefund
  refundSums: RefundSums
  changePayerEmail: ChangePayerEmail
  /** Scales how many free consultations one person may have ahead, and how often one may be moved; 0 means no limit. */
  limitScale: number
}

/** The life of a booking. Its time is reserved by unique keys in the database, so no two can ever overlap (D17). */
export function createBookings(deps: BookingDeps): Bookings {
  const { clock, place, notices, waitingList } = deps

  const refuseMoreThanEnough = createFreeLimit(deps)
  const refunds = createBookingRefunds(deps)

  /** What strangers may have typed an address into counts for its mailbox; nobody pays for that. */
  async function refuseManyMoves(tx: Tx, { id, email, paid_cents }: BookingRow): Promise<void> {
    if (deps.limitScale === 0) return
    for (const subject of paid_cents > 0 ? [id] : [id, mailboxOf(email)]) {
      const hit = { name: 'booking move', subject, now: clock(), windowMs: DAY_MS }
      await limitHits(tx, hit, scaledLimit(MOST_MOVES_A_DAY, deps.limitScale))
    }
  }

  async function startForVisitor(tx: Tx, booking: BookingRow, to: WallTime): Promise<Date> {
    const startsAt = offeredStart(clock(), to)
    await refuseManyMoves(tx, booking)
    await refuseClosed(tx, { startsAt, durationMinutes: booking.duration_minutes })
    return startsAt
  }

  const movedFrom = async (tx: Tx, booking: BookingRow, side: Side) =>
    side === 'administrator' && (await refunds.canComeBack(tx, booking)) ? 'cancelled' : 'scheduled'

  /** Whom the owner gives a time waits for that day no longer, and may have the one that is kept for them. */
  async function outOfLine<Result>(
    tx: Tx,
    { email, date }: { email: string; date: string },
    take: () => Promise<Result>,
  ): Promise<Result> {
    return waitingList.leave(tx, await listWaitsOf(tx, date, email.toLowerCase()), take)
  }

  /** Who had a time on that day already may wait for another one, unless they get the one that is kept for them. */
  async function takeMoved(tx: Tx, before: BookingRow, moved: BookingRow, side: Side): Promise<void> {
    if (side === 'visitor') return takeTime(tx, moved)
    const { date } = wallTimeOfBooking(moved)
    const isNewDay = before.status !== 'scheduled' || wallTimeOfBooking(before).date !== date
    if (!isNewDay && (await tryToTakeTime(tx, moved))) return
    return outOfLine(tx, { email: moved.email, date }, () => takeTime(tx, moved))
  }

  return {
    ...refunds,
    ...createAdminChanges(deps),

    async book(tx, request) {
      const service = serviceOf(request.serviceId)
      if (service.priceCents > 0) throw new AppError('payment_required')
      const { durationMinutes } = service
      const startsAt = offeredStart(clock(), request)
      const offered = await waitingList.takeUp(tx, request.offer, startsAt)
      await refuseClosed(tx, { startsAt, durationMinutes }, offered)
      await refuseMoreThanEnough(tx, request)
      const booking = await place(tx, {
        service,
        startsAt,
        person: request,
        status: 'scheduled',
        createdBy: 'visitor',
        attribution: request.attribution,
      })
      if (offered) await waitingList.offer(tx, request.date)
      await notices.booked(tx, booking)
      return booking
    },

    async bookFor(tx, request) {
      const service = serviceOf(request.serviceId)
      const startsAt = anyStart(clock(), request)
      const book = {
        service,
        startsAt,
        person: request,
        status: 'scheduled',
        createdBy: 'administrator',
      } as const
      const booking = await outOfLine(tx, request, () => place(tx, book))
      await notices.booked(tx, booking, { notify: request.notify })
      return booking
    },

    async move(tx, booking, to, { side, notify, seen }) {
      const isThere = booking.status === 'scheduled' && booking.starts_at === startOf(to)?.toISOString()
      if (!isThere) refuseChanged(booking, seen)
      const isVisitor = side === 'visitor'
      if (isVisitor) refuseTooLate(booking, clock())
      if (isThere) return booking
      const startsAt = isVisitor ? await startForVisitor(tx, booking, to) : anyStart(clock(), to)
      const starts_at = startsAt.toISOString()
      const moved = await changeBooking(tx, booking.id, await movedFrom(tx, booking, side), {
        ...SCHEDULED,
        ...answeredByMoving(booking),
        refund_until:
          isVisitor || booking.no_show
            ? keptRefundUntil(booking, clock())
            : laterRefundUntil(booking, starts_at),
        starts_at,
        ends_at: isoAfter(startsAt, booking.duration_minutes * MINUTE_MS),
        sequence: booking.sequence + 1,
        agreed_at: clock().toISOString(),
        no_show: 0,
      })
      if (!moved) throw notMovable(booking)
      await waitingList.freeTime(tx, booking, () => takeMoved(tx, booking, moved, side))
      await outdateAnswers(tx, moved.id, CHANGED)
      await notices.moved(tx, moved, { notify })
      return moved
    },

    async cancel(tx, booking, { by, reason, refund, seenRefund = 0, notify, seen }) {
      if (by === 'visitor' && booking.cancelled_by === 'visitor') return booking
      refuseChanged(booking, seen)
      if (by === 'visitor') refuseTooLate(booking, clock())
      if (seenRefund > 0 && (await refunds.refundNow(tx, booking)) < seenRefund)
        throw new AppError('conflict', REFUND_CHANGED)
      const cancelled = await changeBooking(tx, booking.id, 'scheduled', {
        status: 'cancelled',
        sequence: booking.sequence + 1,
        cancelled_at: clock().toISOString(),
        cancelled_by: by,
        cancel_reason: reason,
        ...settle(booking, 'A person', (open) => open === ON_ALL_THE_SAME),
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

    async ofToken(db, token) {
      const booking = await findBookingByHash(db, hashOf(token))
      // Of an expired one there is something to say once it was paid, too late.
      const isOver = booking?.status === 'expired' && booking.paid_cents === 0
      if (!booking || isOver || booking.status === 'offered') throw new AppError('not_found')
      return booking
    },
  }
}

const notMovable = ({ status }: BookingRow) =>
  new AppError(
    'conflict',
    status === 'cancelled' ? CANCELLED_ALREADY : 'This booking can no longer be moved.',
  )

/** Whoever comes second is told what has happened, in place of undoing it unseen. */
function refuseChanged(booking: BookingRow, seen = versionOf(booking)): void {
  if (versionOf(booking) === seen) return
  if (booking.status === 'cancelled') throw new AppError('conflict', CANCELLED_ALREADY)
  throw new AppError('conflict', movedTo(wallTimeOfBooking(booking)))
}

function refuseTooLate(booking: BookingRow, now: Date): void {
  if (isChangeable(booking, now)) return
  if (booking.status === 'cancelled') throw new AppError('conflict', CANCELLED_ALREADY)
  const phone = agency.phones.office.display
  throw new AppError('conflict', `It is too late to change this booking here. Please call ${phone}.`)
}
