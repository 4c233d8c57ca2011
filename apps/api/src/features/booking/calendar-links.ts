import { bookingCalendar, bookingPlace } from '@beacon/content/booking-services'
import type { BookingRow } from '../../db/schema.ts'
import { titleOf } from './calendar-file.ts'

/** Addresses that open a calendar with the booking filled in; the instants are UTC, so any zone shows them right. */
export function calendarLinks(booking: Pick<BookingRow, 'service_name' | 'starts_at' | 'ends_at'>): {
  google: string
  outlook: string
} {
  const title = titleOf(booking)
  const compact = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(booking.starts_at)}/${compact(booking.ends_at)}`,
    ctz: bookingCalendar.timeZone,
    details: bookingPlace.sentence,
    location: bookingPlace.location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: booking.starts_at,
    enddt: booking.ends_at,
    body: bookingPlace.sentence,
    location: bookingPlace.location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
