import type { AdminOrder } from '@beacon/contract/order-admin'
import { hasParcel } from '../order/index.ts'
import { DoneAction } from './done-action.tsx'
import { MarkPaidAction } from './mark-paid-action.tsx'
import { RetryAction } from './retry-action.tsx'
import { ShipAction } from './ship-action.tsx'

/** What a person can do with an order in the state that it is in; nothing for one that goes its way. */
export function OrderActions({ order }: { order: AdminOrder }) {
  if (order.state === 'needs_attention') return <RetryAction order={order} />
  // Whoever was erased can be sent nothing.
  if (['awaiting_payment', 'expired'].includes(order.state))
    return order.email === '' ? null : <MarkPaidAction order={order} />
  if (order.kind !== 'local' || !['paid', 'shipped'].includes(order.state)) return null
  return hasParcel(order) ? <ShipAction order={order} /> : <DoneAction order={order} />
}
