import { type JobState, stuckStates } from '@beacon/contract/outbox'
import type { Tone } from '../../ui/notice.tsx'

const JOBS: Readonly<Record<string, string>> = {
  'mail.lead-notification': 'Mail to us: a new lead',
  'mail.contact-message': 'Mail to us: the message',
  'mail.lead-receipt': 'Mail to the visitor: receipt',
  'mail.newsletter-confirmation': 'Mail to a subscriber: confirm',
  'mail.newsletter-welcome': 'Mail to a subscriber: welcome',
  'mail.letters-held': 'Mail to us: letters on hold',
  'mail.staff-message': 'Mail by an administrator',
  'mail.order-confirmation': 'Mail to the buyer: confirmation',
  'mail.order-notice': 'Mail to us: a new order',
  'mail.order-shipped': 'Mail to the buyer: shipped',
  'mail.order-parcel': 'Mail to the buyer: one of several packages',
  'mail.order-payment-link': 'Mail to the buyer: payment link',
  'mail.order-needs-payment': 'Mail to us: an order to be paid',
  'mail.order-attention': 'Mail to us: an order needs attention',
  'mail.order-refund': 'Mail to the buyer: refund',
  'mail.order-cancelled': 'Mail to the buyer: canceled',
  'mail.order-cancelled-notice': 'Mail to us: an order canceled',
  'mail.return-asked': 'Mail to the buyer: return requested',
  'mail.return-notice': 'Mail to us: a return',
  'mail.return-answered': 'Mail to the buyer: answer to a return',
  'mail.order-sold-out': 'Mail to the buyer: sold out, refunded',
  'mail.order-sold-out-notice': 'Mail to us: sold out, refunded',
  'mail.restock': 'Mail to the visitor: can be bought now',
  'mail.order-link': 'Mail to the buyer: link to the order',
  'mail.booking-booked': 'Mail to the visitor: booked',
  'mail.booking-moved': 'Mail to the visitor: moved',
  'mail.booking-link': 'Mail to the visitor: the video link',
  'mail.booking-cancelled': 'Mail to the visitor: canceled',
  'mail.booking-receipt': 'Mail to the visitor: receipt',
  'mail.booking-refunded': 'Mail to the visitor: refund',
  'mail.booking-too-late': 'Mail to the visitor: taken, refunded',
  'mail.booking-offer': 'Mail to the visitor: a time came free',
  'mail.booking-reminder-day': 'Mail to the visitor: a day to go',
  'mail.booking-reminder-hour': 'Mail to the visitor: an hour to go',
  'mail.booking-booked-notice': 'Mail to us: a new booking',
  'mail.booking-moved-notice': 'Mail to us: a booking moved',
  'mail.booking-cancelled-notice': 'Mail to us: a booking canceled',
  'mail.booking-too-late-notice': 'Mail to us: taken, refunded',
  'mail.booking-attention-notice': 'Mail to us: needs attention',
  'mail.second-factor-on': 'Mail to us: second factor on',
  'mail.second-factor-off': 'Mail to us: second factor off',
  'mail.second-factor-new-codes': 'Mail to us: new recovery codes',
  'mail.second-factor-reset': 'Mail to us: second factor reset',
  'mail.sign-in-guesses': 'Mail to us: many sign-ins refused',
  'booking.offer-end': 'Waiting list: end of an offer',
  'mail.copy-alert': 'Mail to us: old or missing copies',
  'mail.outbox-alert': 'Mail to us: deliveries have stopped',
  'payments.event': 'Payment: an event of the provider',
  'payments.page': 'Payment: open the hosted page',
  'payments.refund': 'Payment: refund',
  'payments.refunds': 'Payment: refunds made at the provider',
  'payments.release': 'Payment: end of the hold',
  'prints.cancel': 'Printer: cancel, unless it is being made',
  'prints.cancel-draft': 'Printer: cancel a second draft of an order',
  'prints.event': 'Printer: an event',
  'prints.submit': 'Printer: hand over the order',
  'newsletter.spread': 'Letter: the next readers',
  'newsletter.letter': 'Letter to a subscriber',
  'notes.lead': 'Copy in the notes database',
  'notes.lead-message': 'Add the message to the copy in the notes database',
  'notes.lead-erased': 'Erase the copy in the notes database',
}

/** What a job does, in words; an unknown kind is shown as it is. */
export const jobName = (kind: string): string => JOBS[kind] ?? kind

/** What visitors and buyers have until then: an offered time, an open payment, an order to cancel. */
const EARLY_EFFECTS: Readonly<Record<string, string>> = {
  'booking.offer-end':
    'The person on the waiting list loses the time that was offered to them. It goes to the next in line, or is free for everybody.',
  'payments.release':
    'Unless the money has come, the order ends unpaid and its payment link stops working. If it is for a session, the time is free for others.',
  'prints.submit': 'The order goes to the printer, and the buyer can no longer cancel it.',
}

/** What running a job before its time does to the person concerned; undefined where it does them no harm. */
export const earlyEffect = (kind: string): string | undefined =>
  kind.startsWith('mail.') ? 'The email goes out.' : EARLY_EFFECTS[kind]

interface StateWords {
  label: string
  tone: Tone | 'neutral'
}

export const stateWords: Readonly<Record<JobState, StateWords>> = {
  ready: { label: 'Waiting', tone: 'info' },
  running: { label: 'Under way', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  uncertain: { label: 'Uncertain', tone: 'warning' },
  refused: { label: 'Refused', tone: 'danger' },
  dead: { label: 'Gave up', tone: 'danger' },
  settled: { label: 'Settled', tone: 'neutral' },
}

/** Whether a job is stuck until a person decides. */
export const needsPerson = (state: JobState): boolean => stuckStates.some((stuck) => stuck === state)

/** How many jobs are stuck until a person decides. */
export const countStuck = (counts: Partial<Record<JobState, number>>): number =>
  stuckStates.reduce((total, state) => total + (counts[state] ?? 0), 0)

/** Whether a job is still proceeding without help. */
export const isMoving = (state: JobState): boolean => state === 'ready' || state === 'running'

export const UNCERTAIN =
  'The connection broke after the email was sent, so it may have arrived: sending it again may deliver it twice.'
