import type { ManagedBooking } from '@beacon/contract/booking'
import { dayName } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CalendarFailed } from './calendar-failed.tsx'
import { DateChoice } from './date-choice.tsx'
import { zoneAt } from './date-format.ts'
import { lateSentence } from './slot-words.ts'
import { TimeChoice } from './time-choice.tsx'
import { useAvailability } from './use-availability.ts'
import { useRetry } from './use-retry.ts'

interface MoveBookingProps {
  token: string
  booking: ManagedBooking
  busy: boolean
  onMove: (date: string, time: string) => Promise<void>
}

/** The same calendar as for booking; the booking's own time counts as free. */
export function MoveBooking({ token, booking, busy, onMove }: MoveBookingProps) {
  const calendar = useAvailability({ serviceId: booking.serviceId, token, isMove: true })
  const { days, closings, refundedFrom = '', failures, reload } = calendar
  const { section, retry } = useRetry(calendar)
  const [choice, setChoice] = useState<{ from: string; date: string; time: string | undefined }>()
  // What was chosen before the session moved elsewhere, in another tab, say, has to be chosen again.
  const current = choice?.from === booking.startsAt ? choice : undefined
  const choose = (date: string, time?: string) => setChoice({ from: booking.startsAt, date, time })
  const day = days?.find((offered) => offered.date === current?.date)
  const slot = day?.slots.find((offered) => offered.available && offered.time === current?.time)
  const isSame = day?.date === booking.date && slot?.time === booking.time
  const endsRefund = booking.refundCents > 0 && !isSame

  return (
    <section ref={section} tabIndex={-1} aria-label="New day and time" className="grid gap-5">
      <CalendarFailed calendar={calendar} onRetry={retry} />
      {(days || failures === 0) && (
        <DateChoice days={days} closings={closings} chosen={day?.date} onChoose={(date) => choose(date)} />
      )}
      {day && <TimeChoice day={day} chosen={slot?.time} onChoose={(time) => choose(day.date, time)} />}
      <p role="status" className="font-medium empty:hidden">
        {endsRefund && lateSentence(slot, refundedFrom)}
      </p>
      {day && slot && !isSame && (
        <Button
          variant="primary"
          size="lg"
          pending={busy}
          pendingLabel="Moving…"
          onClick={() => void onMove(day.date, slot.time).then(reload)}
        >
          {`Move to ${noWrap(`${dayName(day.date)}, ${slot.time} ${zoneAt(slot.startsAt)}`)}`}
        </Button>
      )}
    </section>
  )
}
