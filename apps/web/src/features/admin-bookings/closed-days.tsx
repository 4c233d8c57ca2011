import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog, FailedState, RowsSkeleton, useRestoredFocus } from '../admin/index.ts'
import { CloseForm } from './close-form.tsx'
import { HolidaySuggestions } from './holiday-suggestions.tsx'
import { closedDaysQuery, useOpen } from './queries.ts'
import { closingText } from './words.ts'

/** The closed days, and the form to close more. */
export function ClosedDays() {
  const days = useQuery(closedDaysQuery)
  const [toOpen, setToOpen] = useState<Closing>()
  const keptFocus = useRestoredFocus(days.data)
  return (
    <section {...keptFocus} aria-labelledby="closed-days" className="grid grid-cols-1 content-start gap-4">
      <h2 id="closed-days" className="text-h4">
        Closed days
      </h2>
      <p className="max-w-measure">
        Nobody can book a session on these days. The booking page, the contact page and the assistant say that
        the office is closed, with your message to visitors. If you close a part of a day, its times are
        simply not offered.
      </p>
      <CloseForm />
      {days.isError && (
        <FailedState what="the closed days" error={days.error} onRetry={() => void days.refetch()} />
      )}
      {days.isPending && <RowsSkeleton label="Loading closed days" rows={2} />}
      {days.data?.closedDays.length === 0 && <p className="text-muted">No day is closed.</p>}
      <ul className="border-line border-t empty:hidden">
        {days.data?.closedDays.map(({ from, until, hours, message, note, bookings, firstBooked }) => (
          <li
            key={`${from} ${hours?.from ?? ''}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
          >
            <span className="min-w-0 flex-[1_1_9rem] [overflow-wrap:anywhere]">
              <span className="font-medium">{closingText({ from, until, hours })}</span>
              {message && <span className="block text-sm">“{message}”</span>}
              {note && <span className="block text-muted text-sm">{note}</span>}
              {firstBooked && (
                <Link
                  to={`?view=week&week=${firstBooked}`}
                  className="prose-link -my-2.5 block w-max py-2.5 text-sm"
                >
                  {bookings} {bookings === 1 ? 'booking' : 'bookings'} to move
                </Link>
              )}
            </span>
            <Button
              size="sm"
              variant="quiet"
              className="-mr-3"
              onClick={() => setToOpen({ from, until, hours })}
              aria-label={`Open ${closingText({ from, until, hours })}`}
            >
              Open…
            </Button>
          </li>
        ))}
      </ul>
      {days.data && <HolidaySuggestions closed={days.data.closedDays.filter(({ hours }) => !hours)} />}
      <OpenDialog closing={toOpen} onClose={() => setToOpen(undefined)} />
    </section>
  )
}

type Closing = Parameters<typeof closingText>[0]

/** Opening forgets the message and the note, and visitors may book at once, so it asks for confirmation. */
function OpenDialog({ closing, onClose }: { closing: Closing | undefined; onClose: () => void }) {
  const open = useOpen()
  return (
    <ConfirmDialog
      open={closing !== undefined}
      about={closing && closingText(closing)}
      onClose={onClose}
      title="Open this again?"
      no="Keep it closed"
      yes="Open it"
      variant="primary"
      pendingLabel="Opening…"
      change={open}
      act={(answered) => closing && open.mutate(closing, answered)}
    >
      <p>{closing && closingText(closing)} can be booked again at once. Its message and note are not kept.</p>
    </ConfirmDialog>
  )
}
