import type { Delivery } from '@beacon/contract/orders'
import type { Payment } from '@beacon/contract/payment-admin'
import { deliveryOf as deliveryOfProduct } from '@beacon/rules/delivery'
import type { OrderLineRow } from '../../db/schema.ts'
import type { OrderContext } from './order-context.ts'
import { isRefundAsked, isRefunded } from './refund-state.ts'
import { piecesReturned } from './return-store.ts'

/** History entry: the buyer has downloaded a file. */
export const DOWNLOADED = 'downloaded'

/** How a line reaches its buyer. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery =>
  deliveryOfProduct({ digital: digital === 1, category })

/** Whether a line's file can be downloaded: there is one, it is paid, and it is neither refunded, nor about to be, nor returned. */
export const canFetch = (
  { order, returns, payments }: Pick<OrderContext, 'order' | 'returns'> & { payments: readonly Payment[] },
  { digital, position, quantity }: OrderLineRow,
): boolean =>
  digital === 1 &&
  order.paid_at !== null &&
  !isRefunded(order) &&
  !isRefundAsked(payments) &&
  piecesReturned(returns, position) < quantity
