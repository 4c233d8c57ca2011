import { readOffer } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { call } from '../../lib/api.ts'

/** The person for whom a waiting-list link holds a time. @throws ApiError not_found once it is no longer held */
export const fetchOffer = (token: string, signal: AbortSignal): Promise<ResponseOf<typeof readOffer>> =>
  call(readOffer, { query: { token }, signal })
