import type { PrintCost } from '@beacon/contract/order-admin'
import { answered } from '../../http/errors.ts'
import type { PrintOrders } from '../../providers/printify-orders.ts'

/**
 * What the print provider charges for an order at this moment; null where it does not say, or does not know the order.
 * @throws AppError `provider_error`
 */
export async function readCost(
  prints: Pick<PrintOrders, 'read'>,
  printifyId: string,
): Promise<PrintCost | null> {
  const known = await answered(prints.read(printifyId))
  return known?.cost ? { ...known.cost, isCharged: known.hasBegun } : null
}
