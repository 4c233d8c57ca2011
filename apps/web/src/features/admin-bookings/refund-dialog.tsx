import { usd } from '@beacon/rules/money'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRefund } from './queries.ts'

export interface Refundable {
  refundableCents: number
  paymentIntentId: string
}

/** After a paid booking was cancelled: should the money go back? */
export function RefundDialog({ refund, onClose }: { refund: Refundable | undefined; onClose: () => void }) {
  const giveBack = useRefund()
  const amount = usd(refund?.refundableCents ?? 0)
  return (
    <Dialog
      open={refund !== undefined}
      onClose={onClose}
      title="Refund the payment?"
      footer={
        <>
          <Button onClick={onClose}>Keep the payment</Button>
          <Button
            variant="primary"
            pending={giveBack.isPending}
            pendingLabel="Refunding…"
            onClick={() => refund && giveBack.mutate(refund.paymentIntentId, { onSuccess: onClose })}
          >
            Refund {amount}
          </Button>
        </>
      }
    >
      <p>The booking is cancelled, and {amount} was paid for it. A refund goes to the same card.</p>
    </Dialog>
  )
}
