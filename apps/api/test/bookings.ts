import { createBooking, joinWaitingList } from '@beacon/contract/booking'
import { createBookingFor, listWaitingList } from '@beacon/contract/booking-admin'
import { instantOf } from '@beacon/rules/booking-calendar'
import type { TestApp } from './start-app.ts'

/** Where the tests' clock stands: Friday, November 20, 2026, 10:00 AM in New York. The first offered Monday: */
export const MONDAY = '2026-11-23'
export const TUESDAY = '2026-11-24'
/** A day that `startBookings` fills. */
export const FULL_DAY = '2026-12-02'

/** What a visitor of the booking page sends. */
export const bookingRequest = {
  serviceId: 'free-consultation',
  date: MONDAY,
  time: '9:00 AM',
  name: 'Ada Baker',
  email: 'ada@bakery.example',
  phone: '(631) 555-0188',
  businessName: 'Baker’s Dozen',
  message: 'How do we get found by people who want bread at six?',
} as const

export const newYork = (date: string, time: string): Date => {
  const instant = instantOf('America/New_York', { date, time })
  if (!instant) throw new Error(`${date} ${time} does not exist`)
  return instant
}

/** Why the past booking needs a person. */
export const ATTENTION = 'The bank disputes it.'

export interface KnownBookings {
  bookingId: string
  bookingToken: string
  /** The token of a time offered to somebody on the waiting list. */
  offerToken: string
  /** A booking in the past that needs a person, for `ATTENTION`. */
  pastBookingId: string
  /** A place in the line of the full day. */
  waitId: string
}

/**
 * A future booking with the token of its link, a time offered to the waiting list, a past booking, and a full day with
 * somebody in line.
 */
export async function startBookings(app: TestApp): Promise<KnownBookings> {
  const { id: bookingId } = await app.visitor.ask(createBooking, { body: bookingRequest })
  const admin = await app.admin()
  const onFullDay = { ...bookingRequest, date: FULL_DAY }
  const { booking } = await admin.ask(createBookingFor, { body: onFullDay })
  await fill(app, booking.id)
  const wait = { serviceId: bookingRequest.serviceId, date: FULL_DAY, name: 'Lee', email: 'lee@line.test' }
  await app.visitor.ask(joinWaitingList, { body: wait })
  const { waiting } = await admin.ask(listWaitingList, {})
  const past = { ...bookingRequest, time: '1:00 PM' }
  const { booking: over } = await admin.ask(createBookingFor, { body: past })
  await app.rows(
    `update booking set starts_at = '2026-11-19T15:00:00.000Z', attention = '${ATTENTION}' where id = '${over.id}'`,
  )
  const later = { ...bookingRequest, date: '2026-12-03' }
  const { booking: offered } = await admin.ask(createBookingFor, { body: later })
  await app.rows(
    `update booking set status = 'offered', hold_until = '2026-12-01T15:00:00.000Z' where id = '${offered.id}'`,
  )
  const { newToken } = app.deps.booking.links
  return {
    ...{ bookingId, bookingToken: newToken(bookingId), offerToken: newToken(offered.id) },
    pastBookingId: over.id,
    waitId: waiting[0]?.id ?? '',
  }
}

/** Takes a whole day for one booking, as an all-day workshop would. */
async function fill(app: TestApp, bookingId: string): Promise<void> {
  const from = newYork(FULL_DAY, '9:30 AM').getTime()
  const cells = Array.from({ length: 32 }, (_, index) => new Date(from + index * 15 * 60_000).toISOString())
  const values = cells.map((cell) => `('consultant', '${cell}', '${bookingId}')`).join(', ')
  await app.rows(`insert into booking_cell (resource, starts_at, booking_id) values ${values}`)
}
