import { readAvailability, readOffer } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { call } from '../../lib/api.ts'

export type Calendar = ResponseOf<typeof readAvailability>
export type Days = Calendar['dates']
export type Day = Days[number]
export type Slot = Day['slots'][number]

export interface Wish {
  /** The session whose length counts; the shortest while none is chosen. */
  serviceId?: string | undefined
  /** A private link: its own time counts as free. */
  token?: string | undefined
}

/** The days that are offered, with what is free on them. @throws ApiError */
export const fetchAvailability = (wish: Wish, signal: AbortSignal): Promise<Calendar> =>
  call(readAvailability, { query: wish, signal })

/** For whom the time of a waiting list's link is kept. @throws ApiError not_found when it is not any more */
export const fetchOffer = (token: string, signal: AbortSignal): Promise<ResponseOf<typeof readOffer>> =>
  call(readOffer, { query: { token }, signal })
