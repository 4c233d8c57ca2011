import type { Delivery } from '@beacon/contract/orders'
import type { Payment } from '@beacon/contract/payment-admin'
import { deliveryOf as deliveryOfProduct } from '@beacon/rules/delivery'
import type { OrderLineRow, OrderReturnRow } from '../../db/schema.ts'
import type { OrderContext } from './order-context.ts'
import { isRefundAsked, isRefunded } from './refund-state.ts'
import { piecesReturned } from './return-store.ts'

/** History entry: the buyer has downloaded a file. */
export const DOWNLOADED = 'downloaded'

/** History entry: the agency has begun with what it does for the buyer. */
export const BEGUN = 'begun'

/** How a line reaches its buyer. */
export const deliveryOf = ({ digital, category }: Pick<OrderLineRow, 'digital' | 'category'>): Delivery =>
  deliveryOfProduct({ digital: digital === 1, category })

/**
 * The lines as they leave: of our own goods without what was taken out before, by a return that was accepted by then.
 * What is printed was made already, and comes.
 */
export function sentLines({ order, lines, history, returns }: OrderContext): OrderLineRow[] {
  const leftAt = history.find(({ what }) => what === 'shipped')?.at ?? ''
  const isTakenOut = ({ state, answered_at }: OrderReturnRow) =>
    state === 'accepted' && answered_at !== null && answered_at < leftAt
  return order.kind === 'local' ? linesWithout(lines, returns.filter(isTakenOut)) : [...lines]
}

/** What is left of an order: without what accepted returns have taken out of it. */
export const linesHere = ({ lines, returns }: Pick<OrderContext, 'lines' | 'returns'>): OrderLineRow[] =>
  linesWithout(
    lines,
    returns.filter(({ state }) => state === 'accepted'),
  )

const linesWithout = (lines: readonly OrderLineRow[], returns: readonly OrderReturnRow[]): OrderLineRow[] =>
  lines
    .map((line, place) => ({ ...line, quantity: line.quantity - piecesReturned(returns, place) }))
    .filter(({ quantity }) => quantity > 0)

/** Whether the agency has begun with a service of it. */
export const isBegun = ({ history }: Pick<OrderContext, 'history'>): boolean =>
  history.some(({ what }) => what === BEGUN)

/** Whether the agency's people have yet to begin with a service of a paid order. */
export const isToBegin = ({ order, lines, history }: Omit<OrderContext, 'returns'>): boolean =>
  order.state === 'paid' && lines.some((line) => deliveryOf(line) === 'service') && !isBegun({ history })

/** Whether a line's file can be downloaded: there is one, it is paid, and it is neither refunded, nor about to be, nor returned. */
export const canFetch = (
  { order, returns, payments }: Pick<OrderContext, 'order' | 'returns'> & { payments: readonly Payment[] },
  { digital, position, quantity }: OrderLineRow,
): boolean =>
  digital === 1 &&
  order.paid_at !== null &&
  !isRefunded(order) &&
  !isRefundAsked(payments) &&
  piecesReturned(returns, position) < quantity
