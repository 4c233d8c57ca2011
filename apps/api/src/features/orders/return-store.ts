import type { OrderReturn, ReturnState } from '@beacon/contract/order-returns'
import { isForMoney } from '@beacon/rules/return-money'
import type { ExpressionBuilder } from 'kysely'
import type { Db, OrderReturnRow, Schema, Tx } from '../../db/schema.ts'

/** Stores a return; false when one of the order is still unanswered. */
export async function insertReturn(tx: Tx, row: OrderReturnRow): Promise<boolean> {
  const result = await tx
    .insertInto('order_return')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The returns of an order, oldest first. */
export const returnsOf = (db: Db | Tx, orderId: string): Promise<OrderReturnRow[]> =>
  db
    .selectFrom('order_return')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** One return in any state. */
export const findReturn = (db: Db | Tx, id: string): Promise<OrderReturnRow | undefined> =>
  db.selectFrom('order_return').selectAll().where('id', '=', id).executeTakeFirst()

/** Records the answer to a return in one of these states; undefined when it is in another one. */
export const answerReturn = (
  tx: Tx,
  { id, orderId }: { id: string; orderId: string },
  states: readonly ReturnState[],
  answer: Pick<OrderReturnRow, 'state' | 'answer' | 'answered_at'>,
): Promise<OrderReturnRow | undefined> =>
  tx
    .updateTable('order_return')
    .set(answer)
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst()

type Where = Pick<ExpressionBuilder<Schema, 'orders'>, 'selectFrom'>

/** Any refund since the return was requested counts: how much is refunded, a person decides. */
const isUnrefunded = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'order_return'>) =>
  not(
    exists(
      selectFrom('order_event')
        .select('order_event.position')
        .whereRef('order_event.order_id', '=', 'order_return.order_id')
        .where('order_event.what', 'in', ['refunded', 'partly refunded'])
        .whereRef('order_event.at', '>=', 'order_return.asked_at'),
    ),
  )

/** The ids of orders with a return that waits for its answer. */
export const askedForReturn = (where: Where) =>
  where.selectFrom('order_return').select('order_id').where('order_return.state', '=', 'asked')

/** The ids of orders with an accepted return, and no refund since it was requested. */
export const awaitingRefund = (where: Where) =>
  where
    .selectFrom('order_return')
    .select('order_id')
    .where('order_return.state', '=', 'accepted')
    .where(isUnrefunded)

/** Those of the orders that have an open return. */
export const ordersWithOpenReturn = (db: Db | Tx, orderIds: readonly string[]) =>
  among(orderIds, askedForReturn(db))

/** Those of the orders whose accepted return waits for its refund. */
export const ordersAwaitingRefund = (db: Db | Tx, orderIds: readonly string[]) =>
  among(orderIds, awaitingRefund(db))

async function among(
  orderIds: readonly string[],
  found: ReturnType<typeof askedForReturn>,
): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await found.where('order_id', 'in', orderIds).execute()
  return new Set(rows.map(({ order_id }) => order_id))
}

/** Removes the free text; what came back and why stays. */
export async function emptyReturns(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('order_return')
    .set({ message: '', answer: '' })
    .where('order_id', 'in', orderIds)
    .execute()
}

/** How many pieces of a line are asked back, or were given back. */
export const piecesReturned = (returns: readonly OrderReturnRow[], place: number): number =>
  returns
    .filter(isForMoney)
    .flatMap((row) => toReturn(row).lines)
    .filter(({ line }) => line === place)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** A return as it is stored: whether it was refunded follows from the order's payments. */
export type StoredReturn = Omit<OrderReturn, 'isRefunded'>

/** A return as it is stored. Its lines name those of the order by their place, from 0. */
export const toReturn = (row: OrderReturnRow): StoredReturn => ({
  id: row.id,
  state: row.state,
  lines: JSON.parse(row.lines) as OrderReturn['lines'],
  reason: row.reason,
  message: row.message,
  answer: row.answer,
  askedAt: row.asked_at,
  answeredAt: row.answered_at,
})
