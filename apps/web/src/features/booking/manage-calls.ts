import { changeManagedBooking, type ManagedBooking, readManagedBooking } from '@beacon/contract/booking'
import { call } from '../../lib/api.ts'
import { timeLimit } from '../../lib/time-limit.ts'

export type Change =
  | { action: 'reschedule'; date: string; time: string; seen: number }
  | { action: 'cancel'; reason: string; refundCents: number; seen: number }

/** The booking of a private link. @throws ApiError not_found for an unknown link */
export async function fetchManaged(token: string, signal?: AbortSignal): Promise<ManagedBooking> {
  return (await call(readManagedBooking, { query: { token }, signal })).booking
}

/** Moves or cancels the booking. @throws ApiError slot_taken, conflict */
export const sendChange = (token: string, body: Change) =>
  call(changeManagedBooking, { query: { token }, body, signal: timeLimit() })
