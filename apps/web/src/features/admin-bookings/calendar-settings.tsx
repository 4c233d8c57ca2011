import { calendarDate } from '@beacon/contract/booking'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FailedState, Instant, RowsSkeleton, useKeptFocus } from '../admin/index.ts'
import { HolidaySuggestions } from './holiday-suggestions.tsx'
import { calendarFeedQuery, closedDaysQuery, useCloseDay, useOpenDay, useRenewFeed } from './queries.ts'
import { longDate } from './words.ts'

const ASK_TO_RENEW =
  'Make a new address? Calendars that use the old one stop showing bookings until they get the new one.'

/** The days without bookings, and the address for the agency's own calendar. */
export function CalendarSettings() {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <ClosedDays />
      <CalendarFeed />
    </div>
  )
}

function ClosedDays() {
  const days = useQuery(closedDaysQuery)
  const close = useCloseDay()
  const open = useOpenDay()
  const keptFocus = useKeptFocus(days.data)
  const [missing, setMissing] = useState<string>()
  const refused = close.error instanceof ApiError ? close.error.fields.date : undefined
  return (
    <section {...keptFocus} aria-labelledby="closed-days" className="grid content-start gap-4">
      <h2 id="closed-days" className="text-h4">
        Closed days
      </h2>
      <p className="max-w-measure">
        Nobody can book a session on these days, and the contact page and the assistant say that the office is
        closed.
      </p>
      <Form
        id="close-day"
        className="grid items-start gap-4 sm:grid-cols-[12rem_1fr_auto]"
        onSubmit={(submission) => {
          submission.preventDefault()
          const element = submission.currentTarget
          const data = new FormData(element)
          const day = calendarDate.safeParse(data.get('date'))
          setMissing(day.error?.issues[0]?.message)
          if (!day.success) return
          close.mutate(
            { date: day.data, note: String(data.get('note') ?? '') },
            { onSuccess: () => element.reset() },
          )
        }}
      >
        <TextField name="date" label="Day" type="date" required error={missing ?? refused} />
        <TextField name="note" label="Why" maxLength={100} />
        <Button type="submit" className="sm:mt-7" pending={close.isPending} pendingLabel="Closing…">
          Close the day
        </Button>
      </Form>
      {days.isError && (
        <FailedState what="the closed days" error={days.error} onRetry={() => void days.refetch()} />
      )}
      {days.isPending && <RowsSkeleton label="Loading closed days" rows={2} />}
      {days.data?.closedDays.length === 0 && <p className="text-muted">No day is closed.</p>}
      <ul className="border-line border-t empty:hidden">
        {days.data?.closedDays.map(({ date, note, bookings }) => (
          <li key={date} className="flex items-center justify-between gap-4 border-line border-b py-2">
            <span>
              {longDate(date)}
              {note && <span className="text-muted">, {note}</span>}
              {bookings > 0 && (
                <span className="text-warning">
                  , {bookings} {bookings === 1 ? 'booking' : 'bookings'} to move
                </span>
              )}
            </span>
            <Button
              size="sm"
              variant="quiet"
              disabled={open.isPending}
              onClick={() => open.mutate(date)}
              aria-label={`Open ${longDate(date)}`}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
      {days.data && <HolidaySuggestions closed={days.data.closedDays.map(({ date }) => date)} />}
    </section>
  )
}

function CalendarFeed() {
  const feed = useQuery(calendarFeedQuery)
  const renew = useRenewFeed()
  const hasAddress = Boolean(feed.data?.createdAt)
  const makeAddress = () => {
    if (!hasAddress || confirm(ASK_TO_RENEW)) renew.mutate()
  }
  return (
    <section aria-labelledby="calendar-feed" className="grid content-start gap-4">
      <h2 id="calendar-feed" className="text-h4">
        Your own calendar
      </h2>
      <p className="max-w-measure">
        Subscribe to this address in Google, Outlook or Apple Calendar, and every booking appears there.
        Whoever knows the address can read the bookings: a new one ends the old one at once.
      </p>
      {feed.data?.createdAt && !renew.data && (
        <p className="text-muted text-sm">
          There is an address since <Instant at={feed.data.createdAt} />. It was shown when it was made.
        </p>
      )}
      {renew.data && (
        <p className="grid gap-1">
          <label htmlFor="feed-address" className="font-semibold text-sm">
            Copy it now: it is not shown again
          </label>
          <input
            id="feed-address"
            className="field text-sm"
            readOnly
            value={renew.data.url}
            onFocus={({ target }) => target.select()}
          />
        </p>
      )}
      {(renew.error ?? feed.error) && (
        <FailedState
          what={renew.error ? 'a new calendar address' : 'the calendar address'}
          error={renew.error ?? feed.error ?? new Error()}
          onRetry={() => (renew.error ? renew.mutate() : void feed.refetch())}
          pending={renew.isPending || feed.isRefetching}
        />
      )}
      <Button
        className="justify-self-start"
        disabled={!feed.data}
        pending={renew.isPending}
        pendingLabel="One moment…"
        onClick={makeAddress}
      >
        {hasAddress ? 'Make a new address' : 'Make an address'}
      </Button>
    </section>
  )
}
