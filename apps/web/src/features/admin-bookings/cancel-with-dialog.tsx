import type { Booking } from '@beacon/contract/booking-admin'
import { usd } from '@beacon/rules/money'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  type Answered,
  ChangeDialog,
  DisputeNotice,
  Failure,
  useDraftForm,
  useFieldErrors,
  useSeen,
} from '../admin/index.ts'
import { useCancelWith } from './queries.ts'
import { whyNotCancelled } from './words.ts'

interface CancelWithDialogProps {
  open: boolean
  booking: Booking
  onClose: () => void
}

/** Cancels with a reason that the visitor reads; refund and mail are decided in the same step. */
export function CancelWithDialog({ open, booking, onClose }: CancelWithDialogProps) {
  const cancel = useCancelWith()
  const title = `Cancel ${booking.name}’s booking?`
  return (
    <ChangeDialog open={open} title={title} change={cancel} failed={whyNotCancelled} onClose={onClose}>
      {(answered, close) => (
        <CancelForm booking={booking} cancel={cancel} answered={answered} onClose={close} />
      )}
    </ChangeDialog>
  )
}

interface CancelFormProps {
  booking: Booking
  cancel: ReturnType<typeof useCancelWith>
  answered: Answered
  onClose: () => void
}

function CancelForm({ booking, cancel, answered, onClose }: CancelFormProps) {
  const left = booking.refundableCents
  const form = useDraftForm(`cancel:${booking.id}`, ['reason'])
  const seen = useSeen(booking.sequence, answered)
  const formId = `cancel-${booking.id}`
  const { errors } = useFieldErrors(formId, cancel.error)
  // Not the close button, which the first space of a reason would press.
  useEffect(() => document.getElementById(`${formId}-reason`)?.focus(), [formId])
  return (
    <Form
      id={formId}
      {...form.props}
      className="grid gap-4"
      onSubmit={(submission) => {
        submission.preventDefault()
        const data = new FormData(submission.currentTarget)
        cancel.mutate(
          {
            id: booking.id,
            reason: String(data.get('reason') ?? ''),
            refund: data.has('refund'),
            notify: data.has('notify'),
            seen: seen.value,
          },
          seen.answered,
        )
      }}
    >
      <TextField name="reason" label="Reason, as the visitor will read it" error={errors?.reason} />
      {left > 0 && booking.isInDispute && <DisputeNotice />}
      {left > 0 && (
        <Checkbox
          name="refund"
          label={`Refund ${usd(left)} to the card`}
          defaultChecked={!booking.isInDispute}
        />
      )}
      <Checkbox name="notify" label="Tell the visitor by email" defaultChecked />
      {left > 0 && <p className="text-muted text-sm">A refund is emailed in any case.</p>}
      {!errors && <Failure error={cancel.error} words={whyNotCancelled} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={cancel.isPending}>
          Keep it
        </Button>
        <Button
          type="submit"
          variant="danger"
          pending={cancel.isPending}
          pendingLabel="Canceling…"
          // The second press of a double click on what opened the dialog may land here.
          onClick={(press) => press.detail > 1 && press.preventDefault()}
        >
          Cancel the booking
        </Button>
      </div>
    </Form>
  )
}
