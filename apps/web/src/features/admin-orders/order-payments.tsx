import type { AdminOrder } from '@beacon/contract/order-admin'
import type { Payment, PaymentState } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/notice.tsx'
import { Instant } from '../admin/index.ts'
import { isMadeNow } from './being-made.ts'
import type { RefundWay } from './queries.ts'
import { RefundForm } from './refund-form.tsx'
import { owedNow, owesSendingBack } from './return-money.ts'

const STATES: Readonly<Record<PaymentState, { label: string; tone: Tone | 'neutral' }>> = {
  creating: { label: 'Being opened', tone: 'info' },
  requires_payment: { label: 'Open', tone: 'warning' },
  processing: { label: 'Processing', tone: 'info' },
  failed: { label: 'Declined, open', tone: 'warning' },
  canceled: { label: 'Canceled', tone: 'neutral' },
  succeeded: { label: 'Paid', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
  dispute_lost: { label: 'Lost in a dispute', tone: 'danger' },
}

const METHODS: Readonly<Record<Payment['method'], string>> = {
  intent: 'Card, on the website',
  hosted: 'Hosted payment page',
  manual: 'Marked by hand',
}

const REFUND_TONES = {
  requested: 'info',
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
} as const

/** Payments and refunds, and the form for another refund. */
export function OrderPayments({ order }: { order: AdminOrder }) {
  return (
    <section aria-labelledby="payments" className="grid gap-3">
      <h3 id="payments" className="text-h4">
        {order.payments.length === 1 ? 'Payment' : 'Payments'}
      </h3>
      {order.payments.length === 0 && <p className="text-muted text-sm">Nothing to pay.</p>}
      {order.payments.map((payment) => (
        <PaymentRecord key={payment.id} payment={payment} order={order} />
      ))}
    </section>
  )
}

/**
 * How what is left of a payment can be refunded: what a card did not take back may also be given back by hand, but not
 * while the buyer's bank decides about it.
 */
function waysOf({ state, method, intentId, refundable, paidAt, refunds }: Payment): RefundWay[] {
  if (refundable === 0 || paidAt === null) return []
  if (method === 'manual') return ['hand']
  if (intentId === null) return []
  const hasFailed = refunds.some((refund) => refund.state === 'failed')
  return hasFailed && state !== 'disputed' ? ['card', 'hand'] : ['card']
}

function PaymentRecord({ payment, order }: { payment: Payment; order: AdminOrder }) {
  const { label, tone } = STATES[payment.state]
  return (
    <div className="grid gap-4 border-line border-t pt-3 text-sm">
      <div className="grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <Badge tone={tone}>{label}</Badge>
          <span className="font-semibold tabular-nums">{usd(payment.amount)}</span>
        </p>
        <p className="text-muted">
          {METHODS[payment.method]}
          {payment.paidAt && (
            <>
              , <Instant at={payment.paidAt} />
            </>
          )}
        </p>
        {payment.intentId && (
          <p className="text-muted text-xs [overflow-wrap:anywhere]">{payment.intentId}</p>
        )}
        {payment.lastError && <p className="text-xs [overflow-wrap:anywhere]">{payment.lastError}</p>}
      </div>
      {payment.refunds.length > 0 && (
        <ul aria-label="Refunds" className="border-line border-t">
          {payment.refunds.map((refund) => (
            <li key={refund.id} className="grid gap-0.5 border-line border-b py-2">
              <span className="flex flex-wrap justify-between gap-x-3">
                <Badge tone={REFUND_TONES[refund.state]}>
                  Refund {refund.state}
                  {refund.isByHand && ', by hand'}
                </Badge>
                <span className="tabular-nums">{usd(refund.amount)}</span>
              </span>
              <span className="text-muted text-xs [overflow-wrap:anywhere]">
                <Instant at={refund.createdAt} /> by {refund.requestedBy}
                {refund.reason && `: ${refund.reason}`}
              </span>
              {refund.lastError && (
                <span className="text-xs [overflow-wrap:anywhere]">{refund.lastError}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {waysOf(payment).map((way) => (
        <RefundForm
          key={way}
          payment={payment}
          way={way}
          owed={owedNow(order)}
          owesSendingBack={owesSendingBack(order)}
          buyer={order.name}
          isBeingMade={isMadeNow(order)}
        />
      ))}
    </div>
  )
}
