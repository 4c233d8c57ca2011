import { usd } from '@beacon/rules/money'
import { ConfirmDialog } from '../admin/index.ts'
import { type Refundable, useRefund } from './queries.ts'

/** Asks whether to refund what is left of a payment: of a session that was canceled, has begun or was paid too late. */
export function RefundDialog({ refund, onClose }: { refund: Refundable | undefined; onClose: () => void }) {
  const giveBack = useRefund()
  const amount = usd(refund?.refundableCents ?? 0)
  return (
    <ConfirmDialog
      open={refund !== undefined}
      onClose={onClose}
      title="Refund the payment?"
      no="Keep the payment"
      yes={`Refund ${amount}`}
      pendingLabel="Refunding…"
      change={giveBack}
      act={(answered) => refund && giveBack.mutate(refund, answered)}
    >
      <p>The visitor gets {amount} back on the card that paid for it.</p>
    </ConfirmDialog>
  )
}
