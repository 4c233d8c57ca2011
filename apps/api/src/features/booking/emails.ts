import { agency } from '@beacon/content/agency'
import {
  bookingCalendar,
  bookingMeetings,
  bookingPlace,
  bookingPolicy,
  preparationFor,
} from '@beacon/content/booking-services'
import { commerce } from '@beacon/content/commerce'
import { whereItIs } from '@beacon/content/refund-words'
import { longDate } from '@beacon/rules/day-words'
import { clockWords, momentWords } from '@beacon/rules/moment-words'
import { usd } from '@beacon/rules/money'
import { today } from '../../clock.ts'
import type { BookingRow } from '../../db/schema.ts'
import { byFirstName } from '../../mail/first-name.ts'
import { compose, type Facts, type MailContent } from '../../mail/layout.ts'
import { ifRepeatable, isPhoneNumber } from '../../mail/strangers-links.ts'
import { SETTLED_MEANWHILE } from '../../payments/reasons.ts'
import { isPastRefund } from './deadlines.ts'
import { JOIN_CALL, meetingWords } from './meeting-words.ts'
import {
  type MoneyBack,
  moneyBackNotice,
  moneyBackWords,
  notExtendedWords,
  refundUntilWords,
} from './money-back.ts'

type MailButton = readonly [label: string, url: string]

/** Links in mails about a booking. */
export interface MailLinks {
  /** The private page, and what can be done there. */
  manage: MailButton
  offer: string
  admin: string
  /** The booking page. */
  book: string
}

export type Write = (booking: BookingRow, links: MailLinks, money: MoneyBack) => MailContent

const { timeZone } = bookingCalendar

/** `Monday, November 23, 2026 at 9:00 AM EST` */
const whenOf = ({ starts_at }: Pick<BookingRow, 'starts_at'>): string =>
  momentWords(timeZone, new Date(starts_at), longDate)

const sessionFacts = (booking: BookingRow): Facts => [
  ['What', booking.service_name],
  ['When', `${whenOf(booking)} (New York time)`],
  ['How long', `${booking.duration_minutes} minutes`],
  ['Where', booking.status === 'offered' ? bookingPlace : placeOf(booking)],
  ['Link', meetingWords(booking).link, 'link'],
  priceFact(booking),
]

/** What is to be paid: of an offer, and of a session that the agency booked for somebody who pays another way. */
function priceFact({ status, price_cents, paid_cents }: BookingRow): Facts[number] {
  if (price_cents === 0 || paid_cents > 0) return ['Price', '']
  if (status === 'offered') return ['Price', usd(price_cents)]
  return ['Price', status === 'scheduled' ? `${usd(price_cents)}, not paid online` : '']
}

/** For a phone call, includes the number. */
const placeOf = (booking: BookingRow) =>
  booking.meeting === 'phone' && isPhoneNumber(booking.phone)
    ? `${meetingWords(booking).location} to ${booking.phone}`
    : meetingWords(booking).location

const visitorFacts = (booking: BookingRow): Facts => [
  ['Service', booking.service_name],
  ['When', whenOf(booking)],
  ['How', meetingWords(booking).label],
  ['Name', booking.name],
  ['Email', booking.email],
  ['Phone', booking.phone],
  ['Business', booking.business_name],
  priceFact(booking),
  ['Paid', booking.paid_cents > 0 ? usd(booking.paid_cents) : ''],
  ['Refunded', booking.refunded_cents > 0 ? usd(booking.refunded_cents) : ''],
  ['Notes', booking.message],
]

/** To the visitor: the confirmation, with the calendar entry. */
export const booked: Write = (booking, links) =>
  compose({
    subject: `Booked: ${booking.service_name}, ${whenOf(booking)}`,
    heading: `See you soon${byFirstName(booking.name)}.`,
    paragraphs: [
      'Your session is booked. The invitation in this email adds it to your calendar.',
      meetingWords(booking).sentence,
      preparationFor(booking.service_id),
    ].filter(Boolean),
    facts: sessionFacts(booking),
    button: links.manage,
  })

/** To the visitor: the new time, with the calendar entry. */
export const moved: Write = (booking, links) =>
  compose({
    subject: `Moved: ${booking.service_name}, now ${whenOf(booking)}`,
    heading: 'Your session has a new time.',
    paragraphs: ['The invitation in this email updates your calendar.', notExtendedWords(booking)],
    facts: sessionFacts(booking),
    button: links.manage,
  })

/** To the visitor: the link of the video call, with the calendar entry. */
export const linked: Write = (booking, links) =>
  compose({
    subject: `Video link: ${booking.service_name}, ${whenOf(booking)}`,
    heading: 'Here is the link for your video call.',
    paragraphs: [
      'The invitation in this email updates your calendar. If we sent you another link before, please use this one.',
    ],
    facts: sessionFacts(booking),
    button: joinOr(booking, links.manage),
  })

/** To the visitor, whoever has canceled: what becomes of the money, and the end of the calendar entry. */
export const cancelled: Write = (booking, links, money) =>
  compose({
    subject: `Canceled: ${booking.service_name}, ${whenOf(booking)}`,
    heading: 'Your session is canceled.',
    paragraphs: [
      booking.cancelled_by === 'visitor'
        ? 'As you asked, this session will not take place.'
        : 'We are sorry: we have to cancel this session.',
      booking.cancelled_by === 'administrator' ? booking.cancel_reason : '',
      'If the invitation is in your calendar, this email removes it.',
      moneyBackWords(booking, money),
    ],
    facts: sessionFacts(booking),
    // Whoever may choose another time would pay for it there once more.
    ...(booking.cancelled_by === 'administrator' && money.left > 0
      ? {}
      : { button: ['Choose another time', links.book] as const }),
  })

/** To the visitor, beside the confirmation of a session that was paid online. */
export const receipt: Write = (booking, links) =>
  compose({
    subject: `Receipt: ${booking.service_name}, ${usd(booking.paid_cents)}`,
    heading: `Thank you for your payment of ${usd(booking.paid_cents)}.`,
    paragraphs: ['This is your receipt.', isPastRefund(booking) ? '' : bookingPolicy.sentence],
    facts: [
      ['For', booking.service_name],
      ['Session', whenOf(booking)],
      ['Paid by', ifRepeatable(booking.name)],
      ['Business', ifRepeatable(booking.business_name)],
      ['Amount', `${usd(booking.paid_cents)} USD, by card`],
      ['Payment', booking.intent_id ?? ''],
      ['Booking', booking.id],
    ],
    button: links.manage,
  })

/** Its sum is of all refunds until now. */
export const refunded: Write = (booking, _links, { byHand }) => {
  const { refunded_cents, paid_cents } = booking
  const isPart = refunded_cents < paid_cents
  const [part, whole] = [usd(refunded_cents), usd(paid_cents)]
  return compose({
    subject: `Refund: ${isPart ? `${part} of ${whole}` : whole} for ${booking.service_name}`,
    heading: isPart ? `We have refunded ${part} so far.` : `We have refunded ${whole}, all of it.`,
    paragraphs: [
      booking.status === 'cancelled' ? 'The session is canceled.' : '',
      ...whereItIs(refunded_cents - byHand, byHand),
    ],
    facts: [
      ['For', booking.service_name],
      ['Session', whenOf(booking)],
      ['Refunded', `${part} of ${whole}`],
      ['Payment', booking.intent_id ?? ''],
    ],
  })
}

/** The button that joins the video call; without a link another one. */
const joinOr = (booking: BookingRow, other: MailButton): MailButton => {
  const { link } = meetingWords(booking)
  return link ? [JOIN_CALL, link] : other
}

interface Reminder {
  where: (booking: BookingRow) => string
  advice: (booking: BookingRow, money: MoneyBack) => string
  button: (booking: BookingRow, links: MailLinks) => MailButton
}

const reminder =
  ({ where, advice, button }: Reminder): Write =>
  (booking, links, money) =>
    compose({
      subject: `Reminder: ${booking.service_name}, ${whenOf(booking)}`,
      heading: `We meet at ${clockWords(timeZone, new Date(booking.starts_at))}.`,
      paragraphs: ['A short reminder of your session with us.', where(booking), advice(booking, money)],
      facts: sessionFacts(booking),
      button: button(booking, links),
    })

export const dayReminder = reminder({
  where: (booking) => meetingWords(booking).sentence,
  advice: refundUntilWords,
  button: (_booking, links) => links.manage,
})

/** An hour ahead, a link that is missing has to be said. */
function whereNow(booking: BookingRow): string {
  const { sentence, link } = meetingWords(booking)
  return booking.meeting === 'video' && !link ? bookingMeetings.video.missingSentence : sentence
}

/** Sent when the private page allows no more changes. */
export const hourReminder = reminder({
  where: whereNow,
  advice: () => `If you cannot come, please call ${agency.phones.office.display}.`,
  button: (booking, links) => joinOr(booking, links.manage),
})

/** To somebody of the waiting list: a time is free and kept for you. */
export const offered: Write = (booking, links) =>
  compose({
    subject: `A time opened up: ${whenOf(booking)}`,
    heading: 'A time has opened up, and we are holding it for you.',
    paragraphs: [
      `You asked to hear from us when something opens up. This time is yours until ${clockWords(timeZone, new Date(booking.hold_until ?? booking.starts_at))}; after that it goes to the next person in line.`,
    ],
    facts: sessionFacts(booking),
    button: ['Take this time', links.offer],
  })

/** To the visitor: the payment arrived after the time was gone. */
export const tooLate: Write = (booking) =>
  compose({
    subject: `Not booked: ${booking.service_name}. Your payment goes back in full`,
    heading: 'Your payment came too late for this time.',
    paragraphs: [
      `We hold a time only for a while, so that it can be paid for. That hold had ended, and the time is no longer free. You are not booked, and the full ${usd(booking.paid_cents)} goes back to your card; your bank shows it in ${commerce.refundDays}.`,
      `Please choose another time, or call ${agency.phones.office.display} and we will find one.`,
    ],
    facts: [
      ['For', booking.service_name],
      ['Time', whenOf(booking)],
      ['Payment', booking.intent_id ?? ''],
    ],
  })

const NOBODY_ASKED =
  'On the day itself nobody is asked automatically: if somebody is on the waiting list for it, write to them, or call.'

const isCanceledOnItsDay = ({ starts_at, cancelled_at }: BookingRow): boolean =>
  cancelled_at !== null && today(new Date(cancelled_at)) === today(new Date(starts_at))

/** To the agency, about any of these. */
const notice =
  (
    what: (booking: BookingRow) => string,
    ...why: readonly ((booking: BookingRow, money: MoneyBack) => string)[]
  ): Write =>
  (booking, links, money) =>
    compose({
      subject: `${what(booking)}: ${booking.service_name}, ${whenOf(booking)}`,
      heading: `${what(booking)}: ${booking.name}`,
      paragraphs: why.map((sentence) => sentence(booking, money)),
      facts: visitorFacts(booking),
      button: ['Open the booking', links.admin],
    })

export const bookedNotice = notice(
  () => 'New booking',
  ({ created_by }) => (created_by === 'administrator' ? 'Entered by an administrator.' : ''),
)
export const movedNotice = notice(() => 'Booking moved')
export const cancelledNotice = notice(
  () => 'Booking canceled',
  ({ cancelled_by, cancel_reason }) =>
    `Canceled by ${cancelled_by === 'visitor' ? 'the visitor' : 'an administrator'}.${cancel_reason ? ` Reason: ${cancel_reason}` : ''}`,
  (_booking, money) => moneyBackNotice(money),
  (booking) => (isCanceledOnItsDay(booking) ? NOBODY_ASKED : ''),
)
export const tooLateNotice = notice(
  () => 'Paid too late',
  () =>
    'The hold had ended, and the time is no longer free. The payment is refunded in full; nobody is booked.',
)
export const attentionNotice = notice(
  () => 'Needs attention',
  ({ attention }) => attention ?? SETTLED_MEANWHILE,
)
