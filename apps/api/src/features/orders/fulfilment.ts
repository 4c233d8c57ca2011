import type { OrderState } from '@beacon/contract/orders'
import type { Clock } from '../../clock.ts'
import type { OrderLineRow, OrderRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { deliveryOf } from './delivery.ts'
import { isErased } from './personal-data.ts'
import { isRefunded, stateBehind } from './refund-state.ts'
import { addEvent, dropHolds, linesOf, moveOrder, piecesOf } from './store.ts'

/** Not paid yet, or not paid before the hold ended. */
export const UNPAID: readonly OrderState[] = ['awaiting_payment', 'expired']
/** Paid, with the goods still here. Whether printing has begun is recorded elsewhere on the order. */
export const NOT_SENT: readonly OrderState[] = ['paid', 'submitting', 'draft_at_printer']
/** The goods have left the printer. */
const SENT: readonly OrderState[] = ['shipped', 'delivered']

const NOT_FULFILLED = {
  printify: 'Paid after the time to pay had ended; it can no longer be printed.',
  local: 'The stock was gone when the payment came.',
} as const
const PAID_BY_NOBODY = 'Paid after the time to pay had ended, and after the buyer had been erased.'
const MADE_ALL_THE_SAME = 'It had gone to production by the time its money went back.'

interface FulfilmentDeps {
  clock: Clock
  outbox: Outbox
  inventory: Inventory
  /** How long a paid order waits before it goes to the print provider. */
  printWaitMs: number
}

/** The steps of an order's life. Each runs in its caller's transaction. */
export interface Fulfilment {
  /** Takes the goods off the shelf and tells the buyer. False, with nothing changed, when there are not enough. */
  fulfil(tx: Tx, order: OrderRow): Promise<boolean>
  /** Whether the goods of an expired hold are still available. */
  isUnclaimed(tx: Tx, order: OrderRow): Promise<boolean>
  /** Paid when the goods are gone, it is too late for printing, or the buyer was erased. Tells both sides; payments make the refund. */
  markSoldOut(tx: Tx, order: OrderRow): Promise<void>
  /** Refunded in full, or taken back by the bank: restocks goods that have not left, and stops printing where that is still possible. */
  markRefunded(tx: Tx, order: OrderRow): Promise<void>
  /** Canceled by its buyer: restocks, stops printing, and leaves the refund pending. False when the order has moved on. */
  cancel(tx: Tx, order: OrderRow, change: Partial<OrderRow>): Promise<boolean>
  /** Refunded, but printed anyway: only the print provider's staff can stop it, so a person has to look. */
  flagPrintedAnyway(tx: Tx, order: OrderRow): Promise<void>
  /** The refund of a fully refunded order failed: it is pending again, and the order is still neither printed nor packed. */
  markRefundFailed(tx: Tx, order: OrderRow): Promise<void>
  /** Stops the order for a person to look at, and mails the agency, once for each reason. */
  flag(tx: Tx, order: OrderRow, reason: string): Promise<void>
  /** The same, but the order goes on by itself. */
  remark(tx: Tx, order: OrderRow, reason: string): Promise<void>
  /**
   * Resumes an order that needed attention: from where it stopped, by fulfilling it if its payment was in doubt, and not
   * at all if it was refunded.
   * @throws AppError out_of_stock
   */
  resume(tx: Tx, order: OrderRow): Promise<void>
  /** Tells the buyer that the goods are on their way. */
  tellShipped(tx: Tx, order: OrderRow): Promise<void>
  /** The same for one of several parcels, by its tracking number. */
  tellParcel(tx: Tx, orderId: string, number: string): Promise<void>
  note(tx: Tx, orderId: string, what: string, detail?: string): Promise<void>
  /** Queues a job about the order: one of each kind, unless `distinction` makes it another. */
  addJob(tx: Tx, kind: string, order: Pick<OrderRow, 'id'>, distinction?: string): Promise<void>
}

/**
 * Every step runs in the caller's transaction, and what has to happen elsewhere is a job in it. A paid print waits
 * `printWaitMs`, in which its buyer can cancel.
 */
export function createFulfilment({ clock, outbox, inventory, printWaitMs }: FulfilmentDeps): Fulfilment {
  const note: Fulfilment['note'] = (tx, orderId, what, detail) => addEvent(tx, orderId, clock(), what, detail)

  const addJob: Fulfilment['addJob'] = (tx, kind, order, distinction = '') =>
    outbox.add(tx, { kind, about: `order:${order.id}`, dedupeKey: `${kind}:${order.id}${distinction}` })

  /** While this job waits, the buyer can cancel and the print provider knows nothing of the order. */
  const print = ({ id }: OrderRow) => ({
    kind: 'prints.submit',
    about: `order:${id}`,
    runAt: new Date(clock().getTime() + printWaitMs),
  })

  const tellAgency = (tx: Tx, order: OrderRow) =>
    addJob(tx, 'mail.order-attention', order, `:${clock().getTime()}`)

  async function flag(tx: Tx, order: OrderRow, reason: string): Promise<void> {
    if (order.attention.includes(reason)) return
    const isStill = await moveOrder(tx, order.id, [order.state], {
      state: 'needs_attention',
      attention: order.attention ? `${order.attention}\n${reason}` : reason,
      resume_state: stateBehind(order),
    })
    if (!isStill) return
    await note(tx, order.id, 'needs_attention', reason)
    await tellAgency(tx, order)
  }

  async function putBack(tx: Tx, order: OrderRow): Promise<void> {
    await inventory.putBack(tx, piecesOf(await linesOf(tx, order.id)))
    inventory.changed(tx)
  }

  const flagPrintedAnyway = (tx: Tx, order: OrderRow) => flag(tx, order, MADE_ALL_THE_SAME)

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
      await flag(tx, { ...order, ...change }, 'There is no address to send it to.')
    else if (order.kind === 'printify') await outbox.add(tx, print(order))
    return true
  }

  return {
    note,
    addJob,
    flag,
    flagPrintedAnyway,
    fulfil,
    tellShipped: (tx, order) => addJob(tx, 'mail.order-shipped', order),
    tellParcel: (tx, id, number) => addJob(tx, 'mail.order-parcel', { id }, `:${number}`),

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

    async markSoldOut(tx, order) {
      await moveOrder(tx, order.id, UNPAID, { state: 'refund_pending', paid_at: clock().toISOString() })
      await note(tx, order.id, 'refund_pending', isErased(order) ? PAID_BY_NOBODY : NOT_FULFILLED[order.kind])
      await addJob(tx, 'mail.order-sold-out', order)
      await addJob(tx, 'mail.order-sold-out-notice', order)
    },

    async markRefunded(tx, order) {
      const behind = stateBehind(order)
      const isHere = order.stock_taken === 1 && NOT_SENT.includes(behind)
      const change = { state: 'refunded', attention: '', resume_state: null } as const
      await moveOrder(tx, order.id, [order.state], isHere ? { ...change, stock_taken: 0 } : change)
      // A lost dispute has ended it before, with all that follows.
      if (behind === 'refunded') return
      // If it had stopped for a person, only the provider knows whether it is being made.
      if (order.state === 'in_production') await flagPrintedAnyway(tx, { ...order, ...change })
      else if (order.printify_id && !SENT.includes(behind)) await addJob(tx, 'prints.cancel', order)
      // It stopped before the draft was stored, so there may be one: the job looks for it, and cancels it.
      else if (order.kind === 'printify' && order.state === 'needs_attention' && NOT_SENT.includes(behind))
        await addJob(tx, 'prints.submit', order, `:${clock().getTime()}`)
      if (isHere) await putBack(tx, order)
      await dropHolds(tx, order.id)
      inventory.changed(tx)
    },

    async cancel(tx, order, change) {
      const over = { ...change, state: 'refund_pending', attention: '', stock_taken: 0 } as const
      if (!(await moveOrder(tx, order.id, [order.state], over))) return false
      if (order.printify_id) await addJob(tx, 'prints.cancel', order)
      if (order.stock_taken === 1) await putBack(tx, order)
      return true
    },

    async markRefundFailed(tx, order) {
      if (stateBehind(order) !== 'refunded') return
      const place = order.state === 'needs_attention' ? 'resume_state' : 'state'
      await moveOrder(tx, order.id, [order.state], { [place]: 'refund_pending' })
    },

    async remark(tx, order, reason) {
      if (order.attention.includes(reason)) return
      if (!(await moveOrder(tx, order.id, [order.state], { attention: reason }))) return
      await note(tx, order.id, 'remark', reason)
      await tellAgency(tx, order)
    },

    async resume(tx, order) {
      const behind = stateBehind(order)
      if (UNPAID.includes(behind)) {
        if (!(await fulfil(tx, order))) throw new AppError('out_of_stock')
        return
      }
      const isOver = isRefunded(order)
      const state = isOver ? 'refunded' : behind
      await moveOrder(tx, order.id, ['needs_attention'], { state, attention: '', resume_state: null })
      await note(tx, order.id, state, isOver ? 'A person has settled it.' : 'Taken up again.')
      if (order.kind === 'printify' && !isOver)
        await addJob(tx, 'prints.submit', order, `:${clock().getTime()}`)
    },
  }
}

/** The documented call has no address, so an order without one is accepted; a parcel cannot be sent without it. */
const lacksAddress = (order: OrderRow, lines: readonly OrderLineRow[]): boolean =>
  order.address === '' && lines.some((line) => deliveryOf(line) === 'parcel')
