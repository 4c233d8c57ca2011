import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import type { OrderRow, Tx } from '../../db/schema.ts'
import { MADE_ALL_THE_SAME, settledBy } from '../../payments/reasons.ts'
import type { Fulfilment } from './fulfilment.ts'
import { stateBehind } from './refund-state.ts'
import { eventsOf, moveOrder } from './store.ts'

/** Whoever settles a remark knows of it, but may have taken a lasting fault for a short one. */
const SETTLED_FOR_MS = DAY_MS

/** How an order asks for a person. Each step runs in its caller's transaction. */
export interface Attention {
  /** Stops the order for a person to look at, and mails the agency, once for each reason. */
  flag(tx: Tx, order: OrderRow, reason: string): Promise<void>
  /** The same, but the order goes on by itself. What a person has settled is said again when it still is so a day later. */
  remark(tx: Tx, order: OrderRow, reason: string): Promise<void>
  /** The reason of a remark is gone, by itself: the next time, it is news again, also to a person who has settled it. */
  unremark(tx: Tx, order: OrderRow, reason: string): Promise<void>
  /** Refunded, but printed anyway: only the print provider's staff can stop it, so a person has to look. */
  flagPrintedAnyway(tx: Tx, order: OrderRow): Promise<void>
}

interface AttentionDeps extends Pick<Fulfilment, 'note' | 'addJob'> {
  clock: Clock
}

/** Mails the agency about everything that a person has to look at. */
export function createAttention({ clock, note, addJob }: AttentionDeps): Attention {
  /** When a person settled a remark of this reason, if that is the last thing that the history says of it. */
  async function settledAt(tx: Tx, { id }: OrderRow, reason: string): Promise<string | undefined> {
    const about = [reason, settled(reason), noLongerSo(reason)]
    const last = (await eventsOf(tx, id)).findLast(({ detail }) => about.includes(detail))
    return last?.detail === settled(reason) ? last.at : undefined
  }

  const tellAgency = (tx: Tx, order: OrderRow) =>
    addJob(tx, 'mail.order-attention', order, `:${clock().getTime()}`)

  async function flag(tx: Tx, order: OrderRow, reason: string): Promise<void> {
    const isSaid = order.attention.includes(reason)
    if (isSaid && order.state === 'needs_attention') return
    const reasons = [...(order.attention ? [order.attention] : []), ...(isSaid ? [] : [reason])]
    const isStill = await moveOrder(tx, order.id, [order.state], {
      state: 'needs_attention',
      attention: reasons.join('\n'),
      resume_state: stateBehind(order),
    })
    if (!isStill) return
    await note(tx, order.id, 'needs_attention', reason)
    await tellAgency(tx, order)
  }

  return {
    flag,
    flagPrintedAnyway: (tx, order) => flag(tx, order, MADE_ALL_THE_SAME),

    async remark(tx, order, reason) {
      if (order.attention.includes(reason)) return
      const settledLast = await settledAt(tx, order, reason)
      if (settledLast && settledLast > isoAfter(clock(), -SETTLED_FOR_MS)) return
      if (!(await moveOrder(tx, order.id, [order.state], { attention: reason }))) return
      await note(tx, order.id, 'remark', reason)
      await tellAgency(tx, order)
    },

    async unremark(tx, order, reason) {
      const isOpen = order.attention === reason
      if (isOpen) await moveOrder(tx, order.id, [order.state], { attention: '' })
      if (isOpen || (await settledAt(tx, order, reason)))
        await note(tx, order.id, 'remark', noLongerSo(reason))
    },
  }
}

/** What the history says of a remark that a person has settled. */
export const settled = (reason: string): string => settledBy('A person', reason)

const noLongerSo = (reason: string): string => `No longer so: ${reason}`
