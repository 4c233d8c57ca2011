import { z } from 'zod'
import { inOneSpelling, LONGEST_ADDRESS } from './email-address.ts'
import { LONGEST_QUERY } from './search-limits.ts'

/** What a visitor may type, in one place: lengths from the limits of the calls, messages from the specification. */

const CONTROL = /\p{Cc}/u
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\r\t]/u
/** Without quotes and comments, in which anything could be hidden from whoever compares addresses. */
const ONE_ADDRESS = /^[^\s@,;<>"\\()\p{Cc}]+@[a-z\d_-]+(\.[a-z\d_-]+)*$/u

/**
 * Invisible characters. Some join emoji and letters; some come along when an address is copied from a page. And halves
 * of characters, which come back from a database as something else.
 */
const INVISIBLE = /[\p{Cf}\p{Cs}\p{DI}]/gu
/** Those of them that change the direction of text: a name in a list must not read as another one. And halves. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\p{Cs}]/gu
/** Line breaks that are not control characters, as pasted from a PDF; in a name they would forge a line of a mail. */
const BREAK = /[\u2028\u2029]/gu
/** In a single line tabs, too: they come along from table cells, and look like spaces. */
const BREAK_OR_TAB = /[\t\u2028\u2029]/gu

/** Messages of several fields are shown in one list, so each says which field it is about. */
const tooLong = (most: number, field?: string) =>
  field ? `${field} can have at most ${most} characters` : `Please use at most ${most} characters`

/** One line of text: trimmed, without control characters (which could forge a header or a log line). */
export const line = (most: number, field?: string) =>
  z
    .string()
    .overwrite((text) => text.replace(TURNING, '').replace(BREAK_OR_TAB, ' '))
    .trim()
    .max(most, tooLong(most, field))
    .refine((text) => !CONTROL.test(text), 'Please use one line of plain text')

/** Text of several lines. */
export const prose = (most: number, field?: string) =>
  z
    .string()
    .overwrite((text) => text.replace(TURNING, '').replace(BREAK, '\n'))
    .trim()
    .max(most, tooLong(most, field))
    .refine((text) => !CONTROL_EXCEPT_BREAKS.test(text), 'Please use plain text')

/** A required field, with the specification's message for an empty one. */
export const required = <T extends z.ZodType<string, string>>(schema: T, message: string) =>
  z
    .string({ error: message })
    .refine((text) => text.replace(INVISIBLE, '').trim() !== '', { error: message, abort: true })
    .pipe(schema)

/** A field that may be missing or empty; both read as ''. */
export const optional = <T extends z.ZodType<string, string>>(schema: T) =>
  schema.optional().transform((text) => text ?? '')

/** Databases know the small letters of A to Z only: an address with others is kept small, or nobody would find it again. */
const searchable = (address: string): string => (/\P{ASCII}/u.test(address) ? address.toLowerCase() : address)

export const INVALID_EMAIL = 'Invalid email address'

/** What comes along when an address is copied as a link, or at the end of a sentence: no letter would arrive. */
const fromLink = (text: string): string => text.replace(/^mailto:([^?]*).*$/is, '$1').replace(/\.$/, '')

/** Longer than an address with the subject and the text of its link; what is not read needs no time either. */
const LONGEST_LINK = 2000

/**
 * A single email address, in one spelling: the specification's loose pattern, minus whatever a mail program would read as
 * two (D29), or as another one.
 */
export const email = required(
  z
    .string()
    .max(LONGEST_LINK, { error: tooLong(LONGEST_ADDRESS, 'Email'), abort: true })
    .overwrite((text) => text.replace(INVISIBLE, ''))
    .trim()
    .overwrite((text) => searchable(inOneSpelling(fromLink(text))))
    .max(LONGEST_ADDRESS, tooLong(LONGEST_ADDRESS, 'Email'))
    .regex(ONE_ADDRESS, INVALID_EMAIL),
  'Email is required',
)

export const personName = required(line(100, 'Name'), 'Name is required')
export const phone = line(40, 'Phone number')
export const businessName = line(150, 'Business name')
export const message = prose(5000, 'Message')
export const meetings = ['video', 'phone', 'office'] as const
/** How a session takes place. */
export type Meeting = (typeof meetings)[number]
/** By video unless chosen. */
export const meeting = optional(
  z.string().regex(/^(?:video|phone|office)?$/, 'Please choose how we meet'),
).transform((choice) => (choice || 'video') as Meeting)
/** A local number: its area code is asked for, not insisted on. */
const FEWEST_DIGITS = 7
/** Why nobody could be called; undefined if somebody can, or need not be. */
export function numberProblem({ meeting: how, phone: number }: { meeting: string; phone: string }) {
  if (how !== 'phone') return undefined
  if (number.trim() === '') return 'Phone number is required for a phone call'
  const digits = number.replace(/\D/g, '').length
  // `1-800-FLOWERS` is dialed by its letters.
  const keys = digits < 3 ? digits : number.replace(/[^\da-z]/gi, '').length
  return keys < FEWEST_DIGITS ? 'Please give a complete number, with its area code' : undefined
}

type Met = { meeting: Meeting; phone: string; seen?: { meeting: string; phone: string } }
/** A phone meeting requires a number that can be called, unless it is as it was. */
export const withNumber = <T extends z.ZodType<Met>>(schema: T) =>
  schema.superRefine((session, context) => {
    const { meeting: how, phone: number, seen } = session
    const message = seen?.meeting === how && seen.phone === number ? undefined : numberProblem(session)
    if (message) context.addIssue({ code: 'custom', path: ['phone'], message })
  })
/** A date in New York, YYYY-MM-DD, that exists. */
export const calendarDate = z.iso.date('Please choose a date')
/** New York wall time as it is shown: `9:00 AM`. */
export const wallTime = z
  .string('Please choose a time')
  .regex(/^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/, 'Please choose a time')
export const serviceId = required(line(64), 'Please select a valid service.')
/** The secret part of a private link, as received: it may have been truncated in the mail. */
export const linkSecret = z.string().max(100)
/** A booking's secret, sent along with another call: a wrong one has no effect and does not fail the call. */
export const broughtToken = linkSecret.optional().catch(undefined)
/** The search text of a list in the back office. */
export const search = z.string().max(LONGEST_QUERY).optional()

/** A website as people type it: `bakery.com`, `www.bakery.com/menu`. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/

/** An address on the web, which gets the scheme that it lacks, or nothing. */
export const website = z
  .string()
  .trim()
  .overwrite((text) => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text))
  .max(2048, tooLong(2048, 'Website'))
  .refine(
    (text) => text === '' || isWebAddress(text),
    'Please enter an address that starts with http:// or https://',
  )

/** The address of a video call: over https, without a name or password in it. Copied ones often lack the scheme. */
export const meetingLink = required(
  z
    .string()
    .overwrite((text) => text.replace(INVISIBLE, '').trim())
    .overwrite((text) => (WITHOUT_SCHEME.test(text) ? `https://${text}` : text))
    .pipe(line(500, 'The link'))
    .refine(
      (text) => /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) && URL.canParse(text),
      'Please enter an address that starts with https://',
    ),
  'Please enter the link',
)

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)
}

/** Ids are short, opaque and safe in an address. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'Unknown id')
