import { endAttempt, forgetAttempt } from '../../lib/attempt-key.ts'
import { endBegun } from '../../lib/own-holds.ts'

export const PAYMENT = 'payment'

/** The payment cannot be made any more: the next one takes its place. */
export const endPayment = () => endAttempt(PAYMENT)

/** The payment is over: the same purchase again would be another one. */
export function forgetPayment() {
  forgetAttempt(PAYMENT)
  endBegun()
}
