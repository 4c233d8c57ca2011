import { agency } from '@beacon/content/agency'
import { bookingPolicy } from '@beacon/content/booking-services'
import { type Clock, DAY_MS, type Ids, isoAfter, MINUTE_MS } from '../../clock.ts'
import type { BookingRow, BookingWaitRow, Db, Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { AppError, invalidAt } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { limitHits, mailboxOf, scaledLimit } from '../../http/rate-limit.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { forgetJobs, waitingFor } from '../../outbox/subject-jobs.ts'
import { availability, boundsOf, findService, type Service, serviceOf, wallTimeOfBooking } from './agenda.ts'
import {
  backIntoLine,
  countWaiting,
  deleteWait,
  joinLine,
  leaveLine,
  listPassedOffers,
  listWaiting,
  setOffered,
} from './day-store.ts'
import { isKept } from './deadlines.ts'
import type { Place } from './place.ts'
import {
  changeBooking,
  deleteBooking,
  findBooking,
  findBookingByHash,
  freeCells,
  subjectOf,
} from './store.ts'

const OFFER_MS = bookingPolicy.offerMinutes * MINUTE_MS
/** An offer with less time left is not worth making, nor its mail worth sending. */
const LEAST_MS = 10 * MINUTE_MS
const OFFER_MAIL = 'mail.booking-offer'
/**
 * A time that passes from one to the next, or is offered again, is kept for nobody whose mails failed twice: a mail
 * server may take a mail's address and then refuse the mail, each time.
 */
const MOST_UNHEARD = 1

/** Whether there is still time to take up an offer that is emailed now. */
export const isWorthMailing = ({ status, hold_until }: BookingRow, now: Date): boolean =>
  status === 'offered' && isoAfter(now, LEAST_MS) <= (hold_until ?? '')

export interface WaitingList {
  /**
   * Puts somebody into line for a full day; who waits there already is left as they are.
   * @throws AppError conflict while there are free times, and when the line is full; too_many_requests
   */
  join(tx: Tx, request: WaitingRequest): Promise<void>
  /**
   * Gives the time of a booking back. Something may take a part of it first; what is then free is offered to whoever
   * waits for that day.
   */
  freeTime(tx: Tx, booking: BookingRow, first?: () => Promise<void>): Promise<void>
  /**
   * Whoever follows the link of an offer finds its time free for the rest of this transaction; what they leave of it has
   * to be offered after that. Returns what was offered; undefined without a token, and for that of no such offer.
   */
  takeUp(tx: Tx, token: string | undefined, startsAt: Date): Promise<BookingRow | undefined>
  /**
   * Takes places out of the line of a day. Something may take a time that was kept for them first; what is then left of
   * it is offered to the next.
   */
  leave<Result>(tx: Tx, places: readonly BookingWaitRow[], first: () => Promise<Result>): Promise<Result>
  /** For whom a time is kept. @throws AppError not_found, also when it is not kept any more */
  keptFor(db: Db, token: string): Promise<Pick<BookingRow, 'name' | 'email' | 'phone'>>
  /** Ends an offer that nobody took up, and makes it to the next in line. */
  endOffer(tx: Tx, bookingId: string): Promise<void>
  /**
   * For an offer whose mail can only now go out, too late: whoever was to have it is back in line, as is everybody else
   * of that day whose mail still waits, and what is free is offered to the first of them.
   */
  offerAgain(tx: Tx, bookingId: string): Promise<void>
  /** Offers what is free on a day to whoever waits for it. */
  offer(tx: Tx, date: string): Promise<void>
}

interface WaitingRequest {
  serviceId: string
  date: string
  name: string
  email: string
  phone: string
  /** The internet address that asks. */
  address: string
}

interface WaitingListDeps {
  clock: Clock
  ids: Ids
  outbox: Outbox
  place: Place
  /** Multiplies how many people may wait; 0 is no limit. */
  limitScale: number
}

/**
 * Who waits for a full day. A freed time is offered in the transaction that frees it, so nobody can be faster than the
 * first in line; the offer is itself a booking that holds the time for half an hour, or until midnight before its day if
 * that is sooner: on the day itself nothing can be booked.
 */
export function createWaitingList({ clock, ids, outbox, place, limitScale }: WaitingListDeps): WaitingList {
  async function freeSlot(tx: Tx, date: string, { durationMinutes }: Service): Promise<Date | undefined> {
    const { days } = await availability(tx, clock(), { from: date, to: date, durationMinutes })
    return days[0]?.slots.find(({ available }) => available)?.startsAt
  }

  async function offer(tx: Tx, date: string, mostUnheard = Number.POSITIVE_INFINITY): Promise<void> {
    const bookableUntil = boundsOf(date).from.getTime()
    if (bookableUntil - clock().getTime() < LEAST_MS) return
    for (const waiting of await listWaiting(tx, date)) {
      if (waiting.unheard > mostUnheard) continue
      const service = findService(waiting.service_id)
      const startsAt = service && (await freeSlot(tx, date, service))
      if (!startsAt) continue
      const holdUntil = new Date(Math.min(clock().getTime() + OFFER_MS, bookableUntil))
      const offered = await place(tx, {
        service,
        startsAt,
        person: { ...waiting, businessName: '', message: '', meeting: 'video' },
        status: 'offered',
        createdBy: 'visitor',
        holdUntil,
      })
      await setOffered(tx, waiting.id, offered.id)
      const about = subjectOf(offered)
      await outbox.add(tx, { kind: OFFER_MAIL, about })
      await outbox.add(tx, { kind: 'booking.offer-end', about, runAt: holdUntil })
    }
  }

  async function freeTime(tx: Tx, booking: BookingRow, first?: () => Promise<void>): Promise<void> {
    await freeCells(tx, booking.id)
    await first?.()
    await offer(tx, wallTimeOfBooking(booking).date)
  }

  /** Ends an offer that still stands; returns what it was. */
  async function freeOffer(tx: Tx, bookingId: string): Promise<BookingRow | undefined> {
    const ended = await changeBooking(tx, bookingId, 'offered', { status: 'expired', hold_until: null })
    if (ended) await freeCells(tx, bookingId)
    return ended
  }

  /** Made-up addresses cost nothing, and each would hold a time for half an hour; somebody else's would be emailed. */
  async function refuseLongLine(tx: Tx, { date, email, address }: WaitingRequest): Promise<void> {
    if (limitScale === 0) return
    const { mostTimesInLine, mostTimesInLineOfMailbox } = bookingPolicy
    const hit = { name: 'waiting list', now: clock(), windowMs: DAY_MS }
    const subject = `${networkOf(address)} ${date}`
    await limitHits(tx, { ...hit, subject }, scaledLimit(mostTimesInLine, limitScale))
    await limitHits(
      tx,
      { ...hit, subject: mailboxOf(email) },
      scaledLimit(mostTimesInLineOfMailbox, limitScale),
    )
    if ((await countWaiting(tx, date)) < scaledLimit(bookingPolicy.mostInLine, limitScale)) return
    const phone = agency.phones.office.display
    throw new AppError(
      'conflict',
      // The same to whoever is in line: else it would tell strangers who that is.
      `The waiting list for this day is full, too. Anyone already on it keeps their place. Please choose another day, or call ${phone}.`,
    )
  }

  return {
    offer: (tx, date) => offer(tx, date),
    freeTime,

    async join(tx, request) {
      const { serviceId, date, name, phone } = request
      const email = request.email.toLowerCase()
      const { durationMinutes } = serviceOf(serviceId)
      const { days } = await availability(tx, clock(), { from: date, to: date, durationMinutes })
      const [day] = days
      if (!day || day.isClosed) throw invalidAt('date', 'This day is not offered.')
      if (day.slots.some(({ available }) => available))
        throw new AppError('conflict', 'There are still free times on this day.')
      await refuseLongLine(tx, { ...request, email })
      const created_at = clock().toISOString()
      await joinLine(tx, { id: ids(), date, service_id: serviceId, created_at, name, email, phone })
    },

    async takeUp(tx, token, startsAt) {
      const offered = token ? await findBookingByHash(tx, hashOf(token)) : undefined
      if (offered?.status !== 'offered' || offered.starts_at !== startsAt.toISOString()) return undefined
      await leaveLine(tx, offered.id)
      await freeCells(tx, offered.id)
      // Its mail has arrived, whatever we know of that.
      await forgetJobs(tx, [subjectOf(offered)])
      await deleteBooking(tx, offered.id)
      return offered
    },

    async keptFor(db, token) {
      const kept = await findBookingByHash(db, hashOf(token))
      if (kept?.status !== 'offered' || !isKept(kept, clock())) throw new AppError('not_found')
      return { name: kept.name, email: kept.email, phone: kept.phone }
    },

    async leave(tx, places, first) {
      for (const { id, booking_id } of places) {
        await deleteWait(tx, id)
        if (booking_id) await freeOffer(tx, booking_id)
      }
      const result = await first()
      for (const date of new Set(places.map((each) => each.date))) await offer(tx, date, MOST_UNHEARD)
      return result
    },

    async endOffer(tx, bookingId) {
      const ended = await freeOffer(tx, bookingId)
      if (ended) await offer(tx, wallTimeOfBooking(ended).date, MOST_UNHEARD)
    },

    async offerAgain(tx, bookingId) {
      const missed = await findBooking(tx, bookingId)
      if (!missed) return
      await freeOffer(tx, bookingId)
      const { date } = wallTimeOfBooking(missed)
      const passed = (await listPassedOffers(tx, date)).map((id) => subjectOf({ id }))
      await backIntoLine(tx, [bookingId, ...(await waitingFor(tx, OFFER_MAIL, passed))])
      await offer(tx, date, MOST_UNHEARD)
    },
  }
}
