import { forgetAttempt } from '../../lib/attempt-key.ts'

export const PAYMENT = 'payment'

/** The payment is over: the same purchase again would be another one. */
export const forgetPayment = () => forgetAttempt(PAYMENT)
