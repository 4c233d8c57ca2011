import { type Closing, isClosedOn } from '@beacon/rules/closings'
import { publicHolidays } from '@beacon/rules/public-holidays'
import { Button } from '../../ui/button.tsx'
import { todayInNewYork } from '../admin/index.ts'
import { useClose } from './queries.ts'
import { closedWeekday, longDate } from './words.ts'

const DAYS_AHEAD = 60

/** Upcoming public holidays that can still be booked; none is closed unless the owner does it. */
export function HolidaySuggestions({ closed }: { closed: readonly Closing[] }) {
  const close = useClose({ failure: true })
  const isOpen = ({ date }: { date: string }) => !isClosedOn(closed, date) && !closedWeekday(date)
  const holidays = publicHolidays(todayInNewYork(), DAYS_AHEAD).filter(isOpen)
  if (holidays.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-sm">Holidays that can be booked</h3>
      <ul className="border-line border-t">
        {holidays.map(({ date, name }) => (
          <li
            key={date}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
          >
            <span className="flex min-w-0 flex-[1_1_9rem] flex-wrap gap-x-3">
              {name} <span className="text-muted">{longDate(date)}</span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              className="-mr-3"
              aria-disabled={close.isPending}
              onClick={() => close.mutate({ date, message: name })}
              aria-label={`Close ${longDate(date)}`}
            >
              Close
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
