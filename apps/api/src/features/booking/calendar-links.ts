import { bookingCalendar } from '@beacon/content/booking-services'
import type { BookingRow } from '../../db/schema.ts'
import { titleOf } from './calendar-file.ts'
import { JOIN_CALL, meetingWords } from './meeting-words.ts'

/** Links that add the booking to online calendars; instants are UTC, so any time zone shows them right. */
export function calendarLinks(
  booking: Pick<BookingRow, 'service_name' | 'starts_at' | 'ends_at' | 'status' | 'meeting' | 'meeting_link'>,
): {
  google: string
  outlook: string
} {
  const title = titleOf(booking)
  const { location: place, sentence, link } = meetingWords(booking)
  const location = link || place
  const details = link ? `${sentence}\n${JOIN_CALL}: ${link}` : sentence
  const compact = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, '')
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(booking.starts_at)}/${compact(booking.ends_at)}`,
    ctz: bookingCalendar.timeZone,
    details,
    location,
  })
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: booking.starts_at,
    enddt: booking.ends_at,
    body: details,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  }
}
