import { z } from 'zod'
import { knownAttribution } from './attribution.ts'
import { bookingStatuses, seenSequence } from './booking.ts'
import { endpoint } from './endpoint.ts'
import {
  businessName,
  calendarDate,
  email,
  id,
  line,
  meeting,
  meetingLink,
  meetings,
  message,
  optional,
  personName,
  phone,
  search,
  serviceId,
  wallTime,
  withNumber,
} from './fields.ts'

/** A booking in the administrator's list; date and time are New York wall time. */
const bookingSchema = z.object({
  id,
  serviceId: z.string(),
  serviceName: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: z.iso.datetime(),
  status: z.enum(bookingStatuses),
  /** Its version: it grows with every move and with the cancellation. */
  sequence: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
  message: z.string(),
  meeting: z.enum(meetings),
  /** The video call's own link; empty where there is none. */
  meetingLink: z.string(),
  createdAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.number().int(),
  /** The price, what was paid and what was refunded, in cents. */
  priceCents: z.number().int(),
  paidCents: z.number().int(),
  refundedCents: z.number().int(),
  /** What of it can still be refunded, in cents: nothing that is being refunded already, or that a bank took back. */
  refundableCents: z.number().int(),
  /** The card payment, for a refund. */
  paymentIntentId: z.string().nullable(),
  /** The same payment once a refund by card has failed: then one by hand can be noted. */
  handRefundPaymentId: z.string().nullable(),
  /** Whether a bank has yet to decide about the payment. */
  isInDispute: z.boolean(),
  createdBy: z.enum(['visitor', 'administrator']),
  cancelledAt: z.iso.datetime().nullable(),
  cancelledBy: z.enum(['visitor', 'administrator']).nullable(),
  cancelReason: z.string(),
  noShow: z.boolean(),
  /** Why a person has to look at it, such as a payment of another amount. */
  attention: z.string().nullable(),
  /** What a person, or a refund, has settled of that, a line each, the newest last. */
  settled: z.string(),
  /** The date of the terms that the visitor accepted by booking (YYYY-MM-DD); null where nobody was shown them. */
  termsDated: z.string().nullable(),
  ...knownAttribution,
})
export type Booking = z.output<typeof bookingSchema>

/** A status, or every booking whose `attention` says why a person has to look at it. */
const bookingFilters = [...bookingStatuses, 'needs_attention'] as const

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/booking/admin',
  summary:
    'Every booking, the latest appointment first; holds only when asked for, or if they were paid too late and need a person',
  access: 'administrator',
  query: z.object({
    status: z.enum(bookingFilters).optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
  }),
  response: z.object({ success: z.literal(true), bookings: z.array(bookingSchema) }),
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/booking/:id/cancel',
  summary: 'Cancel a booking and tell both sides; a refund is offered, not made',
  access: 'administrator',
  act: 'booking.cancel',
  params: z.object({ id }),
  query: z.object({ seen: seenSequence }),
  response: z.object({
    success: z.literal(true),
    /** What can be refunded, in cents; 0 when nothing was paid. */
    refundableCents: z.number().int(),
    paymentIntentId: z.string().nullable(),
  }),
  errors: ['not_found', 'conflict'],
})

const one = z.object({ success: z.literal(true), booking: bookingSchema })
const notify = z.boolean().default(true)

export const cancelBookingWith = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/cancel',
  summary: 'Cancel a booking with a reason, a refund or not, an email to the visitor or not',
  access: 'administrator',
  act: 'booking.cancel',
  fresh: { refund: true },
  params: z.object({ id }),
  body: z.object({
    reason: optional(line(500, 'The reason')),
    refund: z.boolean().default(false),
    notify,
    seen: seenSequence,
  }),
  response: one,
  errors: ['not_found', 'conflict'],
})

export const createBookingFor = endpoint({
  method: 'POST',
  path: '/api/admin/bookings',
  summary: 'Book for a caller: any service, any day from today, any quarter of an hour that is free',
  access: 'administrator',
  act: 'booking.create',
  status: 201,
  repeat: 'key',
  body: withNumber(
    z.object({
      serviceId,
      date: calendarDate,
      time: wallTime,
      name: personName,
      email,
      phone: optional(phone),
      businessName: optional(businessName),
      message: optional(message),
      meeting,
      notify,
    }),
  ),
  response: one,
  errors: ['slot_taken'],
})

export const moveBooking = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/time',
  summary: 'Move a booking to any free time',
  access: 'administrator',
  act: 'booking.move',
  params: z.object({ id }),
  body: z.object({ date: calendarDate, time: wallTime, notify, seen: seenSequence }),
  response: one,
  errors: ['not_found', 'slot_taken', 'conflict'],
})

/** What the sender has read of a field. */
const seenText = z.string().max(500)

export const linkBooking = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/link',
  summary: 'Save the link of a video session, and email the visitor the invitation with it',
  access: 'administrator',
  act: 'booking.link',
  params: z.object({ id }),
  body: z.object({
    meetingLink,
    /** The link that the sender has read, empty where there was none: somebody else may have changed it since. */
    seen: seenText,
  }),
  response: one,
  errors: ['not_found', 'conflict'],
})

export const confirmBookingAgain = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/confirmation',
  summary: 'Send the visitor the confirmation and invitation once more, and of a paid booking the receipt',
  access: 'administrator',
  act: 'booking.confirm-again',
  params: z.object({ id }),
  response: one,
  errors: ['not_found', 'conflict'],
})

const details = { name: personName, email, phone: optional(phone), meeting }

export const changeBookingDetails = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/details',
  summary:
    'Correct who comes to an upcoming session, or change how we meet, and send the confirmation and the updated invitation',
  access: 'administrator',
  act: 'booking.details',
  params: z.object({ id }),
  body: withNumber(
    z.object({
      ...details,
      /** What the sender has read: somebody else may have changed it since. */
      seen: z.object({ name: seenText, email: seenText, phone: seenText, meeting: seenText }),
    }),
  ),
  response: one,
  errors: ['not_found', 'conflict'],
})

export const markNoShow = endpoint({
  method: 'PUT',
  path: '/api/admin/bookings/:id/no-show',
  summary: 'Note that nobody came, or take that back',
  access: 'administrator',
  act: 'booking.no-show',
  params: z.object({ id }),
  body: z.object({ noShow: z.boolean() }),
  response: one,
  errors: ['not_found', 'conflict'],
})

export const settleBooking = endpoint({
  method: 'POST',
  path: '/api/admin/bookings/:id/settle',
  summary:
    'A person has looked at what a booking needed attention for: it stays readable, and is counted no more',
  access: 'administrator',
  act: 'booking.settle',
  params: z.object({ id }),
  body: z.object({
    /** The `attention` that the sender has read: more may have been added since. */
    seen: z.string().max(10_000),
  }),
  response: one,
  errors: ['not_found', 'conflict'],
})

const waitingPersonSchema = z.object({
  id,
  /** The full day and the service that they are waiting for. */
  date: z.string(),
  serviceName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.iso.datetime(),
  /** The time that came free: kept for them until then, or let pass when there is no `until`. */
  offer: z.object({ time: z.string(), until: z.iso.datetime().nullable() }).nullable(),
})
export type WaitingPerson = z.output<typeof waitingPersonSchema>

export const listWaitingList = endpoint({
  method: 'GET',
  path: '/api/admin/waiting-list',
  summary: 'Who waits for a time on a full day, from today on: by day, then in line',
  access: 'administrator',
  response: z.object({ waiting: z.array(waitingPersonSchema) }),
})

export const leaveWaitingList = endpoint({
  method: 'DELETE',
  path: '/api/admin/waiting-list/:id',
  summary: 'Take somebody off the line of a day, untold; a time that is kept for them is offered to the next',
  access: 'administrator',
  act: 'waiting-list.leave',
  params: z.object({ id }),
  /** The day, YYYY-MM-DD. */
  response: z.object({ success: z.literal(true), date: z.string() }),
  errors: ['not_found'],
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/admin/calendar-feed',
  summary:
    'Since when the private calendar address exists; the address itself is shown once, when it is made',
  access: 'administrator',
  response: z.object({ createdAt: z.iso.datetime().nullable() }),
})

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/admin/calendar-feed',
  summary: 'Make a new private calendar address; the one before stops working',
  access: 'administrator',
  act: 'calendar.renew',
  fresh: true,
  response: z.object({ url: z.string(), createdAt: z.iso.datetime() }),
})

/** Path of the private calendar that a phone or a desktop subscribes to. Not a call: its answer is text/calendar. */
export const calendarFeedPath = (token: string) => `/api/booking/calendar/${token}.ics`

/** Path of the bookings as a spreadsheet; for a signed-in administrator. */
export const bookingsCsvPath = '/api/admin/bookings/export.csv'

/** What the list is narrowed to, in the browser; the spreadsheet then has the same rows. */
export const bookingFilterSchema = z.object({ search, status: z.enum(bookingFilters).optional() })
