import { z } from 'zod'
import { line, optional } from './fields.ts'

/** Sent along by the page: a value that cannot be kept is dropped, and costs no lead, booking or order. */
const trace = optional(line(500)).catch('')

/** Where the visitor came from: the first page, the referrer and the campaign's parameters. */
export const attributionFields = { landingPage: trace, referrer: trace, campaign: trace }

/** The same beside the contents of another call. It is no part of what makes two calls the same request. */
export const attribution = z.object(attributionFields).optional().catch(undefined)
export type Attribution = NonNullable<z.output<typeof attribution>>

/** The same as an administrator reads it; empty where it is not known. */
export const knownAttribution = { landingPage: z.string(), referrer: z.string(), campaign: z.string() }
