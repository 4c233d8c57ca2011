import type { Booking } from '@beacon/contract/booking-admin'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Answered, Failure, useAnswered, useFieldErrors, useSeen } from '../admin/index.ts'
import { useLink } from './queries.ts'

interface LinkDialogProps {
  open: boolean
  booking: Booking
  onClose: () => void
}

/** Gives a video session its link, or another one, and emails it to the visitor. */
export function LinkDialog({ open, booking, onClose }: LinkDialogProps) {
  const link = useLink()
  const close = () => {
    link.reset()
    onClose()
  }
  const answered = useAnswered({ open, onClose: close, change: link })
  return (
    <Dialog open={open} onClose={close} title={`Video link for ${booking.name}`}>
      <LinkForm booking={booking} link={link} answered={answered} onClose={close} />
    </Dialog>
  )
}

interface LinkFormProps {
  booking: Booking
  link: ReturnType<typeof useLink>
  answered: Answered
  onClose: () => void
}

function LinkForm({ booking, link, answered, onClose }: LinkFormProps) {
  const formId = `link-${booking.id}`
  const { errors } = useFieldErrors(formId, link.error)
  const { value: seen, opened, answered: told } = useSeen(booking.meetingLink, answered)
  useEffect(() => document.getElementById(`${formId}-meetingLink`)?.focus(), [formId])
  return (
    <Form
      id={formId}
      className="grid gap-4"
      onSubmit={(submission) => {
        submission.preventDefault()
        const meetingLink = String(new FormData(submission.currentTarget).get('meetingLink') ?? '')
        link.mutate({ id: booking.id, meetingLink, seen }, told)
      }}
    >
      <TextField
        name="meetingLink"
        label="Link to the video call"
        hint={`${booking.name} gets an email with the link and an updated invitation.`}
        error={errors?.meetingLink}
        defaultValue={opened}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        required
      />
      {!errors && <Failure error={link.error} />}
      <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
        {seen !== opened && `Saved by now: ${seen}`}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={link.isPending}>
          Leave it
        </Button>
        <Button type="submit" variant="primary" pending={link.isPending} pendingLabel="Saving…">
          Save and email it
        </Button>
      </div>
    </Form>
  )
}
