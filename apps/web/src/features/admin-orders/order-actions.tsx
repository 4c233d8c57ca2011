import type { AdminOrder } from '@beacon/contract/order-admin'
import { needsAttention, SHIPPABLE, UNPAID } from '@beacon/rules/order-state'
import { hasParcel } from '../order/index.ts'
import { BeginAction } from './begin-action.tsx'
import { DoneAction } from './done-action.tsx'
import { MarkPaidAction } from './mark-paid-action.tsx'
import { RetryAction } from './retry-action.tsx'
import { ShipAction } from './ship-action.tsx'

/** By its buyer, now or later, or by us for them. */
const isCancelable = ({ cancel: { refund, obstacle } }: AdminOrder): boolean =>
  refund !== null || obstacle === 'by_hand' || obstacle === 'by_person' || obstacle === 'disputed'

/** The actions that an order's state allows; none for an order that proceeds normally. */
export function OrderActions({ order }: { order: AdminOrder }) {
  if (needsAttention(order)) return <RetryAction order={order} />
  // A buyer whose data was erased cannot be sent anything.
  if (order.email === '') return null
  if (UNPAID.includes(order.state)) return <MarkPaidAction order={order} />
  if (order.kind !== 'local' || !SHIPPABLE.includes(order.state)) return null
  return (
    <>
      {order.isToBegin && isCancelable(order) && <BeginAction order={order} />}
      {hasParcel(order) ? <ShipAction order={order} /> : <DoneAction order={order} />}
    </>
  )
}
