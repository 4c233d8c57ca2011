import type { Delivery } from '@beacon/contract/orders'
import type { Product } from '@beacon/contract/products'

/**
 * How something reaches its buyer: shipped, downloaded, or a service done by the agency's people, as is a course without
 * a file. Cart, server and structured data share it: it decides whether shipping is charged.
 */
export const deliveryOf = ({
  digital,
  category,
}: Pick<Product, 'digital'> & { category: string }): Delivery => {
  if (digital) return 'download'
  return category === 'services' || category === 'courses' ? 'service' : 'parcel'
}

/** How what is returned was delivered. @param lines the order's lines, in their order */
export const deliveriesOf = (
  returned: readonly { line: number }[],
  lines: readonly { delivery: Delivery }[],
): Delivery[] => returned.flatMap(({ line }) => lines[line]?.delivery ?? [])
