import type { Delivery, OrderState } from '@beacon/contract/orders'
import type { OrderLineRow, OrderRow } from '../../db/schema.ts'

/** How a line reaches its buyer: it is sent, fetched by a link, or done by people of the agency. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery => {
  if (digital === 1) return 'download'
  return category === 'services' ? 'service' : 'parcel'
}

/**
 * An order as its buyer sees it: one whose money has gone back is over, whatever a person still has to look at.
 */
export const stateForBuyer = ({ state, resume_state, refunded, total }: OrderRow): OrderState =>
  state === 'needs_attention' && resume_state === 'refunded' && refunded >= total ? 'refunded' : state

/** Whether the file of a line can be fetched: it is one, it was paid for, and the money has not gone back. */
export const canFetch = (order: OrderRow, { digital }: OrderLineRow): boolean =>
  digital === 1 && order.paid_at !== null && stateForBuyer(order) !== 'refunded'
