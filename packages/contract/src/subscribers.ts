import { z } from 'zod'
import { done, endpoint } from './endpoint.ts'
import { id, search } from './fields.ts'
import { newsletterList, newsletterLists } from './newsletter.ts'

/**
 * `pending`: has not confirmed yet; `confirmed`: gets letters. `undeliverable`: confirmed, but a mail server refuses
 * the address; `unsubscribed`: has left. Neither of these gets any.
 */
export const subscriberStates = ['pending', 'confirmed', 'undeliverable', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/**
 * The status codes (RFC 3463, 3.2; RFC 7505 for the last) with which a mail server says that an address can get no mail,
 * for good: no such mailbox, no such domain, no valid address, moved without a trace, a domain that takes no mail.
 */
export const addressRefusals = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'] as const
export type AddressRefusal = (typeof addressRefusals)[number]

/** One address on one list. */
const subscriberSchema = z.object({
  id,
  email: z.string(),
  list: newsletterList,
  state: z.enum(subscriberStates),
  /** Path of the page whose box was filled in; empty when the address joined by a link of a mail. */
  source: z.string(),
  /** Why it got no confirmation mail: `honeypot`, `too_fast`; empty for most. */
  flags: z.array(z.string()),
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
  /** When the address last bounced for good; null while mail reaches it. */
  refusedAt: z.iso.datetime().nullable(),
  /** The status code of that refusal, one of `addressRefusals`. */
  refusal: z.string().nullable(),
})
export type Subscriber = z.output<typeof subscriberSchema>

/** Which subscribers a screen or an export is about. */
export const subscriberFilterSchema = z.object({
  search,
  list: newsletterList.optional(),
  state: z.enum(subscriberStates).optional(),
})
export type SubscriberFilter = z.output<typeof subscriberFilterSchema>

const counts = z.record(z.enum(subscriberStates), z.number().int())

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  summary: 'Subscribers, newest first, with the size of both lists',
  access: 'administrator',
  query: subscriberFilterSchema.extend({
    /** `next` of the page before. */
    after: id.optional(),
  }),
  response: z.object({
    subscribers: z.array(subscriberSchema),
    total: z.number().int(),
    /** Totals by list and state, unaffected by the search and filter. */
    counts: z.record(z.enum(newsletterLists), counts),
    /** How many distinct addresses a campaign to both lists would reach. */
    reach: z.number().int(),
    /**
     * Days in New York on which currently undeliverable addresses bounced, newest first; only where the filter asks for
     * these.
     */
    refusedOn: z.array(z.object({ day: z.iso.date(), addresses: z.number().int() })),
    next: z.string().nullable(),
  }),
})

export const unsubscribeSubscriber = endpoint({
  method: 'POST',
  path: '/api/admin/subscribers/:id/unsubscribe',
  summary: 'Take an address off one list; a note stays, so that nobody writes to it again',
  access: 'administrator',
  act: 'subscriber.unsubscribe',
  params: z.object({ id }),
  response: z.object({ subscriber: subscriberSchema }),
  errors: ['not_found'],
})

export const restoreSubscriber = endpoint({
  method: 'POST',
  path: '/api/admin/subscribers/:id/restore',
  summary: 'Write again to an address that a mail server had refused, on every list that it is on',
  access: 'administrator',
  act: 'subscriber.restore',
  params: z.object({ id }),
  response: z.object({ subscriber: subscriberSchema }),
  errors: ['not_found'],
})

export const restoreRefused = endpoint({
  method: 'POST',
  path: '/api/admin/subscribers/restore',
  summary: 'Write again to every address that mail servers had refused on a day in New York',
  access: 'administrator',
  act: 'subscriber.restore-day',
  body: z.object({ day: z.iso.date() }),
  response: z.object({ addresses: z.number().int() }),
})

export const eraseSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  summary: 'Erase an address from every list, with the emails written to it',
  access: 'administrator',
  act: 'subscriber.erase',
  params: z.object({ id }),
  response: done,
  errors: ['not_found'],
})

/** The address of the CSV export, with the filter as its query. Not a call: it does not return JSON. */
export const subscribersCsvPath = '/api/admin/subscribers.csv'
