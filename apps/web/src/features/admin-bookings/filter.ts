import type { Booking } from '@beacon/contract/booking-admin'

export const statusFilters = [
  { value: '', label: 'All Bookings' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

/** The bookings of a status whose name, e-mail, business or service has the words in it, in any case, or whose id it is. */
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
