import type { OrderState } from '@beacon/contract/orders'
import type { Payment } from '@beacon/contract/payment-admin'
import { REFUNDED, stateBehind as stateBehindOrder } from '@beacon/rules/order-state'
import { isRefundedSince, type RefundFact } from '@beacon/rules/return-money'
import type { OrderReturnRow, OrderRow } from '../../db/schema.ts'

/** An order's state; for one that a person has to look at, the state where it stopped. */
export const stateBehind = ({ state, resume_state }: OrderRow): OrderState =>
  stateBehindOrder({ state, stoppedAt: resume_state })

/**
 * Whether an order's money was refunded, or is about to be: nothing of it is made, sent or downloaded any more. Only
 * the order's purpose, which knows both, compares amounts; everybody else goes by the state.
 */
export const isRefunded = (order: OrderRow): boolean => REFUNDED.includes(stateBehind(order))

/**
 * Whether refunds that the card provider has yet to answer leave nothing of what was paid. Until it has, what cannot be
 * undone waits: nothing is sent, printed or downloaded.
 */
export const isRefundAsked = (payments: readonly Payment[]): boolean =>
  payments.every(({ refundable }) => refundable === 0) &&
  payments.some(({ refunds }) => refunds.some(({ state }) => state === 'requested'))

/** Cents that were given back by hand, so that no bank shows them; of the refunds since an instant, if one is given. */
export const refundedByHand = (payments: readonly Payment[], since = ''): number =>
  payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ isByHand, createdAt }) => isByHand && createdAt >= since)
    .reduce((sum, { amount }) => sum + amount, 0)

/**
 * Whether what is left of an order's money is owed to its buyer: they canceled it, or returned something and were given
 * nothing back since, or the last refund failed.
 * @param refunds newest first
 */
export const isOwed = (
  order: OrderRow,
  refunds: readonly RefundFact[],
  returns: readonly OrderReturnRow[],
): boolean =>
  order.cancelled_at !== null ||
  refunds[0]?.state === 'failed' ||
  returns.some(({ state, asked_at }) => state === 'accepted' && !isRefundedSince(asked_at, refunds))

/**
 * Cents of an ended order that are the agency's again, because a dispute that was lost is won after all. What is owed to
 * the buyer is not, whoever has it.
 */
export function regainedOf(
  order: OrderRow,
  payments: readonly Payment[],
  returns: readonly OrderReturnRow[],
): number {
  const refunds = payments.flatMap((payment) => payment.refunds)
  const newestFirst = refunds.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  if (isOwed(order, newestFirst, returns) || stateBehind(order) !== 'refunded') return 0
  return payments
    .filter(({ isDisputeWon }) => isDisputeWon)
    .reduce((sum, { refundable }) => sum + refundable, 0)
}

/** The state that its buyer sees: a refunded order is over, whatever a person still has to look at. */
export const stateForBuyer = (order: OrderRow): OrderState =>
  stateBehind(order) === 'refunded' ? 'refunded' : order.state
