import { isOurFault } from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'

/**
 * What is still owed for accepted returns, in cents. A refund made since a return was requested is taken to be for it,
 * so the money is not proposed twice, whichever came first: the answer or the refund. What it gave beyond that, such as
 * the cost of sending it back, takes nothing from a later return.
 */
export function owedForReturns({ returns, payments }: Pick<AdminOrder, 'returns' | 'payments'>): number {
  const accepted = returns
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
  const refunds = payments.flatMap((payment) => payment.refunds).filter(({ state }) => state !== 'failed')
  return accepted.reduce((owed, { askedAt, worth }, place) => {
    const next = accepted[place + 1]?.askedAt
    const given = refunds.filter(
      ({ createdAt }) => createdAt >= askedAt && (next === undefined || createdAt < next),
    )
    return Math.max(
      0,
      given.reduce((left, { amount }) => left - amount, owed + worth),
    )
  }, 0)
}

/** Whether the promise for an accepted return includes what it cost to send it back, which only the buyer knows. */
export const owesSendingBack = ({ returns }: Pick<AdminOrder, 'returns'>): boolean =>
  returns.some(({ state, reason }) => state === 'accepted' && isOurFault(reason))
