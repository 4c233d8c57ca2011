import type { Meeting } from '@beacon/contract/fields'
import type { BookingCalendar } from '@beacon/rules/booking-calendar'
import { agency, type Weekday } from './agency.ts'

type BookingService = {
  id: string
  name: string
  durationMinutes: number
  /** US cents; 0 is free. */
  priceCents: number
  price: string
  description: string
  /** What the confirmation asks for, so that we can prepare. */
  prepare?: string
}

/** The six consultations, in the order of the booking page. */
export const bookingServices = [
  {
    id: 'free-consultation',
    name: 'Free 30-Min Consultation',
    durationMinutes: 30,
    priceCents: 0,
    price: 'Free',
    description:
      'Tell us what you sell and where. We look you up while we talk, and you leave with the one thing we would fix first.',
  },
  {
    id: 'seo-audit',
    name: 'SEO Website Audit',
    durationMinutes: 60,
    priceCents: 19_900,
    price: '$199',
    description:
      'We crawl your site before we meet, then go through what holds it back, page by page, with the fixes in order of effort.',
    prepare: 'So that we can crawl your site before we meet, please reply with its address.',
  },
  {
    id: 'ppc-review',
    name: 'PPC Account Review',
    durationMinutes: 45,
    priceCents: 14_900,
    price: '$149',
    description:
      'Read-only access to your ad account, ninety days of search terms, and a list of what to pause, keep and try next.',
    prepare:
      'So that we can ask for read-only access before we meet, please reply with the number of your ad account.',
  },
  {
    id: 'website-review',
    name: 'Website Performance Review',
    durationMinutes: 60,
    priceCents: 17_900,
    price: '$179',
    description:
      'Speed, accessibility and navigation of your site, measured on a mid-range phone, with the causes named line by line.',
    prepare: 'So that we can measure your site before we meet, please reply with its address.',
  },
  {
    id: 'strategy-session',
    name: 'Digital Strategy Session',
    durationMinutes: 90,
    priceCents: 29_900,
    price: '$299',
    description:
      'A year on one page: season by season, what to spend, what to skip, and the numbers that tell you whether it worked.',
  },
  {
    id: 'competitor-analysis',
    name: 'Competitor Analysis',
    durationMinutes: 75,
    priceCents: 24_900,
    price: '$249',
    description:
      'Three competitors in your towns: what they rank for, what they advertise, what people say about them, and the gaps you can take.',
  },
] as const satisfies readonly BookingService[]

export type ConsultationId = (typeof bookingServices)[number]['id']

const byId = Object.fromEntries(bookingServices.map((service) => [service.id, service])) as Record<
  ConsultationId,
  BookingService
>

/** One consultation by its id. */
export const consultationOf = (id: ConsultationId): BookingService => byId[id]

/** What a session needs from its client before it; empty for most. @param id also of one that is no longer offered */
export const preparationFor = (id: string): string => byId[id as ConsultationId]?.prepare ?? ''

/** Which days and hours the booking page offers, in New York wall time. `open: false` is shown but never bookable. */
export const bookingCalendar: BookingCalendar & { closedWeekdays: readonly Weekday[] } = {
  timeZone: agency.timeZone,
  daysAhead: 14,
  closedWeekdays: [0],
  slots: [
    { time: '9:00 AM', open: true },
    { time: '10:00 AM', open: true },
    { time: '11:00 AM', open: true },
    { time: '12:00 PM', open: false },
    { time: '1:00 PM', open: true },
    { time: '2:00 PM', open: true },
    { time: '3:00 PM', open: true },
    { time: '4:00 PM', open: true },
    { time: '5:00 PM', open: false },
  ],
}

/** Hours before the start. */
const changeUntilHours = 2
const fullRefundUntilHours = 24
const refundRule = `A paid session that you cancel ${fullRefundUntilHours} hours ahead or earlier is refunded in full.`

/** When a visitor may still move or cancel a booking by its private link, and what a paid one gives back. */
export const bookingPolicy = {
  changeUntilHours,
  /** A paid booking that is cancelled by then is refunded in full; later, nothing is given back. */
  fullRefundUntilHours,
  /** How many free consultations one mailbox may have ahead, however its address is written. */
  mostUpcomingFree: 5,
  /** How many free consultations one internet address may book within 24 hours; offices share one. */
  mostFreeADay: 10,
  /** The same for a whole IPv6 network (/48), in which one line may have thousands of addresses. */
  mostFreeADayOfNetwork: 20,
  /** How many free consultations may be booked for one mailbox within 24 hours, canceled ones included. */
  mostFreeADayOfMailbox: 6,
  /** For how many minutes a time that came free is kept for each who waits for it. */
  offerMinutes: 30,
  /** How many people wait for one day at a time. */
  mostInLine: 10,
  /** How often one internet address, or IPv6 network (/48), may come into line for one day within 24 hours. */
  mostTimesInLine: 3,
  /** How often one mailbox may be put into line within 24 hours, for whichever days. */
  mostTimesInLineOfMailbox: 10,
  /** Said where the booking is made, in the mail and on the private page. */
  sentence: `Move or cancel online up to ${changeUntilHours} hours before the start. ${refundRule}`,
  refundRule,
  /** Said before a session is paid for that could not be canceled for its money any more. */
  tooLateSentence: `This session starts in less than ${fullRefundUntilHours} hours: you can still move it, but if you cancel it, you get no refund.`,
} as const

/** Where sessions take place, before anybody has chosen. */
export const bookingPlace = 'Online or at our office'

const { street, city, region, postalCode } = agency.address

interface BookingMeeting {
  label: string
  location: string
  /** For a video call, while there is no link. */
  sentence: string
}

interface VideoMeeting extends BookingMeeting {
  /** Your own room (https://…), if all sessions are in one: for bookings that you give no link of their own. */
  link?: string
  /** In place of `sentence` once there is a link, which stands below it in emails and in calendars. */
  linkedSentence: string
  /** In place of `sentence` an hour ahead. */
  missingSentence: string
}

/** How a session takes place, as forms, calendars and mails say it. */
export const bookingMeetings: Readonly<Record<Meeting, BookingMeeting>> & { video: VideoMeeting } = {
  video: {
    label: 'Video call',
    location: 'Video call',
    sentence:
      'We meet by video, and we email you the link before we start. Just reply to our email if you would rather talk by phone or come by.',
    linkedSentence:
      'We meet by video, at the link below. Just reply to our email if you would rather talk by phone or come by.',
    missingSentence: `We meet by video. If you do not have the link yet, we email it to you before we start. If it has not come by then, please call ${agency.phones.office.display}.`,
  },
  phone: {
    label: 'Phone call',
    location: 'Phone call',
    sentence:
      'We call you at the number that you gave us. Just reply to our email if you would rather meet by video or come by.',
  },
  office: {
    label: `At our office in ${city}`,
    location: `${street}, ${city}, ${region} ${postalCode}`,
    sentence: `We meet at our office, ${street} in ${city}; if the door is locked, please call ${agency.phones.office.display}. Just reply to our email if you would rather meet by video or talk by phone.`,
  },
}
