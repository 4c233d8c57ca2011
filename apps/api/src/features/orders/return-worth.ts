import { isOurFault } from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Order } from '@beacon/contract/orders'
import type { Payment } from '@beacon/contract/payment-admin'
import { deliveriesOf } from '@beacon/rules/delivery'
import { paidForNext } from '@beacon/rules/discount'
import { SENT } from '@beacon/rules/order-state'
import { isForMoney, isGiven, owedForReturns } from '@beacon/rules/return-money'
import type { StoredReturn } from './return-store.ts'

type WithReturns<Return> = Omit<Order, 'returns'> & { returns: Return[] }
type ValuedReturn = Omit<AdminOrder['returns'][number], 'isRefunded'>

/**
 * An order's returns, oldest first, with what each is worth beside those before it. The shipping goes with the first of
 * something shipped that is our fault (`returnPolicy`), or with the last of what had not been sent: then nothing is. Those
 * that give nothing back count for nothing.
 */
export const withWorth = (order: WithReturns<StoredReturn>): ValuedReturn[] =>
  order.returns.map((given, place) => {
    const before = order.returns.slice(0, place).filter(isForMoney)
    const takesShipping = ({ reason, lines }: StoredReturn) =>
      isOurFault(reason) && deliveriesOf(lines, order.lines).includes('parcel')
    const isOwed = takesShipping(given) || leavesNothingToSend(order, given, before)
    const shipping = isOwed && !before.some(takesShipping) ? order.shipping : 0
    const goods = paidForNext(
      order,
      given.lines,
      before.flatMap(({ lines }) => lines),
    )
    return { ...given, worth: goods + shipping, shipping }
  })

/** Whether a return, with those before it, is of all that was to be shipped, and nothing had left by then. */
function leavesNothingToSend(
  { kind, lines, timeline }: WithReturns<StoredReturn>,
  given: StoredReturn,
  before: readonly StoredReturn[],
): boolean {
  if (kind !== 'local' || !deliveriesOf(given.lines, lines).includes('parcel')) return false
  if (timeline.some(({ state, at }) => SENT.includes(state) && at <= given.askedAt)) return false
  const returned = [...before, given].flatMap((each) => each.lines)
  const piecesOf = (place: number) =>
    returned.filter(({ line }) => line === place).reduce((sum, { quantity }) => sum + quantity, 0)
  return lines.every(({ delivery, quantity }, place) => delivery !== 'parcel' || piecesOf(place) >= quantity)
}

/** The same with whether refunds have given back what each is worth. */
export function withRefunds(
  returns: readonly ValuedReturn[],
  payments: readonly Payment[],
): AdminOrder['returns'] {
  const made = payments.flatMap(({ refunds }) => refunds).filter(isGiven)
  const owed = owedForReturns(returns, made)
  return returns.map((given) => {
    const place = owed.findIndex((each) => each.given === given)
    const isBack = place >= 0 && owed.slice(place).some((each) => each.owed === 0)
    return { ...given, isRefunded: given.worth > 0 && isBack }
  })
}
