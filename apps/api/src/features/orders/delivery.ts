import type { Delivery } from '@beacon/contract/orders'
import { deliveryOf as deliveryOfProduct } from '@beacon/rules/delivery'
import type { OrderLineRow, OrderRow } from '../../db/schema.ts'
import { isRefunded } from './refund-state.ts'

/** History entry: the buyer has downloaded a file. */
export const DOWNLOADED = 'downloaded'

/** How a line reaches its buyer. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery =>
  deliveryOfProduct({ digital: digital === 1, category })

/** Whether a line's file can be downloaded: there is one, and it is paid and not refunded. */
export const canFetch = (order: OrderRow, { digital }: OrderLineRow): boolean =>
  digital === 1 && order.paid_at !== null && !isRefunded(order)
