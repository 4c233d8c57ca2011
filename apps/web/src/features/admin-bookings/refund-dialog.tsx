import { usd } from '@beacon/rules/money'
import { ConfirmDialog, DisputeNotice } from '../admin/index.ts'
import { type Refundable, useRefund } from './queries.ts'

/**
 * Asks whether to refund what is left of a payment, or to note that it was given back by hand: of a session that was
 * canceled, has begun or was paid too late.
 */
export function RefundDialog({ refund, onClose }: { refund: Refundable | undefined; onClose: () => void }) {
  const giveBack = useRefund()
  const amount = usd(refund?.refundableCents ?? 0)
  const isByHand = refund?.byHand !== undefined
  return (
    <ConfirmDialog
      open={refund !== undefined}
      onClose={onClose}
      title={isByHand ? 'Has it been given back?' : 'Refund the payment?'}
      no={isByHand ? 'Not yet' : 'Keep the payment'}
      yes={isByHand ? `Note a refund of ${amount}` : `Refund ${amount}`}
      pendingLabel={isByHand ? 'Noting…' : 'Refunding…'}
      change={giveBack}
      act={(answered) => refund && giveBack.mutate(refund, answered)}
    >
      {isByHand ? (
        <p>
          A refund to the card has failed. Note here that you have given {amount} back another way: no money
          moves now, the visitor gets an email, and the sum leaves the figures. This cannot be undone.
        </p>
      ) : (
        <>
          {refund?.isInDispute && <DisputeNotice />}
          <p>The visitor gets {amount} back on the card that paid for it.</p>
        </>
      )}
    </ConfirmDialog>
  )
}
