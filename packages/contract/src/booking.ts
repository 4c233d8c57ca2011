import { z } from 'zod'
import { attribution } from './attribution.ts'
import { endpoint } from './endpoint.ts'
import {
  broughtToken,
  businessName,
  calendarDate,
  email,
  id,
  line,
  linkSecret,
  meeting,
  meetings,
  optional,
  personName,
  phone,
  prose,
  serviceId,
  wallTime,
  withNumber,
} from './fields.ts'
import { availabilityAddress, hoursPath } from './hours.ts'

/** The secret part of a private link. */
export const bookingToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'Unknown link')

const slotChoice = { date: calendarDate, time: wallTime }

const visitor = {
  name: personName,
  email,
  phone: optional(phone),
  businessName: optional(businessName),
  message: optional(prose(5000, 'Your notes')),
  meeting,
}

/** The booking form as it is sent, and as `POST /api/booking` takes it. */
export const bookingRequestSchema = z.object({
  serviceId,
  ...slotChoice,
  ...visitor,
  /** From the link of the waiting list: the freed time is kept for whoever has it. */
  offer: broughtToken,
})
export type BookingRequest = z.output<typeof bookingRequestSchema>

/** Links that add a booking to an online calendar. */
const calendarLinks = z.object({ google: z.string(), outlook: z.string() })

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/booking',
  summary: 'Book a free consultation; a paid one answers 402, because it is paid for first',
  access: 'public',
  limit: 'form',
  status: 201,
  repeat: 'first-step',
  body: withNumber(bookingRequestSchema.extend({ attribution })),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    id,
    startsAt: z.iso.datetime(),
    calendar: calendarLinks,
    bookingToken: z
      .string()
      .optional()
      .describe(
        'The token of its private page, as in the confirmation’s email; only for a call with an Idempotency-Key.',
      ),
  }),
  errors: ['payment_required', 'slot_taken', 'conflict'],
})

const slotSchema = z.object({
  time: z.string(),
  available: z.boolean(),
  /** The same moment in UTC, so that a browser can show the visitor's own time. */
  startsAt: z.iso.datetime(),
})

/** Days in a row on which the agency stays closed, the last one included. */
export const closingSchema = z.object({
  from: calendarDate,
  until: calendarDate,
  /** What visitors are told about it; may be empty. */
  message: z.string(),
})

const closings = z.array(closingSchema)

export const readHours = endpoint({
  method: 'GET',
  path: hoursPath,
  summary:
    'When the agency stays closed from today on, the next first, and why; the weekly hours are on the pages',
  access: 'public',
  limit: 'read',
  response: z.object({ closings }),
})

export const readAvailability = endpoint({
  ...availabilityAddress,
  summary: 'The days and times that are offered, in New York time; with a service, its duration counts',
  limit: 'read',
  query: z.object({
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    serviceId: z.string().max(64).optional(),
    /** A private link's token: the time that its booking or offer holds counts as free, also one closed since. */
    token: broughtToken,
  }),
  response: z.object({
    timezone: z.string(),
    /** Until when the token's time is kept for its holder; null without one, and when that is over. */
    keptUntil: z.iso.datetime().nullable(),
    /** A paid session that starts at this moment or later could still be canceled for its money. */
    refundedFrom: z.iso.datetime(),
    dates: z.array(
      z.object({
        date: z.string(),
        /** Closed by the agency: a holiday, say. */
        closed: z.boolean(),
        slots: z.array(slotSchema),
      }),
    ),
    /** Why days among them are closed, and until when, even if that is later than the last of them. */
    closings,
  }),
})

export const joinWaitingList = endpoint({
  method: 'POST',
  path: '/api/booking/waiting-list',
  summary: 'Wait for a time on a day that is full; whoever is first in line is offered the next free one',
  access: 'public',
  limit: 'form',
  repeat: 'key',
  body: z.object({ serviceId, date: calendarDate, name: personName, email, phone: optional(phone) }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['conflict'],
})

/** `held`: being paid for; `offered`: kept for somebody of the waiting list; `expired`: neither happened in time. */
export const bookingStatuses = ['scheduled', 'cancelled', 'held', 'offered', 'expired'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** A booking as its visitor sees it behind the private link: no address, no whole phone number. */
const managedBookingSchema = z.object({
  id,
  serviceId: z.string(),
  serviceName: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timezone: z.string(),
  duration: z.number().int(),
  name: z.string(),
  meeting: z.enum(meetings),
  /** The last digits of the number on which they are called; empty where nobody is. */
  numberEnd: z.string(),
  /** The link of a video call; empty where there is none, or not yet. */
  meetingLink: z.string(),
  status: z.enum(bookingStatuses),
  /** Its version: it grows with every move and with the cancellation. */
  sequence: z.number().int(),
  /** What was paid, in cents; 0 for a free one. */
  paidCents: z.number().int(),
  refundedCents: z.number().int(),
  /** What of it could still be refunded: nothing that is being refunded, or that a bank took back. */
  leftCents: z.number().int(),
  /** Whether it can still be moved or cancelled here, and until when. */
  canChange: z.boolean(),
  changeUntil: z.iso.datetime(),
  /** What cancelling now gives back, in cents, and until when it gives back everything. */
  refundCents: z.number().int(),
  refundUntil: z.iso.datetime(),
  /** Of a refund that is owed and not made: asked for, or a person has to see to it; or nothing is owed. */
  refundState: z.enum(['coming', 'delayed', 'kept']).nullable(),
  /** Whether a bank has yet to decide about the payment. */
  isInDispute: z.boolean(),
  cancelledBy: z.enum(['visitor', 'administrator']).nullable(),
  /** Ready addresses, and the path of the booking's own calendar file. */
  calendar: calendarLinks.extend({ file: z.string() }),
})
export type ManagedBooking = z.output<typeof managedBookingSchema>

/** The `sequence` that the sender has seen: somebody else may have moved or canceled the booking since. */
export const seenSequence = z.coerce.number<number | string>().int().min(0).optional()

const managePath = '/api/booking/manage'
const byToken = z.object({ token: linkSecret })

export const readOffer = endpoint({
  method: 'GET',
  path: '/api/booking/offer',
  summary:
    'For whom a time of the waiting list is kept, by the link of their mail; nobody once it is not any more',
  access: 'public',
  limit: 'read',
  query: byToken,
  response: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  errors: ['not_found'],
})

export const readManagedBooking = endpoint({
  method: 'GET',
  path: managePath,
  summary: 'The visitor’s own booking, by its private link; reading changes nothing',
  access: 'public',
  limit: 'read',
  query: byToken,
  response: z.object({ booking: managedBookingSchema }),
  errors: ['not_found'],
})

export const changeManagedBooking = endpoint({
  method: 'POST',
  path: managePath,
  summary: 'Move or cancel the visitor’s own booking',
  access: 'public',
  limit: 'form',
  query: byToken,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('reschedule'), ...slotChoice, seen: seenSequence }),
    z.object({
      action: z.literal('cancel'),
      reason: optional(line(500, 'The reason')),
      /** The refund that the visitor saw, in cents: if it would be less by now, nothing is canceled. */
      refundCents: z.number().int().min(0).optional(),
      seen: seenSequence,
    }),
  ]),
  response: z.object({ success: z.literal(true), message: z.string(), booking: managedBookingSchema }),
  errors: ['not_found', 'slot_taken', 'conflict'],
})

/** Where a booking's calendar file is. Not a call: its answer is text/calendar. */
export const bookingCalendarPath = '/api/booking/manage/calendar.ics'

/** The same with the private link's secret, which opens it. */
export const bookingCalendarFilePath = (token: string) => `${bookingCalendarPath}?token=${token}`
