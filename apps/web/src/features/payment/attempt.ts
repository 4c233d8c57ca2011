import { endAttempt, forgetAttempt } from '../../lib/attempt-key.ts'
import { endBegun } from '../../lib/own-holds.ts'

export const PAYMENT = 'payment'

/** The payment can no longer be completed: the next one replaces it. */
export const endPayment = () => endAttempt(PAYMENT)

/** The payment is finished: the same purchase again is a new one. */
export function forgetPayment() {
  forgetAttempt(PAYMENT)
  endBegun()
}
