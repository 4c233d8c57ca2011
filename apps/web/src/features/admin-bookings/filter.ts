import type { Booking } from '@beacon/contract/booking-admin'

export const statusFilters = [
  { value: '', label: 'All Bookings' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

/** When a session is over, as a timestamp. */
export const endOf = ({ startsAt, duration }: Pick<Booking, 'startsAt' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000

/** Upcoming bookings, the next one first, and past ones, the latest first; a session is past once it has ended. */
export function inTurn(bookings: readonly Booking[], now: number) {
  const inOrder = bookings.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  const isComing = (booking: Booking) => endOf(booking) > now
  return {
    coming: inOrder.filter(isComing),
    over: inOrder.filter((booking) => !isComing(booking)).reverse(),
  }
}

/**
 * The bookings of a status whose name, email, business or service contains the text, in any case, or whose id it is.
 */
export function matching(
  bookings: readonly Booking[],
  { search, status }: { search: string; status: string },
) {
  const words = search.trim().toLowerCase()
  return bookings.filter(
    (booking) =>
      (status === '' || booking.status === status) &&
      (booking.id === search.trim() ||
        [booking.name, booking.email, booking.businessName, booking.serviceName].some((text) =>
          text.toLowerCase().includes(words),
        )),
  )
}
