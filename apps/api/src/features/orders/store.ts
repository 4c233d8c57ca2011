import type { AdminOrder, OrderStatusFilter } from '@beacon/contract/order-admin'
import { type OrderKind, type OrderState, orderNumber } from '@beacon/contract/orders'
import { NOT_BEGUN, REFUNDED, statesBefore } from '@beacon/rules/order-state'
import type { ExpressionBuilder } from 'kysely'
import { containing, pageOf } from '../../db/conditions.ts'
import type { Db, OrderLineRow, OrderRow, Schema, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Pieces } from '../../stock/inventory.ts'
import { storedOrderNumber } from './order-number.ts'
import { askedForReturn, awaitingRefund } from './return-store.ts'

/** What the jobs and payments of an order are about. */
export const subjectOf = ({ id }: { id: string }): string => `order:${id}`

/** Stores an order with its lines; what holds stock for it is stored separately (`holdPieces`). */
export async function insertOrder(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  await tx.insertInto('orders').values(order).execute()
  await tx.insertInto('order_line').values(lines).execute()
}

/** An order in any state. */
export const findOrderRow = (db: Db | Tx, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** The same for an order that a call names. @throws AppError not_found */
export async function mustFindOrder(db: Db | Tx, id: string): Promise<OrderRow> {
  const order = await findOrderRow(db, id)
  if (!order) throw new AppError('not_found')
  return order
}

/** The order with this number, in the spelling that is stored (`storedOrderNumber`). */
export const findByNumber = (db: Db, number: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()

/** The order that this order at the print provider was made for. */
export const findByPrintifyId = (db: Db, printifyId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('printify_id', '=', printifyId).executeTakeFirst()

/** An order's lines by their position, which returns and download links refer to. */
export const linesOf = (db: Db | Tx, orderId: string): Promise<OrderLineRow[]> =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute()

/** Changes an order that is in one of these states; returns whether it was. The only way in which a state changes. */
export async function moveOrder(
  tx: Tx,
  id: string,
  from: readonly OrderState[],
  change: Partial<OrderRow>,
): Promise<boolean> {
  const result = await tx
    .updateTable('orders')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Advances an order of printed goods, and records it in its history. False when it is as far already, or has stopped. */
export async function advanceOrder(
  tx: Tx,
  id: string,
  at: Date,
  change: Partial<OrderRow> & Pick<OrderRow, 'state'>,
): Promise<boolean> {
  const isMoved = await moveOrder(tx, id, statesBefore(change.state), change)
  if (isMoved) await addEvent(tx, id, at, change.state, change.tracking_number)
  return isMoved
}

/** Adds to an order's history. */
export async function addEvent(tx: Tx, orderId: string, at: Date, what: string, detail = ''): Promise<void> {
  await tx
    .insertInto('order_event')
    .values((insert) => ({
      order_id: orderId,
      position: insert
        .selectFrom('order_event')
        .select((query) => query.fn.countAll<number>().as('events'))
        .where('order_id', '=', orderId),
      at: at.toISOString(),
      what,
      detail,
    }))
    .execute()
}

/** An order's history, oldest first. */
export const eventsOf = (db: Db | Tx, orderId: string): Promise<AdminOrder['history']> =>
  db
    .selectFrom('order_event')
    .select(['at', 'what', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** The pieces that the lines take from the shelf. */
export const piecesOf = (lines: readonly OrderLineRow[]): Pieces[] =>
  lines.map(({ product_id, variant_id, quantity }) => ({
    productId: product_id,
    variantId: variant_id,
    quantity,
  }))

/**
 * Holds pieces for an order that is not paid yet. What is on the shelf stays the same: visitors see it minus the
 * holds.
 */
export async function holdPieces(
  tx: Tx,
  orderId: string,
  pieces: readonly Pieces[],
  until: Date,
): Promise<void> {
  if (pieces.length === 0) return
  await tx
    .insertInto('stock_hold')
    .values(
      pieces.map(({ productId, variantId, quantity }) => ({
        subject: orderId,
        product_id: productId,
        variant_id: variantId ?? 0,
        quantity,
        expires_at: until.toISOString(),
      })),
    )
    .execute()
}

/** Ends all holds of an order; does nothing when there are none. */
export async function dropHolds(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('stock_hold').where('subject', '=', orderId).execute()
}

/** Where the print provider's news matter, whether or not an order waits for a person meanwhile. */
export const AT_THE_PRINTER: readonly OrderState[] = ['draft_at_printer', 'in_production', 'shipped']

/** Paid print orders that the print provider has not finished. */
export const listPrinting = (db: Db, since: Date): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('printify_id', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        eb('state', 'in', AT_THE_PRINTER),
        and([eb('state', '=', 'needs_attention'), eb('resume_state', 'in', AT_THE_PRINTER)]),
      ]),
    )
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at')
    .execute()

/** Whether the print provider has yet to be told to cancel it, or has not done so. */
export async function isPrintBeingCanceled(db: Db, order: OrderRow): Promise<boolean> {
  const job = await db
    .selectFrom('outbox')
    .select('id')
    .where('about', '=', subjectOf(order))
    .where('kind', '=', 'prints.cancel')
    .where('state', 'not in', ['done', 'settled'])
    .executeTakeFirst()
  return job !== undefined
}

interface OrderFilter {
  /** In the number, name, email, phone, city or code; or the id of the order, or of a payment at the card provider. */
  search?: string | undefined
  state?: OrderStatusFilter | undefined
  kind?: OrderKind | undefined
  after?: string | undefined
  limit: number
}

/** Orders, newest first, and how many the filter matches in all. */
export async function listOrderRows(
  db: Db,
  filter: OrderFilter,
): Promise<{ rows: OrderRow[]; total: number }> {
  const { after, limit } = filter
  return pageOf(matchingOrders(db, filter), { sortedBy: 'created_at', after, limit })
}

function matchingOrders(db: Db, { search, state, kind }: OrderFilter) {
  let query = db.selectFrom('orders')
  if (state) query = query.where((where) => where.or(foundBy(state, where)))
  if (kind) query = query.where('kind', '=', kind)
  if (!search) return query
  const number = orderNumber.safeParse(search).data
  return query.where((where) =>
    where.or([
      containing(['number', 'name', 'email', 'phone', 'city', 'promo_code'], search),
      where('id', '=', search),
      where('id', 'in', where.selectFrom('payment').select('subject_id').where('intent_id', '=', search)),
      ...(number === undefined ? [] : [where('number', '=', storedOrderNumber(number))]),
    ]),
  )
}

/** The states that a filter stands for, besides its own. */
const LIKE: Partial<Record<OrderStatusFilter, readonly OrderState[]>> = {
  paid: NOT_BEGUN,
  delivered: ['delivered', 'fulfilled'],
  refunded: REFUNDED,
}

/** Any of these has to be true. */
function foundBy(filter: OrderStatusFilter, where: ExpressionBuilder<Schema, 'orders'>) {
  if (filter === 'cancelled') return [where('cancelled_at', 'is not', null)]
  const isAsked = where('id', 'in', askedForReturn(where))
  if (filter === 'returns') return [isAsked, where('id', 'in', awaitingRefund(where))]
  const isLike = where('state', 'in', LIKE[filter] ?? [filter])
  // An open return needs a person as much as a stopped order, and so does a remark on an order that goes on.
  return filter === 'needs_attention' ? [isLike, where('attention', '!=', ''), isAsked] : [isLike]
}

/** Pieces by order. */
export async function piecesPerOrder(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', (query) => query.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, pieces }) => [order_id, pieces]))
}

/**
 * When a paid order will be submitted to the print provider, if that has not been tried yet; null when it is not
 * waiting for that.
 */
export async function printsAt(
  db: Db | Tx,
  { id, kind, state }: OrderRow,
  now: Date,
): Promise<string | null> {
  if (kind !== 'printify' || state !== 'paid') return null
  const job = await db
    .selectFrom('outbox')
    .select('run_at')
    .where('about', '=', subjectOf({ id }))
    .where('kind', '=', 'prints.submit')
    .where('state', '=', 'ready')
    .where('attempts', '=', 0)
    .where('run_at', '>', now.toISOString())
    .executeTakeFirst()
  return job?.run_at ?? null
}

/** An order's jobs: its own, and those of its payments and refunds. */
export async function jobsOf(db: Db, abouts: readonly string[]): Promise<AdminOrder['jobs']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'attempts', 'run_at', 'last_error'])
    .where('about', 'in', abouts)
    .orderBy('created_at')
    .execute()
  return rows.map(({ run_at, last_error, ...job }) => ({ ...job, runAt: run_at, lastError: last_error }))
}
