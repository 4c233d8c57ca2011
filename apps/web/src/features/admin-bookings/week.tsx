import type { Booking } from '@beacon/contract/booking-admin'
import { calendarDate } from '@beacon/contract/fields'
import { isClosedOn } from '@beacon/rules/closings'
import { dateAfter, dayName } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { takeFocus } from '../../ui/notice.tsx'
import { FailedState, RowsSkeleton, todayInNewYork, useNow } from '../admin/index.ts'
import { bookingsQuery, closedDaysQuery } from './queries.ts'
import { closedText, longDate } from './words.ts'

const DAYS = 7

/** The seven days of a week starting on Monday, each YYYY-MM-DD. */
export function weekOf(date: string): string[] {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % DAYS
  return Array.from({ length: DAYS }, (_, index) => dateAfter(date, index - sinceMonday))
}

/** A day from the address; undefined if it is not a valid one. */
export const dayOf = (text: string | null): string | undefined => calendarDate.safeParse(text).data

/** A week of appointments at a glance. */
export function Week() {
  const bookings = useQuery(bookingsQuery)
  const closed = useQuery(closedDaysQuery)
  const closings = closed.data?.closedDays ?? []
  const wholeDays = closings.filter(({ hours }) => !hours)
  const [params] = useSearchParams()
  // The day may end while the screen is open.
  useNow()
  const today = todayInNewYork()
  const asked = dayOf(params.get('week'))
  const week = weekOf(asked ?? today)
  const [monday = ''] = week
  /** A link to a day leads to that day; one to the week names its Monday. */
  const named = asked === monday ? undefined : asked
  const scheduled = bookings.data?.bookings.filter(({ status }) => status === 'scheduled') ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-h4">Week of {longDate(monday)}</h2>
        <p className="no-print flex gap-5 text-sm">
          <Link to={`?view=week&week=${dateAfter(monday, -DAYS)}`} className="prose-link -my-2.5 py-2.5">
            Previous week
          </Link>
          <Link to="?view=week" className="prose-link -my-2.5 py-2.5">
            This week
          </Link>
          <Link to={`?view=week&week=${dateAfter(monday, DAYS)}`} className="prose-link -my-2.5 py-2.5">
            Next week
          </Link>
        </p>
      </div>
      {bookings.isError && (
        <FailedState what="the week" error={bookings.error} onRetry={() => void bookings.refetch()} />
      )}
      {closed.isError && (
        <FailedState what="the closed days" error={closed.error} onRetry={() => void closed.refetch()} />
      )}
      {bookings.isPending && <RowsSkeleton label="Loading the week" rows={DAYS} />}
      {bookings.isSuccess && (
        <ol className="grid border-line border-t">
          {week.map((date) => (
            <li
              key={date}
              ref={date === named ? takeFocus : undefined}
              tabIndex={date === named ? -1 : undefined}
              aria-current={date === today ? 'date' : undefined}
              className="grid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[18rem_minmax(0,1fr)]"
            >
              <span className="flex flex-wrap items-baseline gap-x-3 font-semibold">
                {noWrap(dayName(date))}
                {date === today && <Badge tone="info">Today</Badge>}
              </span>
              <div className="grid gap-1">
                {closings
                  .filter((closing) => isClosedOn([closing], date))
                  .map((closing) => (
                    <p key={closing.hours?.from ?? ''} className="text-muted">
                      {closedText(closing)}
                    </p>
                  ))}
                <DayBookings
                  bookings={scheduled.filter((booking) => booking.date === date)}
                  isClosed={isClosedOn(wholeDays, date)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function DayBookings({ bookings, isClosed }: { bookings: readonly Booking[]; isClosed: boolean }) {
  if (bookings.length === 0) return isClosed ? null : <span className="text-muted">Nothing booked</span>
  const inOrder = [...bookings].sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  return (
    <ul className="grid gap-1">
      {inOrder.map(({ id, time, name, serviceName, duration }) => (
        <li key={id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]">
          <span className="tabular-nums">{time}</span>
          <span>
            <Link to={paths.adminBooking(id)} className="prose-link">
              {name}
            </Link>
            , {serviceName}, {duration} min
          </span>
        </li>
      ))}
    </ul>
  )
}
