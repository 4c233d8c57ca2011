import type { OrderState } from '@beacon/contract/orders'
import type { OrderRow } from '../../db/schema.ts'

const GIVEN_BACK: readonly OrderState[] = ['refund_pending', 'refunded']

/** How far an order is; of one that a person has to look at, where it stopped. */
export const stateBehind = ({ state, resume_state }: OrderRow): OrderState =>
  state === 'needs_attention' ? (resume_state ?? 'paid') : state

/**
 * Whether the money of an order went back, or is to: nothing of it is made, sent or fetched any more. What came and went
 * is compared by the order's purpose alone, which knows both; everybody else goes by the state.
 */
export const isGivenBack = (order: OrderRow): boolean => GIVEN_BACK.includes(stateBehind(order))

/** An order as its buyer sees it: one whose money has gone back is over, whatever a person still has to look at. */
export const stateForBuyer = (order: OrderRow): OrderState =>
  stateBehind(order) === 'refunded' ? 'refunded' : order.state
