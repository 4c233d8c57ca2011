import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email } from './fields.ts'

/** Kinds of personal data. */
const personalRecordKinds = [
  'lead',
  'chat',
  'booking',
  'waiting_list',
  'restock_request',
  'order',
  'payment',
  'subscription',
  'letter',
] as const
export type PersonalRecordKind = (typeof personalRecordKinds)[number]

/**
 * What erasing does to a record: `delete` it; `empty` it of personal data, because its amounts must be kept; or `wait`,
 * because something is still owed to that person.
 */
const erasures = ['delete', 'empty', 'wait'] as const
export type Erasure = (typeof erasures)[number]

const personalRecordSchema = z.object({
  kind: z.enum(personalRecordKinds),
  id: z.string(),
  /** When it was made. */
  at: z.iso.datetime(),
  /** What it is, in a few words. */
  title: z.string(),
  erasure: z.enum(erasures),
  /** Why it has to wait; null when it has not. */
  reason: z.string().nullable(),
  /** Everything that is kept, for the copy that a person may ask for. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type PersonalRecord = z.output<typeof personalRecordSchema>

const person = z.object({ email })

/** The email address is in the body, so that it appears in no access log. */
export const findPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/find',
  summary: 'Everything that is kept about an email address, oldest first',
  access: 'administrator',
  act: 'person.find',
  fresh: true,
  body: person,
  response: z.object({ email: z.string(), records: z.array(personalRecordSchema) }),
})

export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/erase',
  summary: 'Erase what is kept about an email address; what has to wait stays, and is answered',
  access: 'administrator',
  act: 'person.erase',
  fresh: true,
  body: person,
  response: z.object({
    deleted: z.number().int(),
    emptied: z.number().int(),
    waiting: z.array(personalRecordSchema),
  }),
})
