import { commerce } from '@beacon/content/commerce'
import { digitalFileOf } from '@beacon/content/products/digital-files'
import { NOT_BEGUN } from '@beacon/rules/order-state'
import { DAY_MS, endOfDay } from '../../clock.ts'
import type { OrderLineRow } from '../../db/schema.ts'
import { DOWNLOADED, deliveryOf } from './delivery.ts'
import type { OrderContext } from './order-context.ts'
import { isErased } from './personal-data.ts'
import { isRefunded, stateBehind } from './refund-state.ts'
import { piecesReturned } from './return-store.ts'

/** From the delivery, or for files from the payment. */
export const RETURN_PERIOD_MS = commerce.returnDays * DAY_MS
/** After this long, a parcel without news of its arrival counts as delivered. */
const PARCEL_MS = 10 * DAY_MS

interface Returnable {
  /** Null until it has arrived, and when nothing can be returned. */
  until: string | null
  /** Returnable pieces, by the line's position. */
  pieces: number[]
}

/** What can be returned of an order at an instant, by the terms (`returnPolicy`); services and downloaded files cannot. */
export function returnableOf({ order, lines, history, returns }: OrderContext, now: Date): Returnable {
  const until = lastDay(history)
  const isOver = until !== null && until < now.toISOString()
  // An erased buyer cannot be answered.
  const isAnybodys = order.paid_at !== null && !isErased(order)
  // What is not printed yet cannot be taken out of an order, only canceled with it.
  const isToBePrinted =
    order.kind === 'printify' && NOT_BEGUN.includes(stateBehind(order)) && order.print_asked_at === null
  if (isOver || !isAnybodys || isRefunded(order) || isToBePrinted)
    return { until: null, pieces: lines.map(() => 0) }
  const canComeBack = (line: OrderLineRow) =>
    deliveryOf(line) === 'parcel' || (deliveryOf(line) === 'download' && !isDownloaded(line, history))
  const pieces = lines.map((line, place) =>
    canComeBack(line) ? line.quantity - piecesReturned(returns, place) : 0,
  )
  return { until: pieces.some((left) => left > 0) ? until : null, pieces }
}

/** The history names files as they are saved. */
const isDownloaded = ({ product_id }: OrderLineRow, history: OrderContext['history']): boolean =>
  history.some(({ what, detail }) => what === DOWNLOADED && detail === digitalFileOf(product_id)?.filename)

/** The period begins with the delivery, or, where only the departure is known, with the assumed arrival. It ends with a day. */
function lastDay(history: OrderContext['history']): string | null {
  const whenIt = (...what: string[]) => history.find((event) => what.includes(event.what))?.at
  const lastAfter = (at: string, ms: number) => endOfDay(new Date(Date.parse(at) + ms))
  const arrivedAt = whenIt('delivered', 'fulfilled')
  if (arrivedAt) return lastAfter(arrivedAt, RETURN_PERIOD_MS)
  const leftAt = whenIt('shipped')
  return leftAt ? lastAfter(leftAt, PARCEL_MS + RETURN_PERIOD_MS) : null
}
