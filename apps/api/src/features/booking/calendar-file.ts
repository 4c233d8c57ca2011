import { agency } from '@beacon/content/agency'
import { bookingCalendar } from '@beacon/content/booking-services'
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { DateTime } from 'luxon'
import type { BookingRow } from '../../db/schema.ts'
import { domainOf } from '../../mail/sender.ts'
import { isLinked } from '../../mail/strangers-links.ts'
import { JOIN_CALL, meetingWords } from './meeting-words.ts'
import { newYorkTime } from './new-york-time.ts'

const ALARM_SECONDS_BEFORE = 15 * 60
const FEED_REFRESH_SECONDS = 60 * 60
const { timeZone } = bookingCalendar

/** What an entry needs besides the booking. */
interface EntryFacts {
  /** The agency's address, for replies. */
  organizer: string
  /** The domain of the entry's id, which never changes for a booking. */
  domain: string
  /** The visitor's private link; left out of files that others may read. */
  manageUrl?: string
  now: Date
}

/** The facts that all entries have in common. */
export const entryFacts = (
  { mailFrom, mailTo }: { mailFrom: string; mailTo: string },
  now: Date,
): EntryFacts => ({ organizer: mailTo, domain: domainOf(mailFrom), now })

/**
 * The invitation attached to a mail: `REQUEST` adds the booking to the calendar or moves it, `CANCEL` removes it.
 * Calendars find the entry by its UID, and the higher SEQUENCE wins.
 */
export function invitation(booking: BookingRow, method: 'REQUEST' | 'CANCEL', facts: EntryFacts): string {
  const attendee = {
    ...(isLinked(booking.name) ? {} : { name: booking.name }),
    email: booking.email,
    type: ICalAttendeeType.INDIVIDUAL,
    role: ICalAttendeeRole.REQ,
    // The visitor chose the time, so there is nothing left to accept.
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  }
  return fileOf([{ ...entry(booking, facts), attendees: [attendee] }], ICalCalendarMethod[method])
}

/** A calendar file of one booking, to import by hand. */
export const bookingFile = (booking: BookingRow, facts: EntryFacts): string =>
  fileOf([entry(booking, facts)], ICalCalendarMethod.PUBLISH)

/** The agency's bookings as a calendar subscription; the title says who comes. */
export function calendarFeed(bookings: readonly BookingRow[], facts: EntryFacts): string {
  const entries = bookings.map((booking) => ({
    ...entry(booking, facts),
    summary: `${booking.service_name}: ${booking.name}`,
    description: contactOf(booking),
  }))
  return fileOf(entries, ICalCalendarMethod.PUBLISH, `${agency.shortName} bookings`)
}

function fileOf(events: ICalEventData[], method: ICalCalendarMethod, name?: string): string {
  const calendar = ical({
    method,
    prodId: { company: agency.shortName, product: 'Bookings', language: 'EN' },
    // NOTE: the zone is the entries', not the file's: the stamps have to be UTC.
    timezone: { name: null, generator: () => newYorkTime },
    events,
    ...(name ? { name, ttl: FEED_REFRESH_SECONDS } : {}),
  })
  // The last line has to end like the others (RFC 5545, 3.1).
  return `${calendar}\r\n`
}

function entry(booking: BookingRow, { organizer, domain, manageUrl, now }: EntryFacts): ICalEventData {
  const isCancelled = booking.status === 'cancelled'
  const { location, sentence, link } = meetingWords(booking)
  return {
    id: `booking-${booking.id}@${domain}`,
    sequence: booking.sequence,
    stamp: now,
    created: new Date(booking.created_at),
    start: DateTime.fromISO(booking.starts_at, { zone: timeZone }),
    end: DateTime.fromISO(booking.ends_at, { zone: timeZone }),
    timezone: timeZone,
    summary: titleOf(booking),
    location: link || location,
    // Not escaped text, so calendars would take a backslash for a part of it.
    ...(link ? { url: link.replace(/[,;]/g, encodeURIComponent) } : {}),
    description: [
      sentence,
      ...(link ? [`${JOIN_CALL}: ${link}`] : []),
      `Questions: ${agency.phones.office.display}, ${agency.email}`,
      ...(manageUrl ? [`Move or cancel: ${manageUrl}`] : []),
    ].join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: agency.name, email: organizer },
    alarms: isCancelled ? [] : [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS_BEFORE }],
  }
}

/** What the entry is called in the visitor's calendar. */
export const titleOf = ({ service_name }: Pick<BookingRow, 'service_name'>): string =>
  `${service_name} with ${agency.name}`

const contactOf = ({ name, email, phone, business_name, message }: BookingRow): string =>
  [name, business_name, email, phone, message].filter((line) => line !== '').join('\n')
