import { readAvailability } from '@beacon/contract/booking'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const SERVICE = 'free-consultation'
const MOST_DAYS = 3
const MOST_TIMES = 3

interface Day {
  date: string
  times: string[]
}

/** The next free times of the free consultation; each leads to the booking page with everything chosen. */
export function FreeTimes({ onShown }: { onShown: () => void }) {
  const days = useFreeDays()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is more to see
  useEffect(onShown, [days])
  if (days === undefined) return <Skeleton label="Loading free times" lines={3} />
  if (days.length === 0)
    return (
      <p className="chat-bot">
        No times could be loaded here. The <Link to={paths.booking}>booking page</Link> has them all.
      </p>
    )
  return (
    <div className="chat-card">
      {days.map(({ date, times }) => (
        <div key={date} className="grid gap-1.5">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{dayName(date)}</h3>
          <ul className="flex flex-wrap gap-2">
            {times.map((time) => (
              <li key={time}>
                <Link to={paths.bookSlot(SERVICE, date, time)} className="chat-choice tabular-nums">
                  {time}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to={paths.bookConsultation(SERVICE)} className="prose-link text-sm">
        More days and times
      </Link>
    </div>
  )
}

/** Undefined while they are on their way; none when they could not be had. */
function useFreeDays(): Day[] | undefined {
  const [days, setDays] = useState<Day[]>()
  useEffect(() => {
    const controller = new AbortController()
    call(readAvailability, { query: { serviceId: SERVICE }, signal: controller.signal }).then(
      ({ dates }) =>
        setDays(
          dates
            .map(({ date, slots }) => ({
              date,
              times: slots.filter(({ available }) => available).map(({ time }) => time),
            }))
            .filter(({ times }) => times.length > 0)
            .slice(0, MOST_DAYS)
            .map(({ date, times }) => ({ date, times: times.slice(0, MOST_TIMES) })),
        ),
      () => {
        if (!controller.signal.aborted) setDays([])
      },
    )
    return () => controller.abort()
  }, [])
  return days
}

/** A day of the New York calendar, whatever the visitor's own zone. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))
