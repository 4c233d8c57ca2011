import { agency, businessHours } from '@beacon/content/agency'
import { dayName } from '@beacon/rules/day-words'
import { openingState } from '@beacon/rules/opening-hours'
import { useSyncExternalStore } from 'react'
import { useClosedDates } from '../../lib/use-closed-dates.ts'
import { classNames } from '../../ui/class-names.ts'

const LOOKED_AT_EVERY_MS = 20_000
/** Of a long closing the first days will do. */
const MOST_CLOSED_DAYS = 3
/** The part of a day that the bars show, in hours. */
const DAY = { from: 8, to: 20 }

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

function everySoOften(onChange: () => void) {
  const timer = setInterval(onChange, LOOKED_AT_EVERY_MS)
  return () => clearInterval(timer)
}

const openingNow = (closedDates: readonly string[]) =>
  openingState(businessHours, agency.timeZone, new Date(), closedDates)

/** The hours like a page of a tide table; whether the office is open now is known in the browser only. */
export function Hours() {
  const closedDates = useClosedDates()
  // NOTE: a snapshot has to be the same while nothing changes, so it is text.
  const now = useSyncExternalStore(
    everySoOften,
    () => JSON.stringify(openingNow(closedDates)),
    () => '',
  )
  const state = now === '' ? undefined : (JSON.parse(now) as ReturnType<typeof openingNow>)
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-h3">
        Business hours
      </h2>
      <p className="mt-2 flex min-h-6 items-center gap-2.5 text-sm">
        {state && (
          <span className={classNames('size-2 rounded-full', state.isOpen ? 'bg-success' : 'bg-muted')} />
        )}
        <span className={state ? 'font-semibold' : 'text-muted'}>{state?.sentence ?? 'New York time'}</span>
      </p>
      <table className="mt-6 w-full">
        <caption className="sr-only">Business hours, New York time</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Days</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {businessHours.map(({ label, display, days, opens, closes }) => {
            const isToday = state !== undefined && days.some((day) => day === state.weekday)
            return (
              <tr key={label} className="hours-row" data-today={isToday || undefined}>
                <th scope="row">{label}</th>
                <td className="tabular-nums">
                  {display}
                  <HoursBar opens={opens} closes={closes} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {closedDates.length > 0 && (
        <p className="mt-4 text-muted text-sm">
          Closed on {closedDates.slice(0, MOST_CLOSED_DAYS).map(dayName).join('; ')}.
        </p>
      )}
    </section>
  )
}

/** The hours as a length of the day, so that the short Saturday is seen. */
function HoursBar({ opens, closes }: { opens: string | undefined; closes: string | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${DAY.to - DAY.from} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="hours-bar"
    >
      {opens && closes && (
        <rect x={hourOf(opens) - DAY.from} width={hourOf(closes) - hourOf(opens)} height="1" />
      )}
    </svg>
  )
}
