import { bookingCalendar } from '@beacon/content/booking-services'
import type { Booking } from '@beacon/contract/booking-admin'
import type { listClosedDays } from '@beacon/contract/closed-days'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { dayWords, longDate as longDay, WEEKDAYS } from '@beacon/rules/day-words'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { ApiError } from '../../lib/api.ts'
import { isAnswered, isExplained, NO_REASON } from '../../lib/failed-call.ts'
import type { Hours } from './queries.ts'

type ClosedDays = ResponseOf<typeof listClosedDays>['closedDays'][number]

/** `Monday, November 23, 2026` */
export const longDate = (date: string): string => noWrap(longDay(date))

/** `2:00 PM to 3:30 PM` */
const hoursText = ({ from, to }: Hours): string => `${noWrap(from)} to ${noWrap(to)}`

/** A day, its closed hours, or a range: `Monday, December 21, 2026 to Friday, January 1, 2027`. */
export function closingText({ from, until, hours }: Pick<ClosedDays, 'from' | 'until' | 'hours'>): string {
  if (hours) return `${longDate(from)}, ${hoursText(hours)}`
  return from === until ? longDate(from) : `${longDate(from)} to ${longDate(until)}`
}

/** `Closed from 2:00 PM to 3:30 PM: Staff training (note: Aunt Ida)`, with the message to visitors and the private note. */
export const closedText = ({
  hours,
  message,
  note,
}: Pick<ClosedDays, 'hours' | 'message' | 'note'>): string => {
  const closed = hours ? `Closed from ${hoursText(hours)}` : 'Closed'
  return `${closed}${message && `: ${message}`}${note && ` (note: ${note})`}`
}

/** The day's weekday, if the agency is closed on it every week: `Sunday`. */
export function closedWeekday(date: string): string | undefined {
  const { weekday } = dayWords(date)
  return bookingCalendar.closedWeekdays.some((day) => WEEKDAYS[day] === weekday) ? weekday : undefined
}

/** How a session takes place. */
export const MEETING_WORDS: Readonly<Record<Booking['meeting'], string>> = {
  video: 'By video',
  phone: 'By phone',
  office: 'At the office',
}

/** The payment status in a few words; empty for a free session. */
export function moneyOf({ priceCents, paidCents, refundedCents, refundableCents }: Booking): string {
  if (priceCents === 0) return ''
  if (paidCents === 0) return `${usd(priceCents)}, not paid online`
  const leaving = paidCents - refundedCents - refundableCents
  return [
    `${usd(paidCents)} paid`,
    refundedCents > 0 && `${usd(refundedCents)} refunded`,
    leaving > 0 && `${usd(leaving)} being refunded or taken back by the bank`,
  ]
    .filter(Boolean)
    .join(', ')
}

const FIRST_HOUR = 7
const LAST_HOUR = 20

/** Every quarter of an hour from 7:00 AM to 8:00 PM, in the format of the calls. */
export const quarterOptions = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 4 + 1 }, (_, quarter) => {
  const hour = FIRST_HOUR + Math.floor(quarter / 4)
  const minute = String((quarter % 4) * 15).padStart(2, '0')
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  return { value: time, label: time }
})

/** The error catalogue's sentence for a cancellation that failed (ADMIN-4). */
export const whyNotCancelled = (error: Error): string =>
  isAnswered(error)
    ? `Failed to cancel booking: ${isExplained(error) ? error.message : NO_REASON}`
    : 'Network error while cancelling booking'

/** A refused time, for the office: the server's sentence is the visitor's. */
export const whyNotBooked = (error: Error): string =>
  error instanceof ApiError && error.code === 'slot_taken'
    ? 'This time is taken: booked (“Week” shows it), being paid for, or kept for somebody in line.'
    : error.message
