import { agency } from '@beacon/content/agency'
import { closingWords } from '@beacon/rules/closings'
import { dayName } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { dayOfMonth, monthOf, weekdayOf } from './date-format.ts'
import type { Calendar, Day, Days } from './fetch-availability.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Three rows of a week, which two weeks of days fill unless they begin on a Monday. */
const SKELETON_DAYS = 18

interface DateChoiceProps {
  days: Days | undefined
  closings: Calendar['closings']
  chosen: string | undefined
  onChoose: (date: string) => void
  /** Whether a full day can be chosen, for its waiting list. */
  canWait?: boolean
}

/** Two weeks as a calendar of buttons, Monday to Saturday, with the reasons for closed days. */
export function DateChoice({ days, closings, chosen, onChoose, canWait = false }: DateChoiceProps) {
  if (!days) return <CalendarSkeleton />
  return (
    <>
      <div className="calendar">
        <Weekdays />
        {days.map((day, index) => (
          <DayButton
            key={day.date}
            day={day}
            column={weekdayOf(day.date)}
            namesMonth={index === 0 || monthOf(day.date) !== monthOf(days[index - 1]?.date ?? '')}
            isChosen={day.date === chosen}
            canWait={canWait}
            onChoose={() => onChoose(day.date)}
          />
        ))}
      </div>
      <ul className="grid gap-1 text-muted text-sm [overflow-wrap:anywhere] empty:hidden">
        {closings.map((closing) => (
          <li key={closing.from}>Closed {noWrap(closingWords(closing))}</li>
        ))}
      </ul>
    </>
  )
}

const Weekdays = () =>
  WEEKDAYS.map((weekday) => (
    <span key={weekday} aria-hidden="true" className="weekday text-center text-muted">
      {weekday}
    </span>
  ))

interface DayButtonProps {
  day: Day
  column: number
  namesMonth: boolean
  isChosen: boolean
  canWait: boolean
  onChoose: () => void
}

function DayButton({ day, column, namesMonth, isChosen, canWait, onChoose }: DayButtonProps) {
  const free = day.slots.filter(({ available }) => available).length
  const state = day.closed ? 'closed' : free === 0 ? 'full' : undefined
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={day.closed || (free === 0 && !canWait)}
      onClick={onChoose}
      data-column={column}
      className="day"
    >
      <span className="sr-only">{state ? `${dayName(day.date)}, ${state}` : dayName(day.date)}</span>
      <span aria-hidden="true" className="day-month">
        {namesMonth ? monthOf(day.date) : ''}
      </span>
      <span aria-hidden="true" className="day-number">
        {dayOfMonth(day.date)}
      </span>
      <span aria-hidden="true" className="day-state">
        {state ?? ''}
      </span>
    </button>
  )
}

function CalendarSkeleton() {
  return (
    <div>
      <div role="status" className="calendar">
        <span className="sr-only">Loading the calendar</span>
        <Weekdays />
        {Array.from({ length: SKELETON_DAYS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <span key={index} aria-hidden="true" className="skeleton day-skeleton" />
        ))}
      </div>
      <WithoutScript>
        The calendar needs JavaScript. You can book by phone, too:{' '}
        <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
      </WithoutScript>
    </div>
  )
}
