import type { Delivery } from '@beacon/contract/orders'
import type { OrderLineRow, OrderRow } from '../../db/schema.ts'
import { isGivenBack } from './given-back.ts'

/** Of the history: its buyer has had a file. */
export const DOWNLOADED = 'downloaded'

/** How a line reaches its buyer: it is sent, fetched by a link, or done by people of the agency. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery => {
  if (digital === 1) return 'download'
  return category === 'services' ? 'service' : 'parcel'
}

/** Whether the file of a line can be fetched: it is one, it was paid for, and the money stays. */
export const canFetch = (order: OrderRow, { digital }: OrderLineRow): boolean =>
  digital === 1 && order.paid_at !== null && !isGivenBack(order)
