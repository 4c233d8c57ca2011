import { auditCsvPath, auditFilterSchema } from '@beacon/contract/audit'
import { bookingCalendarPath, bookingToken } from '@beacon/contract/booking'
import { bookingFilterSchema, bookingsCsvPath, calendarFeedPath } from '@beacon/contract/booking-admin'
import type { Endpoint } from '@beacon/contract/endpoint'
import {
  contactFormSchema,
  leadFilterSchema,
  leadsCsvPath,
  postedLeadFormSchema,
} from '@beacon/contract/leads'
import { mailHtmlPath } from '@beacon/contract/mailbox'
import { linkToken, newsletterList, subscriptionSchema } from '@beacon/contract/newsletter'
import { orderFilterSchema, ordersCsvPath } from '@beacon/contract/order-admin'
import { downloadPath } from '@beacon/contract/orders'
import { subscriberFilterSchema, subscribersCsvPath } from '@beacon/contract/subscribers'
import { z } from 'zod'

/** An address beside the contract's calls: it returns a file, or takes a form that the browser posts natively. */
export interface FileOrForm
  extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'params' | 'query' | 'errors'> {
  /** The operator: a signed-in administrator, or a program on the server itself. */
  access: Endpoint['access'] | 'operator'
  /** Statuses that are not failures in the contract's shape, with the media type of what is answered. */
  answers: Readonly<Record<number, string>>
  /** The fields of the form. */
  form?: z.ZodType
}

/** A redirect without a body. */
export const LEADS_ON = ''

const CSV = {
  method: 'GET',
  access: 'administrator',
  answers: { 200: 'text/csv' },
  errors: ['invalid_input', 'unauthorized', 'confirmation_required', 'too_many_requests'],
} as const
const CALENDAR = {
  method: 'GET',
  access: 'public',
  answers: { 200: 'text/calendar' },
  errors: ['not_found', 'too_many_requests'],
} as const
/** Validation errors are shown on the page with the form. */
const FORM = {
  method: 'POST',
  access: 'public',
  answers: { 303: LEADS_ON, 400: 'text/html' },
  errors: ['forbidden', 'too_large', 'too_many_requests'],
} as const

export const filesAndForms: readonly FileOrForm[] = [
  {
    method: 'GET',
    path: '/metrics',
    summary: 'What the process counts, in the words of Prometheus',
    access: 'operator',
    answers: { 200: 'text/plain' },
    errors: ['unauthorized'],
  },
  { ...CSV, path: leadsCsvPath, summary: 'Leads for a spreadsheet', query: leadFilterSchema },
  { ...CSV, path: ordersCsvPath, summary: 'Orders for a spreadsheet', query: orderFilterSchema },
  { ...CSV, path: bookingsCsvPath, summary: 'Bookings for a spreadsheet', query: bookingFilterSchema },
  {
    ...CSV,
    path: subscribersCsvPath,
    summary: 'Subscribers for a spreadsheet',
    query: subscriberFilterSchema,
  },
  { ...CSV, path: auditCsvPath, summary: 'The audit log for a spreadsheet', query: auditFilterSchema },
  {
    ...CALENDAR,
    path: bookingCalendarPath,
    summary: 'A booking as a calendar file, for whoever has its private link',
    query: z.object({ token: bookingToken }),
  },
  {
    ...CALENDAR,
    path: calendarFeedPath(':token'),
    summary: 'All bookings as a feed, for the calendar program that was given its secret address',
    params: z.object({ token: bookingToken }),
  },
  {
    method: 'GET',
    path: downloadPath(':id', ':position'),
    summary: 'A digital product, for whoever has the signed link of a paid order',
    access: 'public',
    answers: { 200: 'text/html' },
    params: z.object({ id: z.string(), position: z.string() }),
    query: z.object({ expires: z.string(), signature: z.string() }),
    errors: ['not_found', 'too_many_requests'],
  },
  {
    method: 'GET',
    path: mailHtmlPath(':id'),
    summary: 'The HTML part of an email in the mailbox screen, which only the demo has',
    access: 'administrator',
    answers: { 200: 'text/html' },
    params: z.object({ id: z.string() }),
    errors: ['not_found', 'unauthorized', 'too_many_requests'],
  },
  {
    ...FORM,
    path: '/contact',
    summary: 'The contact form, or with a source a lead form, as a browser posts it without a script',
    form: z.union([contactFormSchema, postedLeadFormSchema]),
  },
  {
    ...FORM,
    path: '/newsletter',
    summary: 'The sign-up box, as a browser posts it without a script',
    form: subscriptionSchema,
  },
  {
    ...FORM,
    path: '/newsletter/confirm',
    summary: 'Confirms an address, for whoever has the link of the email',
    answers: { 303: LEADS_ON },
    errors: ['too_large', 'too_many_requests'],
    form: z.object({ token: linkToken }),
  },
  {
    ...FORM,
    path: '/newsletter/unsubscribe',
    summary:
      'Leaves a list, keeps only the chosen ones, or has the address erased; a mail program posts to the link itself (RFC 8058) and gets text',
    answers: { 200: 'text/plain', 303: LEADS_ON },
    errors: ['not_found', 'too_large', 'too_many_requests'],
    query: z.object({ token: linkToken.optional() }),
    form: z.object({
      token: linkToken.optional(),
      lists: z.array(newsletterList).optional(),
      erase: z.literal('1').optional(),
    }),
  },
]
