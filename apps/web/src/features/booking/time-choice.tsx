import { ownTime, placeOf, zoneAt } from './date-format.ts'
import type { Day } from './fetch-availability.ts'

interface TimeChoiceProps {
  day: Day
  chosen: string | undefined
  onChoose: (time: string) => void
}

/** The times of a day in New York time, each with the visitor's local time where it differs. */
export function TimeChoice({ day, chosen, onChoose }: TimeChoiceProps) {
  const [first] = day.slots
  const isElsewhere = first !== undefined && ownTime(first.startsAt) !== undefined
  return (
    <div className="grid gap-3">
      <div className="slots">
        {day.slots.map(({ time, available, startsAt }) => (
          <button
            key={time}
            type="button"
            aria-pressed={time === chosen}
            disabled={!available}
            onClick={() => onChoose(time)}
            className="slot"
          >
            <span className="font-semibold tabular-nums">{time}</span>
            {isElsewhere && <span className="text-xs tabular-nums">{ownTime(startsAt)} for you</span>}
            {!available && <span className="sr-only">, unavailable</span>}
          </button>
        ))}
      </div>
      <p className="text-muted text-sm">
        All times are New York time ({first && zoneAt(first.startsAt)}).
        {isElsewhere && ` The smaller line is your local time in ${placeOf()}.`}
      </p>
    </div>
  )
}
