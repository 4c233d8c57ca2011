import { UNPAID } from '@beacon/rules/order-state'
import type { Clock } from '../../clock.ts'
import type { OrderLineRow, OrderRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { type Attention, createAttention, settled } from './attention.ts'
import { deliveryOf } from './delivery.ts'
import { isRefunded, stateBehind } from './refund-state.ts'
import { createRefundSteps, type RefundSteps } from './refund-steps.ts'
import { addEvent, dropHolds, linesOf, moveOrder, piecesOf, printsAt, subjectOf } from './store.ts'

interface FulfilmentDeps {
  clock: Clock
  outbox: Outbox
  inventory: Inventory
  /** How long a paid order waits before it goes to the print provider. */
  printWaitMs: number
}

/** The steps of an order's life. Each runs in its caller's transaction. */
export interface Fulfilment extends Attention, RefundSteps {
  /** Takes the goods off the shelf and tells the buyer. False, with nothing changed, when there are not enough. */
  fulfil(tx: Tx, order: OrderRow): Promise<boolean>
  /** Whether the goods of an expired hold are still available. */
  isUnclaimed(tx: Tx, order: OrderRow): Promise<boolean>
  /**
   * Resumes an order that needed attention: from where it stopped, by fulfilling it if its payment was in doubt, and not
   * at all if it was refunded. Of one that goes on, it settles the remark.
   * @throws AppError out_of_stock
   */
  resume(tx: Tx, order: OrderRow): Promise<void>
  /** Tells the buyer that the goods are on their way. */
  tellShipped(tx: Tx, order: OrderRow): Promise<void>
  /** The same for one of several parcels, by its tracking number. */
  tellParcel(tx: Tx, orderId: string, number: string): Promise<void>
  /** Tells the buyer what is refunded by now. */
  tellRefunded(tx: Tx, order: Refunded): Promise<void>
  note(tx: Tx, orderId: string, what: string, detail?: string): Promise<void>
  /** Queues a job about the order: one of each kind, unless `distinction` makes it another. */
  addJob(tx: Tx, kind: string, order: Pick<OrderRow, 'id'>, distinction?: string): Promise<void>
}

type Refunded = Pick<OrderRow, 'id' | 'refunded'>

/**
 * What the key of a mail about a refund begins with: the sum that is refunded by then. A later refund has a mail of its
 * own, about all of them.
 */
export const refundKeyOf = ({ id, refunded }: Refunded): string => `mail.order-refund:${id}:${refunded}:`

/**
 * Every step runs in the caller's transaction, and what has to happen elsewhere is a job in it. A paid print waits
 * `printWaitMs`, in which its buyer can cancel.
 */
export function createFulfilment({ clock, outbox, inventory, printWaitMs }: FulfilmentDeps): Fulfilment {
  const note: Fulfilment['note'] = (tx, orderId, what, detail) => addEvent(tx, orderId, clock(), what, detail)

  const addJob: Fulfilment['addJob'] = (tx, kind, order, distinction = '') =>
    outbox.add(tx, { kind, about: subjectOf(order), dedupeKey: `${kind}:${order.id}${distinction}` })

  const attention = createAttention({ clock, note, addJob })

  /** While this job waits, the buyer can cancel and the print provider knows nothing of the order. */
  const print = (order: OrderRow) => ({
    kind: 'prints.submit',
    about: subjectOf(order),
    runAt: new Date(clock().getTime() + printWaitMs),
  })

  /** Prints go to the printer, files are delivered with the mail, and people pack the rest. */
  async function fulfil(tx: Tx, order: OrderRow): Promise<boolean> {
    const lines = await linesOf(tx, order.id)
    await dropHolds(tx, order.id)
    if (!order.stock_taken && !(await inventory.take(tx, piecesOf(lines)))) return false
    inventory.changed(tx)
    const state = lines.every(({ digital }) => digital) ? 'fulfilled' : 'paid'
    const paid_at = clock().toISOString()
    const change = { state, paid_at, stock_taken: 1, attention: '', resume_state: null } as const
    await moveOrder(tx, order.id, [order.state], change)
    await note(tx, order.id, 'paid')
    if (state === 'fulfilled') await note(tx, order.id, state)
    await addJob(tx, 'mail.order-confirmation', order)
    await addJob(tx, 'mail.order-notice', order)
    if (lacksAddress(order, lines))
      await attention.flag(tx, { ...order, ...change }, 'There is no address to send it to.')
    else if (order.kind === 'printify') await outbox.add(tx, print(order))
    return true
  }

  const refundSteps = createRefundSteps({ clock, inventory, note, addJob })

  return {
    note,
    addJob,
    ...attention,
    ...refundSteps,
    fulfil,
    tellShipped: (tx, order) => addJob(tx, 'mail.order-shipped', order),
    tellParcel: (tx, id, number) => addJob(tx, 'mail.order-parcel', { id }, `:${number}`),
    tellRefunded: (tx, order) =>
      outbox.add(tx, {
        kind: 'mail.order-refund',
        about: subjectOf(order),
        dedupeKey: refundKeyOf(order) + clock().getTime(),
      }),

    async isUnclaimed(tx, order) {
      const lines = await linesOf(tx, order.id)
      const products = await inventory.products(
        tx,
        lines.map(({ product_id }) => product_id),
      )
      return lines.every(({ product_id, variant_id, quantity }) => {
        const product = products.get(product_id)
        const variant = product?.variants.find(({ id }) => id === variant_id)
        return quantity <= ((variant_id === null ? product?.inventory : variant?.quantity) ?? 0)
      })
    },

    async resume(tx, order) {
      if (order.state !== 'needs_attention') {
        await moveOrder(tx, order.id, [order.state], { attention: '' })
        await note(tx, order.id, 'remark', settled(order.attention))
        return
      }
      const behind = stateBehind(order)
      if (UNPAID.includes(behind)) {
        if (!(await fulfil(tx, order))) throw new AppError('out_of_stock')
        return
      }
      const isOver = isRefunded(order)
      const state = isOver ? 'refunded' : behind
      await moveOrder(tx, order.id, ['needs_attention'], { state, attention: '', resume_state: null })
      await note(tx, order.id, state, isOver ? 'A person has settled it.' : 'Taken up again.')
      // Within its wait the first submission is still to come.
      const waits = await printsAt(tx, { ...order, state }, clock())
      if (order.kind === 'printify' && !isOver && !waits)
        await addJob(tx, 'prints.submit', order, `:${clock().getTime()}`)
    },
  }
}

/** The documented call has no address, so an order without one is accepted; a parcel cannot be sent without it. */
const lacksAddress = (order: OrderRow, lines: readonly OrderLineRow[]): boolean =>
  order.address === '' && lines.some((line) => deliveryOf(line) === 'parcel')
