import type { BodyInputOf, Endpoint, ResponseOf } from '../../packages/contract/src/endpoint.ts'
import type { Evidence, Finding } from './evidence.ts'

/** Makes one call, again and again with the same key, until it is acknowledged. */
export type Ask = <E extends Endpoint>(endpoint: E, body: BodyInputOf<E>) => Promise<ResponseOf<E>>

/** One kind of visitor. */
export interface Workload {
  name: string
  /** Makes all the calls of one visitor; the number tells visitors apart. */
  visit(visitor: number, ask: Ask): Promise<void>
  /** What has to hold once the dust has settled. */
  verify(evidence: Evidence): Finding[]
}
