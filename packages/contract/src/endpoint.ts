import { z } from 'zod'
import type { AuditAct } from './audit.ts'
import type { ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The named rate limits; their sizes are in the API's `http/rate-limit.ts`. */
export type LimitName = 'read' | 'search' | 'form' | 'payment' | 'confirm' | 'code' | 'webhook' | 'signIn'

/** Who may call: everybody, within a rate limit, or a signed-in administrator, who has a limit of their own. */
type Callers = { access: 'public'; limit: LimitName } | { access: 'administrator'; limit?: undefined }

/**
 * Idempotency. `key` takes an Idempotency-Key and answers a repeat with the first response. `first-step` is for calls
 * that then ask a provider, or add what must not be stored: a repeat finds what the first one stored, and goes on; `first-step-by-key` does
 * so only with a key, because two visitors may send the same body.
 */
type Repeat = 'key' | 'first-step' | 'first-step-by-key'

interface Declaration {
  method: Method
  /** Path with `:name` for a parameter. */
  path: string
  summary: string
  status?: number
  repeat?: Repeat
  /** Its name in the audit log. Every administrator's call that changes something, or exports data, has one. */
  act?: AuditAct
  /**
   * Requires a second factor confirmed within the last 15 minutes, if one is on: always, or when the body has these
   * values.
   */
  fresh?: true | Readonly<Record<string, boolean>>
  /** A webhook: the header that signs the raw bytes of the body. */
  signature?: string
  /** `Accept: text/event-stream` streams the response. The first event, `begun`, has these parts of it. */
  streams?: z.ZodObject
  /** The response has an ETag: who knows that version already is answered with 304. */
  etag?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  response: z.ZodType
  errors?: readonly ErrorCode[]
}

export type Endpoint = Declaration & Callers

/**
 * Declares one call of the API. The server binds it, the browser's client and the tests call it, and the OpenAPI
 * document lists it, so its path is written once.
 */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

/** The response of a call that has nothing to return. */
export const done = z.object({ success: z.literal(true) })

type Infer<T> = T extends z.ZodType ? z.output<T> : undefined
type Input<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = Infer<E['params']>
export type QueryOf<E extends Endpoint> = Infer<E['query']>
export type BodyOf<E extends Endpoint> = Infer<E['body']>
/** The body as a caller writes it, before defaults are filled in. */
export type BodyInputOf<E extends Endpoint> = Input<E['body']>
export type QueryInputOf<E extends Endpoint> = Input<E['query']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
export type BegunOf<E extends Endpoint> = Infer<E['streams']>
export type ResponseInputOf<E extends Endpoint> = z.input<E['response']>
