import { readAvailability, readOffer } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { call } from '../../lib/api.ts'

export type Calendar = ResponseOf<typeof readAvailability>
export type Days = Calendar['dates']
export type Day = Days[number]
export type Slot = Day['slots'][number]

export interface Wish {
  /** The session whose duration counts; the shortest if none is chosen. */
  serviceId?: string | undefined
  /** The token of a private link: its booking's own time counts as free. */
  token?: string | undefined
}

/** The offered days with their free times. @throws ApiError */
export const fetchAvailability = (wish: Wish, signal: AbortSignal): Promise<Calendar> =>
  call(readAvailability, { query: wish, signal })

/** The person for whom a waiting-list link holds a time. @throws ApiError not_found once it is no longer held */
export const fetchOffer = (token: string, signal: AbortSignal): Promise<ResponseOf<typeof readOffer>> =>
  call(readOffer, { query: { token }, signal })
