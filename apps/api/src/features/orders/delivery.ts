import type { Delivery } from '@beacon/contract/orders'
import type { OrderLineRow } from '../../db/schema.ts'

/** How a line reaches its buyer: it is sent, fetched by a link, or done by people of the agency. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery => {
  if (digital === 1) return 'download'
  return category === 'services' ? 'service' : 'parcel'
}
