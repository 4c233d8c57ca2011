import { forgetAttempt } from '../../lib/attempt-key.ts'
import { forgetPayment } from '../payment/index.ts'
import { forgetPendingOrder } from './pending-order.ts'

export const PRINT_ORDER = 'print-order'

/** An order has been paid: whatever is ordered next is another one. */
export function forgetAttempts() {
  forgetAttempt(PRINT_ORDER)
  forgetPayment()
  forgetPendingOrder()
}
