import type { Booking } from '@beacon/contract/booking-admin'
import { useEffect, useState } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { type Answered, Failure, useAnswered, useFieldErrors, useSeen } from '../admin/index.ts'
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
  const close = () => {
    move.reset()
    onClose()
  }
  const answered = useAnswered({ open, onClose: close, change: move, failed: whyNotBooked })
  return (
    <Dialog open={open} onClose={close} title={`Move ${booking.name}’s booking`}>
      <MoveForm booking={booking} move={move} answered={answered} onClose={close} />
    </Dialog>
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
