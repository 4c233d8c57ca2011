import type { ManagedBooking } from '@beacon/contract/booking'
import { usd } from '@beacon/rules/money'
import { useEffect, useRef } from 'react'
import { type Failure, sentenceOf } from '../../lib/renewed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusInvalid } from '../../ui/focus-invalid.ts'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormFailure } from '../submission/index.ts'
import { momentOf } from './date-format.ts'

interface CancelDialogProps {
  open: boolean
  booking: ManagedBooking
  busy: boolean
  /** Why canceling failed; empty if it did not. */
  failure: Failure
  /** Whether the reason's text was refused. */
  isReasonRefused: boolean
  onClose: () => void
  onCancel: (reason: string) => Promise<void>
}

/** Why canceling gives no refund: a dispute, the deadline, or the money has gone back already. */
export function noRefund({
  paidCents,
  refundedCents,
  leftCents,
  refundUntil,
  isInDispute,
}: ManagedBooking): string {
  if (refundedCents >= paidCents) return 'It has been refunded.'
  if (isInDispute) return 'Your bank is deciding about this payment, so canceling here refunds nothing.'
  if (leftCents === 0) return 'There is nothing left to refund.'
  const rest = refundedCents > 0 ? 'Nothing more is refunded.' : 'There is no refund.'
  return `The refund deadline was ${momentOf(refundUntil)}. ${rest}`
}

/** Asks before canceling, and states the refund. */
export function CancelDialog({
  open,
  booking,
  busy,
  failure,
  isReasonRefused,
  onClose,
  onCancel,
}: CancelDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const reason = () => String(new FormData(form.current ?? undefined).get('reason') ?? '')
  useEffect(() => {
    if (isReasonRefused && !busy) focusInvalid(form.current?.querySelector('input'))
  }, [isReasonRefused, busy])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Cancel this booking?"
      describedBy="cancel-booking-refund"
      footer={
        <>
          <Button onClick={onClose} aria-disabled={busy}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={busy}
            pendingLabel="Canceling…"
            // The second press of a double click on what opened the dialog may land here.
            onClick={({ detail }) => detail < 2 && void onCancel(reason())}
          >
            Cancel the booking
          </Button>
        </>
      }
    >
      <div id="cancel-booking-refund" className="contents">
        <p>
          {booking.serviceName}, {momentOf(booking.startsAt)}
        </p>
        {booking.paidCents > 0 && (
          <p>
            {booking.refundCents > 0
              ? `You get ${usd(booking.refundCents)} back on your card.`
              : noRefund(booking)}
          </p>
        )}
      </div>
      <Form
        id="cancel-booking"
        ref={form}
        onSubmit={(submission) => {
          submission.preventDefault()
          void onCancel(reason())
        }}
      >
        {/* No `maxLength`: it would silently truncate pasted text. */}
        <TextField name="reason" label="Why?" error={isReasonRefused ? sentenceOf(failure) : undefined} />
      </Form>
      {!isReasonRefused && <FormFailure failure={failure} />}
    </Dialog>
  )
}
