import { readAvailability } from '@beacon/contract/booking'
import type { ResponseOf } from '@beacon/contract/endpoint'
import { closingWords } from '@beacon/rules/closings'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const SERVICE = 'free-consultation'
const MOST_DAYS = 3
const MOST_TIMES = 3

type Calendar = ResponseOf<typeof readAvailability>

interface Day {
  date: string
  times: string[]
}

interface FreeTimes {
  isLoaded: boolean
  /** Whether there is a day on which the agency works; a full one has a waiting list. */
  hasOpenDay: boolean
  days: Day[]
  /** Why there may be none. */
  closings: Calendar['closings']
}

/** The next free times of the free consultation; each links to the booking page with everything preselected. */
export function FreeTimes({ onShown }: { onShown: () => void }) {
  const free = useFreeTimes()
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading makes it grow
  useEffect(onShown, [free])
  if (free === undefined) return <Skeleton label="Loading free times" lines={3} />
  const { days } = free
  if (days.length === 0)
    return (
      <div className="chat-bot">
        <p>
          {whyNone(free)} {free.isLoaded && !free.hasOpenDay ? CALL_US : <SeeBooking {...free} />}
        </p>
      </div>
    )
  return (
    <div className="chat-card">
      {days.map(({ date, times }) => (
        <div key={date} className="grid gap-1.5">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{dayName(date)}</h3>
          <ul className="flex flex-wrap gap-2">
            {times.map((time) => (
              <li key={time}>
                <Link
                  to={paths.bookSlot({ service: SERVICE, date, time })}
                  className="chat-choice tabular-nums"
                >
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

const whyNone = ({ isLoaded, closings }: FreeTimes): string =>
  isLoaded
    ? ['No times are free soon.', ...closings.map((each) => `We are closed ${closingWords(each)}`)].join(' ')
    : 'Times could not be loaded here.'

const CALL_US = 'Please call or write, and we find an hour.'

const SeeBooking = ({ isLoaded }: FreeTimes) => (
  <>
    The{' '}
    <Link to={paths.booking} className="prose-link">
      booking page
    </Link>{' '}
    {isLoaded ? 'takes your email for a full day.' : 'has them all.'}
  </>
)

/** Undefined while loading. */
function useFreeTimes(): FreeTimes | undefined {
  const [free, setFree] = useState<FreeTimes>()
  useEffect(() => {
    const controller = new AbortController()
    call(readAvailability, { query: { serviceId: SERVICE }, signal: controller.signal }).then(
      ({ dates, closings }) =>
        setFree({
          isLoaded: true,
          hasOpenDay: dates.some(({ closed }) => !closed),
          days: dates.map(freeTimesOf).filter(isFree).slice(0, MOST_DAYS),
          closings,
        }),
      () => {
        if (!controller.signal.aborted)
          setFree({ isLoaded: false, hasOpenDay: false, days: [], closings: [] })
      },
    )
    return () => controller.abort()
  }, [])
  return free
}

const freeTimesOf = ({ date, slots }: Calendar['dates'][number]): Day => ({
  date,
  times: slots
    .filter(({ available }) => available)
    .map(({ time }) => time)
    .slice(0, MOST_TIMES),
})

const isFree = ({ times }: Day) => times.length > 0

/** A New York calendar day, whatever the visitor's zone. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))
