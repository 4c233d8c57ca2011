import type { BodyInputOf, Endpoint, ResponseOf } from '../../packages/contract/src/endpoint.ts'
import type { Evidence, Finding } from './evidence.ts'

/**
 * Makes one call, again and again with the same key, until it is acknowledged.
 * @throws Refused when the server says no
 */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  body: BodyInputOf<E>,
  query?: Record<string, string>,
) => Promise<ResponseOf<E>>

/** How long a visitor goes on trying: a server that is killed again and again, or providers that fail, take their time. */
export const TRY_FOR_MS = 600_000

/** The server understood, and said no. */
export class Refused extends Error {
  readonly status: number
  constructor(path: string, status: number, body: unknown) {
    super(`${path} refused a visitor: ${JSON.stringify(body)}`)
    this.name = 'Refused'
    this.status = status
  }
}

/** One kind of visitor. */
export interface Workload {
  name: string
  /** Makes all the calls of one visitor; the number tells visitors apart. */
  visit(visitor: number, ask: Ask): Promise<void>
  /** What has to hold once the dust has settled. */
  verify(evidence: Evidence): Promise<Finding[]>
  /** Mail jobs that may have ended without a mail, because events had overtaken it. */
  overtaken?(evidence: Evidence): ReadonlySet<string>
}
