import { commerce } from '@beacon/content/commerce'
import type { BookingPayment } from '@beacon/contract/payments'
import type { WallTime } from '@beacon/rules/booking-calendar'
import type { Clock } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import { AppError, retryLater } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import type { PaymentFacts, PaymentPurpose, PaymentSubject } from '../../payments/purpose.ts'
import { offeredStart, type Service, serviceOf, startOf, tryToTakeTime } from './agenda.ts'
import type { Notices } from './notices.ts'
import { columnsOf, type Person, type Place } from './place.ts'
import { changeBooking, findBooking, holdsOf } from './store.ts'
import type { WaitingList } from './waiting-list.ts'

const HOLD_MS = commerce.holdMinutes * 60_000
const MOST_HOLDS = 2

/** What a visitor asks to pay for, and from where. */
export type PaidBookingRequest = Omit<BookingPayment, 'type' | 'currency'> & {
  address: string
  /** Holds of the same visitor with which this request may go on. */
  continues: readonly string[]
}

interface Wanted {
  service: Service
  startsAt: Date
}

interface PurposeDeps {
  clock: Clock
  place: Place
  notices: Notices
  waitingList: WaitingList
  /** Multiplies how many holds one address or e-mail may have at a time; 0 is no limit. */
  limitScale: number
}

/**
 * A paid booking: its time is held for fifteen minutes when its payment begins, and agreed when the money is there
 * (D15). Only the browser that holds it, by its Idempotency-Keys, goes on with a payment: an e-mail address, which
 * others know, opens nobody's booking.
 */
export function createBookingPurpose(deps: PurposeDeps): PaymentPurpose<PaidBookingRequest> {
  const { clock, place, notices, waitingList } = deps

  async function refuseMoreThanEnough(tx: Tx, holder: { hash: string; email: string }): Promise<void> {
    if (deps.limitScale === 0) return
    const holds = await holdsOf(tx, holder)
    const [first] = holds
    if (!first || holds.length < Math.ceil(MOST_HOLDS * deps.limitScale)) return
    const endsAt = Date.parse(first.hold_until ?? first.created_at)
    throw retryLater('too_many_requests', (endsAt - clock().getTime()) / 1000)
  }

  async function hold(tx: Tx, request: PaidBookingRequest, wall: WallTime): Promise<BookingRow> {
    const service = serviceOf(request.serviceId)
    if (service.priceCents === 0) throw freeOfCharge()
    const startsAt = await offeredStart(tx, clock(), wall)
    const email = request.customerEmail
    const person = personOf(request)
    const own = await ownHold(tx, request, { service, startsAt })
    if (own) return (await changeBooking(tx, own.id, 'held', columnsOf(person))) ?? own
    const holderHash = hashOf(request.address)
    await refuseMoreThanEnough(tx, { hash: holderHash, email })
    if (request.offer) await waitingList.takeUp(tx, request.offer, startsAt)
    const holdUntil = new Date(clock().getTime() + HOLD_MS)
    return place(tx, {
      service,
      startsAt,
      person,
      status: 'held',
      createdBy: 'visitor',
      holdUntil,
      holderHash,
    })
  }

  /** What this visitor holds of this very session, by the browser's own word. */
  async function ownHold(tx: Tx, { continues }: PaidBookingRequest, wanted: Wanted) {
    for (const id of continues) {
      const booking = await findBooking(tx, id)
      if (booking && isFor(booking, wanted)) return booking
    }
    return undefined
  }

  const isFor = (booking: BookingRow, { service, startsAt }: Wanted) =>
    booking.status === 'held' &&
    isOpen(booking) &&
    booking.service_id === service.id &&
    booking.starts_at === startsAt.toISOString()

  /** A hold that has ended is being taken back: its payment must not be continued. */
  const isOpen = ({ hold_until }: BookingRow) => hold_until !== null && hold_until > clock().toISOString()

  /** The money came late: agreed all the same if the time is to come and still free. */
  async function takeAgain(tx: Tx, booking: BookingRow): Promise<boolean> {
    return booking.starts_at > clock().toISOString() && (await tryToTakeTime(tx, booking))
  }

  async function agree(tx: Tx, booking: BookingRow, payment: PaymentFacts): Promise<'fulfilled' | 'refund'> {
    const isLate = booking.status === 'expired'
    const isAgreed = booking.status === 'held' || (isLate && (await takeAgain(tx, booking)))
    const money = { payment_id: payment.id, intent_id: payment.intentId, paid_cents: payment.amount }
    const settled = await changeBooking(tx, booking.id, booking.status, {
      ...money,
      hold_until: null,
      holder_hash: null,
      ...(isAgreed ? { status: 'scheduled' } : {}),
    })
    if (!settled) return 'refund'
    if (isAgreed) await notices.paid(tx, settled)
    else await notices.tooLate(tx, settled)
    return isAgreed ? 'fulfilled' : 'refund'
  }

  return {
    async begin(tx, request): Promise<PaymentSubject> {
      const wall = { date: request.bookingDate, time: request.bookingTime }
      const booking = await hold(tx, request, wall)
      const what = `${booking.service_name}, ${wall.date} ${wall.time}`
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

    async continues(db, bookingId, request) {
      const booking = await findBooking(db, bookingId)
      const startsAt = startOf({ date: request.bookingDate, time: request.bookingTime })
      return Boolean(
        booking && startsAt && isFor(booking, { service: serviceOf(request.serviceId), startsAt }),
      )
    },

    async paid(tx, payment) {
      const booking = await findBooking(tx, payment.subjectId)
      return booking ? agree(tx, booking, payment) : 'refund'
    },

    async released(tx, { subjectId }) {
      const ended = await changeBooking(tx, subjectId, 'held', {
        status: 'expired',
        hold_until: null,
        holder_hash: null,
      })
      if (ended) await waitingList.freeTime(tx, ended)
    },

    async refunded(tx, { subjectId, refunded }) {
      const booking = await findBooking(tx, subjectId)
      if (!booking) return
      const changed = await changeBooking(tx, subjectId, booking.status, { refunded_cents: refunded })
      // Whoever paid too late has been told already that everything goes back.
      if (changed && changed.status !== 'expired') await notices.refunded(tx, changed)
    },

    async flagged(tx, { subjectId }, reason) {
      const booking = await findBooking(tx, subjectId)
      if (booking) await changeBooking(tx, subjectId, booking.status, { attention: reason })
    },
  }
}

const personOf = ({
  customerName,
  customerEmail,
  phone,
  businessName,
  message,
}: PaidBookingRequest): Person => ({
  name: customerName,
  email: customerEmail,
  phone,
  businessName,
  message,
})

const freeOfCharge = () =>
  new AppError('invalid_input', 'This consultation is free. Please book it without a payment.', {
    fields: { serviceId: 'This consultation is free.' },
  })
