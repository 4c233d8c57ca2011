import { cancelReasonWords } from '@beacon/content/cancellations'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Cancellation } from '@beacon/contract/order-cancel'
import { usd } from '@beacon/rules/money'
import { stateBehind } from '@beacon/rules/order-state'
import { Notice } from '../../ui/notice.tsx'
import { Instant } from '../admin/index.ts'

/** That an order is cancelled, so nothing of it may be made or sent any more, with the buyer's reason. */
export function CancelledNotice({ order, cancelled }: { order: AdminOrder; cancelled: Cancellation }) {
  const { at, reason, message, refund } = cancelled
  return (
    <Notice tone="info" title="Canceled by the buyer">
      <p>
        <Instant at={at} />. Do not make or send any of it. {moneyWords(order, refund)}
      </p>
      {(reason || message) && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {[reason && cancelReasonWords[reason], message].filter(Boolean).join('\n')}
        </p>
      )}
    </Notice>
  )
}

/** Once it is over, only what was recorded as refunded. */
function moneyWords(order: AdminOrder, refund: number): string {
  const { state, refunded, refundedByHand } = order
  if (state === 'refund_pending') return `${usd(refund)} is going back to the card automatically.`
  if (stateBehind(order) !== 'refunded') return `${usd(refund)} is to go back.`
  if (refunded === 0) return 'No refund of it is on record.'
  return `${usd(refunded)} was refunded${refundedByHand > 0 ? `, ${usd(refundedByHand)} of it by hand` : ''}.`
}
