import { cancelReasonWords } from '@beacon/content/cancellations'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Cancellation } from '@beacon/contract/order-cancel'
import { usd } from '@beacon/rules/money'
import { Notice } from '../../ui/notice.tsx'
import { Instant } from '../admin/index.ts'

/** That an order is cancelled, so nothing of it may be made or sent any more, with the buyer's reason. */
export function CancelledNotice({ order, cancelled }: { order: AdminOrder; cancelled: Cancellation }) {
  const { at, reason, message, refund } = cancelled
  return (
    <Notice tone="info" title="Canceled by the buyer">
      <p>
        <Instant at={at} />. Do not make or send any of it. {usd(refund)} {REFUND[order.state] ?? 'goes back'}
        .
      </p>
      {(reason || message) && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {[reason && cancelReasonWords[reason], message].filter(Boolean).join('\n')}
        </p>
      )}
    </Notice>
  )
}

const REFUND: Partial<Record<AdminOrder['state'], string>> = {
  refunded: 'went back to the card',
  refund_pending: 'is going back to the card automatically',
  needs_attention: 'is to go back to the card',
}
