import { BOOKING_MOVED, bookingCanceled } from '@beacon/content/booking-changes'
import { bookingCalendar } from '@beacon/content/booking-services'
import {
  changeManagedBooking,
  createBooking,
  joinWaitingList,
  readAvailability,
  readHours,
  readManagedBooking,
  readOffer,
} from '@beacon/contract/booking'
import { type Clock, today } from '../../clock.ts'
import type { BookingRow, Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { hashOf } from '../../http/private-links.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { availability, serviceOf } from './agenda.ts'
import { calendarLinks } from './calendar-links.ts'
import { closingsFrom } from './day-store.ts'
import { isKept, refundedFrom } from './deadlines.ts'
import type { BookingLinks } from './links.ts'
import type { Bookings } from './service.ts'
import { findBookingByHash } from './store.ts'
import { toManagedBooking } from './views.ts'
import type { WaitingList } from './waiting-list.ts'

export interface BookingRouteDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  bookings: Bookings
  links: BookingLinks
  waitingList: WaitingList
}

/** The visitor's calls: look, book, wait for a full day, and change their own booking by its private link. */
export function bindBooking(bind: Bind, deps: BookingRouteDeps): void {
  const { db, clock, outbox, bookings, links, waitingList } = deps

  const seen = async (booking: BookingRow, token: string) =>
    toManagedBooking(booking, { token, now: clock(), money: await bookings.moneyNow(db, booking) })

  bind(createBooking)(async ({ body, request, firstStep, hasKey }) => {
    // What is stored for a repeat does not contain the token.
    const { token_hash, ...booked } = await firstStep(async (tx) => {
      const booking = await bookings.book(tx, { ...body, address: request.address })
      const { id, starts_at, token_hash } = booking
      return {
        success: true as const,
        message: 'Your booking has been confirmed. Check your email for details.',
        id,
        startsAt: starts_at,
        calendar: calendarLinks(booking),
        token_hash,
      }
    })
    return {
      ...booked,
      bookingToken: hasKey ? links.tokenOf({ id: booked.id, email: '', token_hash }) : undefined,
    }
  })

  bind(readHours)(async () => ({ closings: await closingsFrom(db, today(clock())) }))

  bind(readAvailability)(async ({ query }) => {
    const own = query.token ? await findBookingByHash(db, hashOf(query.token)) : undefined
    const { days, closings } = await availability(db, clock(), {
      from: query.from,
      to: query.to,
      durationMinutes: query.serviceId ? serviceOf(query.serviceId).durationMinutes : undefined,
      own,
    })
    return {
      timezone: bookingCalendar.timeZone,
      keptUntil: own && isKept(own, clock()) ? own.hold_until : null,
      refundedFrom: refundedFrom(clock()),
      dates: days.map(({ date, isClosed, slots }) => ({
        date,
        closed: isClosed,
        slots: slots.map((slot) => ({ ...slot, startsAt: slot.startsAt.toISOString() })),
      })),
      closings,
    }
  })

  bind(joinWaitingList)(async ({ body, tx, request }) => {
    await waitingList.join(tx, { ...body, address: request.address })
    return {
      success: true,
      message:
        'You are on the list. When a time opens up before that day begins, we write to those who wait, in turn, before everybody sees it.',
    }
  })

  bind(readOffer)(async ({ query }) => waitingList.keptFor(db, query.token))

  bind(readManagedBooking)(async ({ query }) => ({
    booking: await seen(await bookings.ofToken(db, query.token), query.token),
  }))

  bind(changeManagedBooking)(async ({ query, body }) => {
    const { booking, message } = await inTransaction(db, async (tx) => {
      const own = await bookings.ofToken(tx, query.token)
      if (body.action === 'reschedule') {
        const moved = await bookings.move(tx, own, body, { side: 'visitor', notify: true, seen: body.seen })
        return { booking: moved, message: BOOKING_MOVED }
      }
      const cancelled = await bookings.cancel(tx, own, {
        by: 'visitor',
        reason: body.reason,
        refund: (await bookings.refundNow(tx, own)) > 0,
        seenRefund: body.refundCents,
        seen: body.seen,
        notify: true,
      })
      return { booking: cancelled, message: bookingCanceled(await bookings.refundAsked(tx, cancelled)) }
    })
    outbox.nudge()
    return { success: true, message, booking: await seen(booking, query.token) }
  })
}
