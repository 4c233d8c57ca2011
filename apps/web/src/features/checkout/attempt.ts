import { forgetAttempt } from '../../lib/attempt-key.ts'
import { forgetSession } from '../../lib/session-storage.ts'
import { forgetPromotion, readCart } from '../cart/index.ts'
import { forgetPayment } from '../payment/index.ts'
import { forgetPendingOrder } from './pending-order.ts'
import { DRAFT } from './shipping-fields.ts'

export const PRINT_ORDER = 'print-order'

/**
 * An order has been paid: the next one is a new attempt. The rest of a cart goes to the same address, with the same
 * code.
 */
export function forgetAttempts() {
  forgetAttempt(PRINT_ORDER)
  forgetPayment()
  forgetPendingOrder()
  if (readCart().length > 0) return
  forgetSession(DRAFT)
  forgetPromotion()
}
