import type { Booking } from '@beacon/contract/booking-admin'
import { Button } from '../../ui/button.tsx'
import { useSettle } from './queries.ts'

/** Why a booking needs a person, with the button that settles it, and what has been settled before. */
export function AttentionNote({ booking }: { booking: Booking }) {
  const settle = useSettle()
  return (
    <>
      {booking.settled && <p className="whitespace-pre-line text-muted text-sm">{booking.settled}</p>}
      {booking.attention && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="whitespace-pre-line text-danger text-sm">{booking.attention}</p>
          <Button
            size="sm"
            className="no-print"
            onClick={() => settle.mutate(booking)}
            pending={settle.isPending}
            pendingLabel="Settling…"
            aria-label={`It is settled: ${booking.name}`}
          >
            It is settled
          </Button>
        </div>
      )}
    </>
  )
}
