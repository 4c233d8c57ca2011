import { usd } from '@beacon/rules/money'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../admin/index.ts'
import { type Refundable, useRefund } from './queries.ts'

/** After a paid booking was cancelled: should the money go back? */
export function RefundDialog({ refund, onClose }: { refund: Refundable | undefined; onClose: () => void }) {
  const giveBack = useRefund()
  const close = () => {
    giveBack.reset()
    onClose()
  }
  const amount = usd(refund?.refundableCents ?? 0)
  return (
    <Dialog
      open={refund !== undefined}
      onClose={close}
      title="Refund the payment?"
      footer={
        <>
          <Button onClick={close}>Keep the payment</Button>
          <Button
            variant="primary"
            pending={giveBack.isPending}
            pendingLabel="Refunding…"
            onClick={() => refund && giveBack.mutate(refund, { onSuccess: close })}
          >
            Refund {amount}
          </Button>
        </>
      }
    >
      <p>The booking is canceled, and {amount} was paid for it. A refund goes to the same card.</p>
      <Failure error={giveBack.error} />
    </Dialog>
  )
}
