import { agency, businessHours } from '@beacon/content/agency'
import { closingWords } from '@beacon/rules/closings'
import { dateAfter } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { officeState } from '@beacon/rules/office-state'
import { useSyncExternalStore } from 'react'
import type { Closings } from '../../lib/read-closings.ts'
import { useClosings } from '../../lib/use-closings.ts'

const LOOKED_AT_EVERY_MS = 20_000
const MOST_CLOSINGS = 3
/** The part of the day that the bars cover, in hours. */
const DAY = { from: 8, to: 20 }

/** Not classes: it is added in the browser, and the page has only the rules of the server's markup from the start. */
const DOT = { border: '0.25rem solid', borderRadius: '50%', flex: 'none' }

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

function everySoOften(onChange: () => void) {
  const timer = setInterval(onChange, LOOKED_AT_EVERY_MS)
  return () => clearInterval(timer)
}

/** The next closings. One that touches another is not cut off: a vacation has several if some of its days differ. */
function nextOf(closings: Closings): Closings {
  const isCut = ({ from }: Closings[number], place: number) =>
    place >= MOST_CLOSINGS && dateAfter(closings[place - 1]?.until ?? from, 1) !== from
  const end = closings.findIndex(isCut)
  return end < 0 ? closings : closings.slice(0, end)
}

const openingNow = (closings: Closings) =>
  officeState({ hours: businessHours, timeZone: agency.timeZone, closings }, new Date())

/** The opening hours as a tide table; whether the office is open now is only known in the browser. */
export function Hours() {
  const closings = useClosings()
  // NOTE: a snapshot must be stable while nothing changes, so it is a string.
  const now = useSyncExternalStore(
    everySoOften,
    () => JSON.stringify(openingNow(closings)),
    () => '',
  )
  const state = now === '' ? undefined : (JSON.parse(now) as ReturnType<typeof openingNow>)
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-h3">
        Business hours
      </h2>
      <p className="mt-2 flex min-h-6 items-baseline gap-2.5 text-sm">
        {state && (
          <span style={{ ...DOT, borderColor: `var(--color-${state.isOpen ? 'success' : 'muted'})` }} />
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
      <ul className="mt-4 grid gap-1 text-muted text-sm [overflow-wrap:anywhere] empty:hidden">
        {nextOf(closings).map((closing) => (
          <li key={closing.from}>Closed {noWrap(closingWords(closing))}</li>
        ))}
      </ul>
    </section>
  )
}

/** The hours as a bar, so that the short Saturday is visible. */
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
