import type { AdminOrder } from '@beacon/contract/order-admin'

/**
 * What is still owed for accepted returns, in cents. A refund made since a return was requested is taken to be for it,
 * so the money is not proposed twice, whichever came first: the answer or the refund.
 */
export function owedForReturns({ returns, payments }: Pick<AdminOrder, 'returns' | 'payments'>): number {
  const accepted = returns.filter(({ state }) => state === 'accepted')
  const [first] = accepted.map(({ askedAt }) => askedAt).toSorted()
  if (first === undefined) return 0
  const given = payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ state, createdAt }) => state !== 'failed' && createdAt >= first)
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)
  return Math.max(0, sum(accepted.map(({ worth }) => worth)) - sum(given.map(({ amount }) => amount)))
}
