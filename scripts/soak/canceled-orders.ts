import { cancelOrder } from '../../packages/contract/src/order-cancel.ts'
import type { Evidence, Finding } from './evidence.ts'
import type { Ask } from './workload.ts'

/** Takes an order back with the link of its buyer's page. */
export async function cancel(orderId: string, token: string, ask: Ask): Promise<void> {
  const path = cancelOrder.path.replace(':id', orderId)
  await ask({ ...cancelOrder, path }, { reason: 'mistake' }, { token })
}

/** Every order that was canceled is over and has its money back, once; no other money went back. */
export async function verifyCanceled(
  { rows, refunds }: Evidence,
  canceled: ReadonlySet<string>,
): Promise<Finding[]> {
  const orders = await rows<{ id: string; state: string; total: number; intent_id: string | null }>(
    'select orders.id, orders.state, total, intent_id from orders join payment on subject_id = orders.id where cancelled_at is not null',
  )
  const backTo = (intent: string | null) =>
    refunds.reduce((sum, refund) => sum + (refund.payment_intent === intent ? refund.amount : 0), 0)
  const stored = new Set(orders.map(({ id }) => id))
  const intents = new Set(orders.map(({ intent_id }) => intent_id))
  return [
    { what: 'orders canceled by their buyers', count: canceled.size },
    {
      what: 'canceled orders that are not over',
      count:
        [...canceled].filter((id) => !stored.has(id)).length +
        orders.filter(({ state }) => state !== 'refunded').length,
      must: 0,
    },
    {
      what: 'canceled orders whose money did not go back, or not once',
      count: orders.filter(({ intent_id, total }) => backTo(intent_id) !== total).length,
      must: 0,
    },
    {
      what: 'refunds that nobody asked for',
      count: refunds.filter(({ payment_intent }) => !intents.has(payment_intent)).length,
      must: 0,
    },
  ]
}
