import { bookingServices } from '@beacon/content/booking-services'
import type { readAvailability } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { availabilityAddress } from '@beacon/contract/hours'
import { call } from '../../lib/api.ts'
import { withOwnTimes } from './own-times.ts'

export type Offered = ResponseOf<typeof readAvailability>
export type Calendar = Offered & {
  /** The start that an unanswered payment of this browser may hold. */
  perhapsOwn?: string | undefined
}
export type Days = Calendar['dates']
export type Day = Days[number]
export type Slot = Day['slots'][number]

export interface Wish {
  /** The session whose duration counts; the shortest if none is chosen. */
  serviceId?: string | undefined
  /** The token of a private link: its booking's own time counts as free. */
  token?: string | undefined
  /** Whether a booking is to be moved: no payment's hold counts as free for that. */
  isMove?: boolean | undefined
}

/** The offered days with their free times. @throws ApiError */
export async function fetchAvailability({ isMove, ...query }: Wish, signal: AbortSignal): Promise<Calendar> {
  const calendar = await call<typeof readAvailability>(availabilityAddress, { query, signal })
  if (isMove) return calendar
  const isPaid = bookingServices.some(({ id, priceCents }) => id === query.serviceId && priceCents > 0)
  return withOwnTimes(calendar, isPaid)
}
