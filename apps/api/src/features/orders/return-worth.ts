import { isOurFault } from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderReturn } from '@beacon/contract/order-returns'
import type { Order } from '@beacon/contract/orders'
import { deliveriesOf } from '@beacon/rules/delivery'
import { paidForNext } from '@beacon/rules/discount'

/**
 * An order's returns, oldest first, with what each is worth beside those before it. The shipping goes with the first of
 * something shipped that is our fault (`returnPolicy`). Declined ones count for nothing.
 */
export const withWorth = (order: Order): AdminOrder['returns'] =>
  order.returns.map((given, place) => {
    const before = order.returns.slice(0, place).filter(({ state }) => state !== 'declined')
    const takesShipping = ({ reason, lines }: OrderReturn) =>
      isOurFault(reason) && deliveriesOf(lines, order.lines).includes('parcel')
    const shipping = takesShipping(given) && !before.some(takesShipping) ? order.shipping : 0
    const goods = paidForNext(
      order,
      given.lines,
      before.flatMap(({ lines }) => lines),
    )
    return { ...given, worth: goods + shipping, shipping }
  })
