import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { unlessLost } from '../../lib/failed-call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, FailedState, Instant } from '../admin/index.ts'
import { ClosedDays } from './closed-days.tsx'
import { calendarFeedQuery, useRenewFeed } from './queries.ts'

/** Closed days, and the address of the calendar feed for the agency. */
export function CalendarSettings() {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
      <ClosedDays />
      <CalendarFeed />
    </div>
  )
}

function CalendarFeed() {
  const feed = useQuery(calendarFeedQuery)
  const renew = useRenewFeed()
  const [isAsking, setAsking] = useState(false)
  const hasAddress = Boolean(feed.data?.createdAt)
  const renewError = isAsking ? null : renew.error
  return (
    <section aria-labelledby="calendar-feed" className="grid content-start gap-4">
      <h2 id="calendar-feed" className="text-h4">
        Your own calendar
      </h2>
      <p className="max-w-measure">
        Subscribe to this address in Google, Outlook or Apple Calendar, and every booking appears there.
        Anyone who has the address can read the bookings; a new one replaces the old one right away.
      </p>
      {feed.data?.createdAt && !renew.data && (
        <p className="text-muted text-sm">
          You have had an address since <Instant at={feed.data.createdAt} />. It is shown only when it is
          made.
        </p>
      )}
      {renew.data && <NewAddress key={renew.data.url} url={renew.data.url} />}
      {(renewError ?? feed.error) && (
        <FailedState
          what={renewError ? 'a new calendar address' : 'the calendar address'}
          error={renewError ?? feed.error ?? new Error()}
          onRetry={() => (renewError ? renew.mutate() : void feed.refetch())}
          pending={renew.isPending || feed.isRefetching}
        />
      )}
      <Button
        className="justify-self-start"
        disabled={!feed.data}
        pending={renew.isPending}
        pendingLabel="One moment…"
        onClick={() => (hasAddress ? setAsking(true) : renew.mutate())}
      >
        {hasAddress ? 'Make a new address' : 'Make an address'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Make a new address?"
        no="Keep the old one"
        yes="Make a new one"
        pendingLabel="One moment…"
        change={renew}
        failed={whyNotRenewed}
        act={(answered) => renew.mutate(undefined, answered)}
      >
        <p>Calendars that use the old one stop showing bookings until you give them the new one.</p>
      </ConfirmDialog>
    </section>
  )
}

/** It has the focus, once the dialog that asked for it has given it back. */
function NewAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <p className="grid gap-1">
      <label htmlFor="feed-address" className="font-semibold text-sm">
        Copy it now: it is not shown again
      </label>
      <input
        id="feed-address"
        ref={field}
        className="field text-sm"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
    </p>
  )
}

const whyNotRenewed = unlessLost(
  'The response was lost, and a new address was in it if there is one. The old address may have stopped working: make a new one.',
)
