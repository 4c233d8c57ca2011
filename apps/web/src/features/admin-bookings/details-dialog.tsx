import type { Booking } from '@beacon/contract/booking-admin'
import { useState } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Answered, ChangeDialog, SeenForm, useSeen } from '../admin/index.ts'
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
  return (
    <ChangeDialog
      open={open}
      title={`Details of ${booking.name}’s session`}
      change={change}
      onClose={onClose}
    >
      {(answered, close) => (
        <DetailsForm booking={booking} change={change} answered={answered} onClose={close} />
      )}
    </ChangeDialog>
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
  const { value, opened, answered: told } = useSeen(detailsOf(booking), answered)
  const [meeting, setMeeting] = useState<string>(opened.meeting)
  return (
    <SeenForm
      id={`details-${booking.id}`}
      first="name"
      change={change}
      savedByNow={wordsOf(value) === wordsOf(opened) ? '' : wordsOf(value)}
      yes="Save and resend"
      onSend={(form) => change.mutate({ id: booking.id, ...readValues(form, fields), seen: value }, told)}
      onClose={onClose}
    >
      {(errors) => (
        <>
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
            The confirmation is sent again, with an updated invitation; every later email goes to this
            address. If it is another one, the link in the earlier ones stops working.
          </p>
        </>
      )}
    </SeenForm>
  )
}
