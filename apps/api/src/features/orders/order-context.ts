import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Db, OrderLineRow, OrderReturnRow, OrderRow, Tx } from '../../db/schema.ts'
import { returnsOf } from './return-store.ts'
import { eventsOf, linesOf } from './store.ts'

/** An order with everything that decides whether it can be canceled or returned. */
export interface OrderContext {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** Its history, oldest first. */
  history: AdminOrder['history']
  returns: readonly OrderReturnRow[]
}

/** Reads the rest of an order whose row is known; in a transaction all of it is of one moment. */
export const readOrderContext = async (db: Db | Tx, order: OrderRow): Promise<OrderContext> => ({
  order,
  lines: await linesOf(db, order.id),
  history: await eventsOf(db, order.id),
  returns: await returnsOf(db, order.id),
})
