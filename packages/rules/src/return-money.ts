import type { OrderReturn, ReturnState } from '@beacon/contract/order-returns'
import type { Payment } from '@beacon/contract/payment-admin'

/** A return, and what was paid for it, in cents. */
export type Valued = Pick<OrderReturn, 'state' | 'askedAt'> & { worth: number }

type Refund = Pick<Payment['refunds'][number], 'amount' | 'createdAt'>

/** That a refund was asked for, and what became of it. */
export type RefundFact = Pick<Payment['refunds'][number], 'state' | 'createdAt'>

/** Whether a refund takes from what is left to refund: it was asked for, and has not failed. */
export const isCommitted = ({ state }: Pick<RefundFact, 'state'>): boolean => state !== 'failed'

/** Whether a refund is given, as far as its buyer may be told: the card provider has it, or has paid it back. */
export const isGiven = ({ state }: Pick<RefundFact, 'state'>): boolean =>
  state === 'pending' || state === 'succeeded'

/** Whether its pieces are given back for money: those of a replaced or declined return stay bought. */
export const isForMoney = ({ state }: { state: ReturnState }): boolean =>
  state === 'asked' || state === 'accepted'

/** Whether money has gone back since an instant, or is about to: whoever got it back gets no replacement, too. */
export const isRefundedSince = (at: string, refunds: readonly RefundFact[]): boolean =>
  refunds.some((refund) => isCommitted(refund) && refund.createdAt >= at)

/** Whether a bank has given the buyer back all that was left: there is nothing to refund, or to replace. */
export const isTakenByBank = (payments: readonly Pick<Payment, 'state' | 'refundable'>[]): boolean =>
  payments.some(({ state }) => state === 'dispute_lost') &&
  payments.every(({ refundable }) => refundable === 0)

/**
 * The accepted returns, oldest first, each with what is still owed for it and those before it, in cents, until the next
 * one is requested. A refund made since a return was requested is taken to be for it, so the money is not owed twice,
 * whichever came first: the answer or the refund. What it gave beyond that, such as the cost of sending it back, takes
 * nothing from a later return.
 */
export function owedForReturns<Return extends Valued>(
  returns: readonly Return[],
  refunds: readonly Refund[],
): { given: Return; owed: number }[] {
  const accepted = returns
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  let owed = 0
  return accepted.map((given, place) => {
    const next = accepted[place + 1]?.askedAt
    const back = refunds
      .filter(({ createdAt }) => createdAt >= given.askedAt && (next === undefined || createdAt < next))
      .reduce((sum, { amount }) => sum + amount, 0)
    owed = Math.max(0, owed + given.worth - back)
    return { given, owed }
  })
}
