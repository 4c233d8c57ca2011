import type { ManagedBooking } from '@beacon/contract/booking'
import { usd } from '@beacon/rules/money'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { momentOf } from './moments.ts'

interface CancelDialogProps {
  open: boolean
  booking: ManagedBooking
  busy: boolean
  /** Why it is not cancelled. */
  failure: string | undefined
  onClose: () => void
  onCancel: (reason: string) => Promise<void>
}

/** Says what cancelling gives back before it is pressed. */
export function CancelDialog({ open, booking, busy, failure, onClose, onCancel }: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const reason = () => String(new FormData(form.current ?? undefined).get('reason') ?? '')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this booking?"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            pending={busy}
            pendingLabel="Canceling..."
            onClick={() => void onCancel(reason())}
          >
            Cancel the booking
          </Button>
        </>
      }
    >
      <p>
        {booking.serviceName}, {momentOf(booking.startsAt)}
      </p>
      {booking.paidCents > 0 && (
        <p>
          {booking.refundCents > 0
            ? `You get ${usd(booking.refundCents)} back on your card.`
            : `The time for a refund ended ${momentOf(booking.refundUntil)}: nothing is given back.`}
        </p>
      )}
      <Form
        id="cancel-booking"
        ref={form}
        onSubmit={(submission) => {
          submission.preventDefault()
          void onCancel(reason())
        }}
      >
        <TextField name="reason" label="Why?" maxLength={500} />
      </Form>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
