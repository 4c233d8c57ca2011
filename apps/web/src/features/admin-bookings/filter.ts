import { bookingMeetings } from '@beacon/content/booking-services'
import type { Booking } from '@beacon/contract/booking-admin'
import { telephoneIn } from '@beacon/contract/telephone'
import { meetingLinkOf } from '@beacon/rules/meeting-link'
import { searchText } from '@beacon/rules/search-text'

const statusFilters = [
  { value: '', label: 'All Bookings' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

const ATTENTION_FILTER = { value: 'needs_attention', label: 'Needs attention' }

/** Whether a person has to look at a booking. */
export const needsAttention = ({ attention }: Pick<Booking, 'attention'>): boolean => Boolean(attention)

/** The documented filters; that for bookings which need a person only while there are any, or when the address asks for it. */
export const filtersFor = (bookings: readonly Booking[], asked: string | null) =>
  asked === ATTENTION_FILTER.value || bookings.some(needsAttention)
    ? [...statusFilters, ATTENTION_FILTER]
    : statusFilters

/** When a session is over, as a timestamp. */
export const endOf = ({ startsAt, duration }: Pick<Booking, 'startsAt' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000

const DAY_MS = 86_400_000

/** Whether a video session starts within a day, or has begun, and its visitor has no link yet. */
export const lacksLink = (booking: Booking, now: number): boolean =>
  booking.status === 'scheduled' &&
  booking.meeting === 'video' &&
  Date.parse(booking.startsAt) <= now + DAY_MS &&
  endOf(booking) > now &&
  meetingLinkOf(booking, bookingMeetings.video.link) === ''

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
 * The bookings of a status whose name, email, phone, business or service contains the text, or whose id it is.
 */
export function matching(
  bookings: readonly Booking[],
  { search, status }: { search: string; status: string },
) {
  const isWanted = (booking: Booking) =>
    status === '' || (status === ATTENTION_FILTER.value ? needsAttention(booking) : booking.status === status)
  const isFound = searched(search.trim())
  return bookings.filter((booking) => isWanted(booking) && isFound(booking))
}

function searched(search: string): (booking: Booking) => boolean {
  const words = searchText(search)
  const number = telephoneIn(search)
  return ({ id, name, email, phone, businessName, serviceName }) =>
    id === search ||
    (number !== undefined && phone.replace(/\D/g, '').includes(number)) ||
    [name, email, phone, businessName, serviceName].some((text) => searchText(text).includes(words))
}
