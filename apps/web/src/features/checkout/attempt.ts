import type { Order } from '@beacon/contract/orders'
import { forgetAttempt } from '../../lib/attempt-key.ts'
import { forgetSession } from '../../lib/session-storage.ts'
import { forgetPromotion, readCart } from '../cart/index.ts'
import { forgetPayment } from '../payment/index.ts'
import { forgetPendingOrder, readPendingOrders } from './pending-order.ts'
import { DRAFT } from './shipping-fields.ts'

export const PRINT_ORDER = 'print-order'

/**
 * An order has been paid: the next one like it is a new attempt. The rest of a cart, and what still waits for its
 * payment, go to the same address, with the same code.
 */
export function forgetAttempts({ id, kind }: Pick<Order, 'id' | 'kind'>) {
  if (kind === 'printify') forgetAttempt(PRINT_ORDER)
  else forgetPayment()
  forgetPendingOrder(id)
  if (readCart().length > 0 || readPendingOrders().length > 0) return
  forgetSession(DRAFT)
  forgetPromotion()
}
