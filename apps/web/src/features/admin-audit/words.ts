import type { AuditAct, AuditOutcome } from '@beacon/contract/audit'
import type { Tone } from '../../ui/notice.tsx'

/** What was done, in words. Every act has some: the compiler asks for those of a new one. */
export const actWords: Readonly<Record<AuditAct, string>> = {
  'session.sign-in': 'Signed in',
  'session.sign-out': 'Signed out',
  'session.confirm': 'Confirmed with a code',
  'session.end': 'Signed another browser out',
  'session.end-others': 'Signed out everywhere else',
  'second-factor.begin': 'Set up a second factor',
  'second-factor.on': 'Switched the second factor on',
  'second-factor.off': 'Switched the second factor off',
  'second-factor.new-codes': 'Made new recovery codes',
  'second-factor.reset': 'Reset the second factor',
  'lead.change': 'Changed a lead',
  'lead.export': 'Exported leads',
  'order.retry': 'Took an order up again',
  'order.mark-paid': 'Marked an order as paid',
  'order.ship': 'Marked an order as sent',
  'order.settle-return': 'Answered a return',
  'order.export': 'Exported orders',
  'payment.refund': 'Refunded',
  'booking.create': 'Booked for a caller',
  'booking.move': 'Moved a booking',
  'booking.cancel': 'Canceled a booking',
  'booking.no-show': 'Marked a no-show',
  'booking.export': 'Exported bookings',
  'day.close': 'Closed a day',
  'day.open': 'Opened a day',
  'calendar.renew': 'Made a new calendar address',
  'product.change': 'Changed a product',
  'catalogue.copy': 'Copied the products',
  'catalogue.decide': 'Decided on a held copy',
  'subscriber.unsubscribe': 'Unsubscribed an address',
  'subscriber.erase': 'Erased an address',
  'subscriber.export': 'Exported subscribers',
  'letter.send': 'Sent a letter',
  'letter.test': 'Sent a test letter',
  'letter.stop': 'Stopped a letter',
  'mail.welcome': 'Sent a welcome email',
  'mail.custom': 'Sent an email',
  'job.retry': 'Ran a job again',
  'posts.copy': 'Copied the posts',
  'person.find': 'Looked up a person',
  'person.erase': 'Erased a person',
  'audit.export': 'Exported the audit log',
}

type GroupOf<Act extends string> = Act extends `${infer Group}.${string}` ? Group : never

/** What acts are about, for the filter: the part of their names before the dot. */
export const groups: Readonly<Record<GroupOf<AuditAct>, string>> = {
  session: 'Sign-ins',
  'second-factor': 'Second factor',
  order: 'Orders',
  payment: 'Refunds',
  booking: 'Bookings',
  day: 'Closed days',
  calendar: 'Calendar address',
  lead: 'Leads',
  product: 'Products',
  catalogue: 'Product copies',
  posts: 'Post copies',
  subscriber: 'Subscribers',
  letter: 'Letters',
  mail: 'Single emails',
  job: 'Jobs',
  person: 'People',
  audit: 'Audit log',
}

export const outcomeWords: Readonly<Record<AuditOutcome, { label: string; tone: Tone | 'neutral' }>> = {
  open: { label: 'Not finished', tone: 'warning' },
  done: { label: 'Done', tone: 'success' },
  repeated: { label: 'Repeat, nothing changed', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
}
