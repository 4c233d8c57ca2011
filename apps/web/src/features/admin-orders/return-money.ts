import { isOurFault } from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'
import { isCommitted, owedForReturns } from '@beacon/rules/return-money'

/** What is still owed for accepted returns, in cents; undefined without any. */
export function owedNow({ returns, payments }: Pick<AdminOrder, 'returns' | 'payments'>): number | undefined {
  const refunds = payments.flatMap((payment) => payment.refunds).filter(isCommitted)
  return owedForReturns(returns, refunds).at(-1)?.owed
}

/** Whether the promise for an accepted return includes what it cost to send it back, which only the buyer knows. */
export const owesSendingBack = ({ returns }: Pick<AdminOrder, 'returns'>): boolean =>
  returns.some(({ state, reason, isRefunded }) => state === 'accepted' && isOurFault(reason) && !isRefunded)
