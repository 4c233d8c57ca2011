import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderKind, OrderState } from '@beacon/contract/orders'

/** Not paid yet, or not paid before the hold ended. */
export const UNPAID: readonly OrderState[] = ['awaiting_payment', 'expired']

/** Paid, with the goods still here. Whether the print provider was asked to begin is recorded elsewhere on the order. */
export const NOT_BEGUN: readonly OrderState[] = ['paid', 'submitting', 'draft_at_printer']

/** Printed goods, in their order; a state never goes back. */
export const PRINT_STATES: readonly OrderState[] = [...NOT_BEGUN, 'in_production', 'shipped', 'delivered']

/** The states of printed goods that may change to this one. */
export const statesBefore = (state: OrderState): readonly OrderState[] =>
  PRINT_STATES.slice(0, PRINT_STATES.indexOf(state))

/** Everything has left, or is done. */
export const SENT: readonly OrderState[] = ['shipped', 'delivered', 'fulfilled']

/** Whether a paid order of our own goods waits with us; the state is the one behind a stop. */
export const isToBeSent = (kind: OrderKind, state: OrderState): boolean =>
  kind === 'local' && state === 'paid'

/** Goods of our own that can be marked as sent, the second time to correct how. */
export const SHIPPABLE: readonly OrderState[] = ['paid', 'shipped']

/**
 * How the reason begins for which an order needs a person that the print provider has stopped; the provider's own word
 * for its state follows.
 */
export const STOPPED_THERE = 'At the print provider it is '

/** The money was refunded, or is about to be. */
export const REFUNDED: readonly OrderState[] = ['refund_pending', 'refunded']

/** An order's state; for one that a person has to look at, the state where it stopped. */
export const stateBehind = ({ state, stoppedAt }: Pick<AdminOrder, 'state' | 'stoppedAt'>): OrderState =>
  state === 'needs_attention' ? (stoppedAt ?? 'paid') : state

/** Whether an order has stopped for a person, or goes on with a remark on it. */
export const needsAttention = ({ state, attention }: Pick<AdminOrder, 'state' | 'attention'>): boolean =>
  state === 'needs_attention' || attention !== ''

/** Whether there is a confirmation to send: the order is paid, and not refunded. */
export const canBeConfirmed = (state: OrderState): boolean =>
  !UNPAID.includes(state) && !REFUNDED.includes(state)
