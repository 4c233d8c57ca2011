import type { AdminOrder } from '@beacon/contract/order-admin'
import { lineName } from '@beacon/rules/line-name'
import { STOPPED_THERE } from '@beacon/rules/order-state'
import type { OrderLineRow, OrderRow } from '../../db/schema.ts'
import type { PrintOrder } from '../../providers/printify-orders.ts'
import { stateBehind } from './refund-state.ts'

export const UNKNOWN_THERE = 'The print provider no longer knows this order.'

export const HELD_THERE =
  'The print provider holds it and does not print it yet: its dashboard says what is missing.'

const NOT_TAKEN = 'The print provider has not taken it yet. '

/** Why an order is late that the print provider has yet to accept. */
export const notTaken = (fault: string): string => `${NOT_TAKEN}${fault}`

/** Why an order that the print provider has stopped needs a person, with the provider's own word for its state. */
export const stoppedThere = ({ word }: PrintOrder): string => `${STOPPED_THERE}${word}.`

/** Lines of an order that the provider does not make while it makes others: canceled there, or taken out. */
export function unmadeOf(lines: readonly OrderLineRow[], print: PrintOrder): OrderLineRow[] {
  const thereOf = ({ product_id, variant_id }: OrderLineRow) =>
    print.lines.filter(({ productId, variantId }) => productId === product_id && variantId === variant_id)
  // A line that is another one there, and not one less, was exchanged.
  const mayBeMissing = lines.some((line) => thereOf(line).length > 0) && print.lines.length < lines.length
  return lines.filter((line) => {
    const there = thereOf(line)
    return there.length > 0 ? there.every(({ isCanceled }) => isCanceled) : mayBeMissing
  })
}

const NOT_MADE_THERE = 'The print provider does not make a part of it: '
const PLEASE_REFUND = '. Please refund that part unless you have, and tell the buyer.'
/** Names have commas. */
const BETWEEN = '; '

const pieceName = (line: OrderLineRow): string => `${line.quantity} × ${lineName(line)}`

/** Why an order of which the provider does not make a part needs a person: that part is owed to its buyer. */
export const unmadeThere = (lines: readonly OrderLineRow[]): string =>
  NOT_MADE_THERE + lines.map(pieceName).join(BETWEEN) + PLEASE_REFUND

/** Whether a history says of a line that it is not made. */
export const isSaidUnmade = (history: AdminOrder['history'], line: OrderLineRow): boolean =>
  history.some(({ detail }) => {
    if (!detail.startsWith(NOT_MADE_THERE)) return false
    const names = detail.slice(NOT_MADE_THERE.length, -PLEASE_REFUND.length).split(BETWEEN)
    return names.includes(pieceName(line))
  })

const isOfPrinter = (reason: string): boolean =>
  [UNKNOWN_THERE, HELD_THERE].includes(reason) ||
  [NOT_TAKEN, STOPPED_THERE].some((start) => reason.startsWith(start))

const reasonsOf = ({ attention }: OrderRow): string[] => attention.split('\n')

/** Why an order needs a person, without what the print provider's news added. */
export const otherReasons = (order: OrderRow): string =>
  reasonsOf(order)
    .filter((reason) => !isOfPrinter(reason))
    .join('\n')

/** Of those that stopped, the provider goes on with none that it canceled, and has not begun one whose charge failed. */
const NOT_MADE = [
  UNKNOWN_THERE,
  HELD_THERE,
  ...['canceled', 'payment-not-received'].map((word) => `${STOPPED_THERE}${word}.`),
]

/** Whether the print provider is making it, as far as is known, so that it can no longer be canceled there. */
export const isBeingMade = (order: OrderRow): boolean =>
  stateBehind(order) === 'in_production' && !reasonsOf(order).some((reason) => NOT_MADE.includes(reason))
