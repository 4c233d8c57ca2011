import { bookingCalendar, bookingMeetings } from '@beacon/content/booking-services'
import type { BookingRow } from '../../db/schema.ts'
import { titleOf } from './calendar-file.ts'

/** Links that add the booking to online calendars; instants are UTC, so any time zone shows them right. */
export function calendarLinks(
  booking: Pick<BookingRow, 'service_name' | 'starts_at' | 'ends_at' | 'meeting'>,
): {
  google: string
  outlook: string
} {
  const title = titleOf(booking)
  const { location, sentence } = bookingMeetings[booking.meeting]
  const compact = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(booking.starts_at)}/${compact(booking.ends_at)}`,
    ctz: bookingCalendar.timeZone,
    details: sentence,
    location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: booking.starts_at,
    enddt: booking.ends_at,
    body: sentence,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
