import { type Closing, closingWords } from '@beacon/rules/closings'
import { noWrap } from '@beacon/rules/no-wrap'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { CalendarFailed } from './calendar-failed.tsx'
import { DateChoice } from './date-choice.tsx'
import type { Day } from './fetch-availability.ts'
import { FirstFree } from './first-free.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { Availability } from './use-availability.ts'
import type { Service, useChoice } from './use-choice.ts'
import { useRetry } from './use-retry.ts'
import { WaitingListForm } from './waiting-list-form.tsx'

interface DayStepProps {
  calendar: Availability
  chosen: string | undefined
  /** Whether a full day can be chosen, for its waiting list. */
  canWait: boolean
  onChoose: (date: string) => void
  onChooseTime: ReturnType<typeof useChoice>['chooseTime']
}

/** The calendar, with a button for the first free time. */
export function DayStep({ calendar, chosen, canWait, onChoose, onChooseTime }: DayStepProps) {
  const { days, closings, failures } = calendar
  const { section, retry } = useRetry(calendar)
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="day-title" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="day-title" className="booking-step">
          Day
        </h2>
        {days && <FirstFree days={days} onChoose={onChooseTime} />}
      </div>
      <CalendarFailed calendar={calendar} onRetry={retry} />
      {(days || failures === 0) && (
        <DateChoice days={days} closings={closings} chosen={chosen} canWait={canWait} onChoose={onChoose} />
      )}
    </section>
  )
}

interface TimeStepProps {
  /** The session to wait for, if the day is full. */
  waitsFor: Service | undefined
  closing: Closing | undefined
  day: Day
  chosen: string | undefined
  onChoose: (time: string) => void
  /** Called when the day turns out not to be full any more. */
  onStale: () => void
}

/** The times of the day, or the waiting list if all of them are taken, or why it is closed. */
export function TimeStep({ waitsFor, closing, day, chosen, onChoose, onStale }: TimeStepProps) {
  const [isRefused, setRefused] = useState(false)
  const closed = closing && `Closed ${noWrap(closingWords(closing))} Please choose another day.`
  const freed =
    isRefused && !chosen ? 'There are free times on this day again. Please choose one.' : undefined
  const news = waitsFor ? undefined : (closed ?? freed)
  return (
    <section aria-labelledby="time-title" className="grid gap-4">
      <h2 id="time-title" className="booking-step">
        Time
      </h2>
      {news && (
        <Notice tone="info" takesFocus={isRefused}>
          {news}
        </Notice>
      )}
      {waitsFor && (
        <WaitingListForm
          serviceId={waitsFor.id}
          date={day.date}
          onStale={() => {
            setRefused(true)
            onStale()
          }}
        />
      )}
      {!closing && !waitsFor && <TimeChoice day={day} chosen={chosen} onChoose={onChoose} />}
    </section>
  )
}
