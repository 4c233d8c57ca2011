import type { Booking } from '@beacon/contract/booking-admin'
import { readValues } from '../../lib/form-values.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type Answered, ChangeDialog, SeenForm, useSeen } from '../admin/index.ts'
import { useLink } from './queries.ts'

interface LinkDialogProps {
  open: boolean
  booking: Booking
  onClose: () => void
}

/** Gives a video session its link, or another one, and emails it to the visitor. */
export function LinkDialog({ open, booking, onClose }: LinkDialogProps) {
  const link = useLink()
  return (
    <ChangeDialog open={open} title={`Video link for ${booking.name}`} change={link} onClose={onClose}>
      {(answered, close) => <LinkForm booking={booking} link={link} answered={answered} onClose={close} />}
    </ChangeDialog>
  )
}

interface LinkFormProps {
  booking: Booking
  link: ReturnType<typeof useLink>
  answered: Answered
  onClose: () => void
}

function LinkForm({ booking, link, answered, onClose }: LinkFormProps) {
  const seen = useSeen(booking.meetingLink, answered)
  return (
    <SeenForm
      id={`link-${booking.id}`}
      first="meetingLink"
      change={link}
      savedByNow={seen.value === seen.opened ? '' : seen.value}
      yes="Save and email it"
      onSend={(form) =>
        link.mutate({ id: booking.id, ...readValues(form, ['meetingLink']), seen: seen.value }, seen.answered)
      }
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          name="meetingLink"
          label="Link to the video call"
          hint={`${booking.name} gets an email with the link and an updated invitation.`}
          error={errors?.meetingLink}
          defaultValue={seen.opened}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          required
        />
      )}
    </SeenForm>
  )
}
