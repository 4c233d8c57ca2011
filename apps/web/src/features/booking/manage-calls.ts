import { changeManagedBooking, type ManagedBooking, readManagedBooking } from '@beacon/contract/booking'
import { confirmPayment } from '@beacon/contract/payments'
import { call } from '../../lib/api.ts'
import { timeLimit } from '../../lib/time-limit.ts'
import { forgetPayment } from '../payment/index.ts'
import { forgetOwnHold } from './own-hold.ts'

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

/** Has the server check the payment of a buyer who is back from their bank's page. @throws ApiError not_found */
export async function settleBrought(paymentIntentId: string): Promise<void> {
  const { success } = await call(confirmPayment, { body: { paymentIntentId }, signal: timeLimit() })
  if (!success) return
  forgetPayment()
  forgetOwnHold()
}
