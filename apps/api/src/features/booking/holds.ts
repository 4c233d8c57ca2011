import { commerce } from '@beacon/content/commerce'
import type { BookingPayment } from '@beacon/contract/payments'
import type { WallTime } from '@beacon/rules/booking-calendar'
import { type Clock, MINUTE_MS } from '../../clock.ts'
import type { BookingRow, Db, Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { AppError, retryLater } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { scaledLimit } from '../../http/rate-limit.ts'
import { offeredStart, refuseClosed, type Service, serviceOf, startOf } from './agenda.ts'
import { isKept } from './deadlines.ts'
import { columnsOf, type Person, type Place } from './place.ts'
import { changeBooking, findBooking, freeCells, holdsOf } from './store.ts'
import type { WaitingList } from './waiting-list.ts'

const HOLD_MS = commerce.holdMinutes * MINUTE_MS
const MOST_HOLDS = 2

/** What a visitor wants to pay for, and their IP address. */
export type PaidBookingRequest = Omit<BookingPayment, 'type' | 'currency'> & {
  address: string
  /** Holds of the same visitor that this request may continue. */
  continues: readonly string[]
  /** Holds of theirs that end in the same transaction, and whose times are free for this one. */
  inPlaceOf: readonly string[]
}

interface Wanted {
  service: Service
  startsAt: Date
}

interface Holds {
  /**
   * Holds the time for fifteen minutes, or until its waiting-list offer would have ended if that is later. Continues the
   * same browser's hold of it, identified by its Idempotency-Keys: an email address, which others know, must open nobody's
   * booking.
   * @throws AppError slot_taken, invalid_input, too_many_requests
   */
  begin(tx: Tx, request: PaidBookingRequest): Promise<BookingRow>
  /** Whether a booking currently holds what the request is for. */
  isOf(db: Db, bookingId: string, request: PaidBookingRequest): Promise<boolean>
}

export interface HoldDeps {
  clock: Clock
  place: Place
  waitingList: WaitingList
  /** Multiplies how many holds one network may have at a time; 0 is no limit. */
  limitScale: number
}

/** Times held for visitors who are paying. */
export function createHolds({ clock, place, waitingList, limitScale }: HoldDeps): Holds {
  async function refuseMoreThanEnough(
    tx: Tx,
    holderHash: string,
    inPlaceOf: readonly string[],
  ): Promise<void> {
    if (limitScale === 0) return
    const holds = (await holdsOf(tx, holderHash)).filter(({ id }) => !inPlaceOf.includes(id))
    const [first] = holds
    if (!first || holds.length < scaledLimit(MOST_HOLDS, limitScale)) return
    const endsAt = Date.parse(first.hold_until ?? first.created_at)
    throw retryLater('too_many_requests', (endsAt - clock().getTime()) / 1000)
  }

  /** This visitor's own hold of this very session, as the browser claims. */
  async function ownHold(tx: Tx, { continues }: PaidBookingRequest, wanted: Wanted) {
    for (const id of continues) {
      const booking = await findBooking(tx, id)
      if (booking && isFor(booking, wanted)) return booking
    }
    return undefined
  }

  /** A hold that has ended is about to be released: its payment must not be continued. */
  const isKeptFrom = (startsAt: Date, booking: BookingRow) =>
    isKept(booking, clock()) && booking.starts_at === startsAt.toISOString()

  const isFor = (booking: BookingRow, { service, startsAt }: Wanted) =>
    booking.status === 'held' &&
    isKeptFrom(startsAt, booking) &&
    booking.service_id === service.id &&
    booking.price_cents === service.priceCents

  /** Frees the time of holds that are about to be released; returns them. */
  async function freeHolds(tx: Tx, ids: readonly string[]): Promise<BookingRow[]> {
    const freed: BookingRow[] = []
    for (const id of ids) {
      const hold = await findBooking(tx, id)
      // It may have been paid after all, while the other attempts were being ended.
      if (hold?.status !== 'held') continue
      await freeCells(tx, id)
      freed.push(hold)
    }
    return freed
  }

  return {
    async begin(tx, request) {
      const service = serviceOf(request.serviceId)
      if (service.priceCents === 0) throw freeOfCharge()
      const startsAt = offeredStart(clock(), wallOf(request))
      const person = personOf(request)
      const own = await ownHold(tx, request, { service, startsAt })
      if (own) return (await changeBooking(tx, own.id, 'held', columnsOf(person))) ?? own
      // The network's: a line that has many /64s could otherwise hold every time (0022).
      const holderHash = hashOf(networkOf(request.address))
      await refuseMoreThanEnough(tx, holderHash, request.inPlaceOf)
      const replaced = await freeHolds(tx, request.inPlaceOf)
      const offered = await waitingList.takeUp(tx, request.offer, startsAt)
      const before = offered ?? replaced.find((hold) => isKeptFrom(startsAt, hold))
      await refuseClosed(tx, { startsAt, durationMinutes: service.durationMinutes }, before)
      const keptUntil = before?.hold_until ? Date.parse(before.hold_until) : 0
      const holdUntil = new Date(Math.max(clock().getTime() + HOLD_MS, keptUntil))
      const held = await place(tx, {
        service,
        startsAt,
        person,
        status: 'held',
        createdBy: 'visitor',
        holdUntil,
        holderHash,
        attribution: request.attribution,
      })
      if (offered) await waitingList.offer(tx, request.bookingDate)
      return held
    },

    async isOf(db, bookingId, request) {
      const booking = await findBooking(db, bookingId)
      const startsAt = startOf(wallOf(request))
      return Boolean(
        booking && startsAt && isFor(booking, { service: serviceOf(request.serviceId), startsAt }),
      )
    },
  }
}

const wallOf = ({ bookingDate, bookingTime }: PaidBookingRequest): WallTime => ({
  date: bookingDate,
  time: bookingTime,
})

const personOf = ({
  customerName,
  customerEmail,
  phone,
  businessName,
  message,
  meeting,
}: PaidBookingRequest): Person => ({
  name: customerName,
  email: customerEmail,
  phone,
  businessName,
  message,
  meeting,
})

const freeOfCharge = () =>
  new AppError('invalid_input', 'This consultation is free. Please book it without a payment.', {
    fields: { serviceId: 'This consultation is free.' },
  })
