import { NOT_BEGUN, SENT, UNPAID } from '@beacon/rules/order-state'
import type { Clock } from '../../clock.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import type { SubjectMoney } from '../../payments/purpose.ts'
import { isAnswered } from '../../payments/reasons.ts'
import type { Inventory } from '../../stock/inventory.ts'
import { linesHere } from './delivery.ts'
import type { Fulfilment } from './fulfilment.ts'
import { readOrderContext } from './order-context.ts'
import { isErased } from './personal-data.ts'
import { stateBehind } from './refund-state.ts'
import { dropHolds, moveOrder, piecesOf } from './store.ts'

const NOT_FULFILLED = {
  printify: 'Paid after the time to pay had ended; it can no longer be printed.',
  local: 'The stock was gone when the payment came.',
} as const
const PAID_BY_NOBODY = 'Paid after the time to pay had ended, and after the buyer had been erased.'

/** The steps of an order whose money goes back. Each step runs in its caller's transaction. */
export interface RefundSteps {
  /** Paid when the goods are gone, it is too late for printing, or the buyer was erased. Tells both sides; payments make the refund. */
  markSoldOut(tx: Tx, order: OrderRow): Promise<void>
  /**
   * Refunded in full, or taken back by the bank: restocks goods that have not left, and stops printing where that is still
   * possible. What that does not answer still needs a person.
   */
  markRefunded(tx: Tx, order: OrderRow, money: Pick<SubjectMoney, 'isInDispute'>): Promise<void>
  /** Canceled by its buyer: restocks, stops printing, and leaves the refund pending. False when the order has moved on. */
  cancel(tx: Tx, order: OrderRow, change: Partial<OrderRow>): Promise<boolean>
  /** The refund of a fully refunded order failed: it is pending again, and the order is still neither printed nor packed. */
  markRefundFailed(tx: Tx, order: OrderRow): Promise<void>
}

interface RefundStepsDeps extends Pick<Fulfilment, 'note' | 'addJob'> {
  clock: Clock
  inventory: Inventory
}

/** Goods that have not left go back on the shelf; the refund itself is the business of payments. */
export function createRefundSteps({ clock, inventory, note, addJob }: RefundStepsDeps): RefundSteps {
  /** Whoever has taken pieces out of it for a return has counted them anew. */
  async function putBack(tx: Tx, order: OrderRow): Promise<void> {
    await inventory.putBack(tx, piecesOf(linesHere(await readOrderContext(tx, order))))
    inventory.changed(tx)
  }

  return {
    async markSoldOut(tx, order) {
      await moveOrder(tx, order.id, UNPAID, { state: 'refund_pending', paid_at: clock().toISOString() })
      await note(tx, order.id, 'refund_pending', isErased(order) ? PAID_BY_NOBODY : NOT_FULFILLED[order.kind])
      await addJob(tx, 'mail.order-sold-out', order)
      await addJob(tx, 'mail.order-sold-out-notice', order)
    },

    async markRefunded(tx, order, money) {
      const behind = stateBehind(order)
      const isHere = order.stock_taken === 1 && NOT_BEGUN.includes(behind)
      const change = endedAs(unanswered(order, money))
      await moveOrder(tx, order.id, [order.state], isHere ? { ...change, stock_taken: 0 } : change)
      // A lost dispute has ended it before, with all that follows.
      if (behind === 'refunded') return
      // Only the provider knows whether it is being made: it may be on hold there. What made the refund pending has asked.
      const isAsked = SENT.includes(behind) || behind === 'refund_pending'
      if (order.printify_id && !isAsked) await addJob(tx, 'prints.cancel', order)
      // It stopped before the draft was stored, so there may be one: the job looks for it, and cancels it.
      else if (order.kind === 'printify' && order.state === 'needs_attention' && NOT_BEGUN.includes(behind))
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
  }
}

const unanswered = ({ attention }: OrderRow, money: Pick<SubjectMoney, 'isInDispute'>): string =>
  attention
    .split('\n')
    .filter((reason) => !isAnswered(reason, money))
    .join('\n')

const endedAs = (attention: string): Pick<OrderRow, 'state' | 'attention' | 'resume_state'> =>
  attention
    ? { state: 'needs_attention', attention, resume_state: 'refunded' }
    : { state: 'refunded', attention, resume_state: null }
