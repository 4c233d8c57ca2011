import type { Booking } from '@beacon/contract/booking-admin'
import { useEffect, useState } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Answered, Failure, useAnswered, useFieldErrors, useSeen } from '../admin/index.ts'
import { EmailField } from '../email-field/index.ts'
import { useChangeDetails } from './queries.ts'
import { MEETING_WORDS } from './words.ts'

interface DetailsDialogProps {
  open: boolean
  booking: Booking
  onClose: () => void
}

/** Corrects who comes to a session, or changes how we meet; the confirmation is sent again. */
export function DetailsDialog({ open, booking, onClose }: DetailsDialogProps) {
  const change = useChangeDetails()
  const close = () => {
    change.reset()
    onClose()
  }
  const answered = useAnswered({ open, onClose: close, change })
  return (
    <Dialog open={open} onClose={close} title={`Details of ${booking.name}’s session`}>
      <DetailsForm booking={booking} change={change} answered={answered} onClose={close} />
    </Dialog>
  )
}

interface DetailsFormProps {
  booking: Booking
  change: ReturnType<typeof useChangeDetails>
  answered: Answered
  onClose: () => void
}

const fields = ['name', 'email', 'meeting', 'phone'] as const

const detailsOf = ({ name, email, phone, meeting }: Booking) => ({ name, email, phone, meeting })

const wordsOf = ({ name, email, phone, meeting }: ReturnType<typeof detailsOf>): string =>
  [name, email, MEETING_WORDS[meeting], phone].filter(Boolean).join(', ')

function DetailsForm({ booking, change, answered, onClose }: DetailsFormProps) {
  const formId = `details-${booking.id}`
  const { errors } = useFieldErrors(formId, change.error)
  const { value: seen, opened, answered: told } = useSeen(detailsOf(booking), answered)
  const [meeting, setMeeting] = useState<string>(opened.meeting)
  useEffect(() => document.getElementById(`${formId}-name`)?.focus(), [formId])
  return (
    <Form
      id={formId}
      className="grid gap-4"
      onSubmit={(submission) => {
        submission.preventDefault()
        change.mutate({ id: booking.id, ...readValues(submission.currentTarget, fields), seen }, told)
      }}
    >
      <TextField
        name="name"
        label="Name"
        error={errors?.name}
        defaultValue={opened.name}
        autoComplete="off"
        required
      />
      <EmailField
        name="email"
        label="Email"
        error={errors?.email}
        defaultValue={opened.email}
        autoComplete="off"
        required
      />
      <SelectField
        name="meeting"
        label="How we meet"
        options={optionsOf(MEETING_WORDS)}
        error={errors?.meeting}
        defaultValue={opened.meeting}
        onChange={(event) => setMeeting(event.currentTarget.value)}
        required
      />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        error={errors?.phone}
        defaultValue={opened.phone}
        autoComplete="off"
        required={meeting === 'phone'}
      />
      <p className="text-muted text-sm">
        The confirmation is sent again, with an updated invitation; every later email goes to this address.
      </p>
      {!errors && <Failure error={change.error} />}
      <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
        {wordsOf(seen) !== wordsOf(opened) && `Saved by now: ${wordsOf(seen)}`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={change.isPending}>
          Leave it
        </Button>
        <Button type="submit" variant="primary" pending={change.isPending} pendingLabel="Saving…">
          Save and resend
        </Button>
      </div>
    </Form>
  )
}
