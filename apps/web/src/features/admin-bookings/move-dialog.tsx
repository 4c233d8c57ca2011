import type { Booking } from '@beacon/contract/booking-admin'
import { useEffect, useState } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { type Answered, ChangeDialog, Failure, useFieldErrors, useSeen } from '../admin/index.ts'
import { useMove } from './queries.ts'
import { WhenFields } from './when-fields.tsx'
import { whyNotBooked } from './words.ts'

interface MoveDialogProps {
  open: boolean
  booking: Booking
  onClose: () => void
}

/** Moves a booking to another day and time; the server refuses a taken one. */
export function MoveDialog({ open, booking, onClose }: MoveDialogProps) {
  const move = useMove()
  const title = `Move ${booking.name}’s booking`
  return (
    <ChangeDialog open={open} title={title} change={move} failed={whyNotBooked} onClose={onClose}>
      {(answered, close) => <MoveForm booking={booking} move={move} answered={answered} onClose={close} />}
    </ChangeDialog>
  )
}

interface MoveFormProps {
  booking: Booking
  move: ReturnType<typeof useMove>
  answered: Answered
  onClose: () => void
}

function MoveForm({ booking, move, answered, onClose }: MoveFormProps) {
  const formId = `move-${booking.id}`
  const { errors } = useFieldErrors(formId, move.error)
  const [day, setDay] = useState(booking.date)
  const seen = useSeen(booking.sequence, answered)
  useEffect(() => document.getElementById(`${formId}-date`)?.focus(), [formId])
  return (
    <Form
      id={formId}
      className="grid gap-4"
      onInput={({ currentTarget }) => setDay(readValues(currentTarget, ['date']).date)}
      onSubmit={(submission) => {
        submission.preventDefault()
        const data = new FormData(submission.currentTarget)
        move.mutate(
          {
            id: booking.id,
            date: String(data.get('date') ?? ''),
            time: String(data.get('time') ?? ''),
            notify: data.has('notify'),
            seen: seen.value,
          },
          seen.answered,
        )
      }}
    >
      <WhenFields day={day} date={booking.date} time={booking.time} errors={errors} />
      <Checkbox name="notify" label="Tell the visitor by email" defaultChecked />
      {!errors && <Failure error={move.error} words={whyNotBooked} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} aria-disabled={move.isPending}>
          Leave it
        </Button>
        <Button type="submit" variant="primary" pending={move.isPending} pendingLabel="Moving…">
          Move
        </Button>
      </div>
    </Form>
  )
}
