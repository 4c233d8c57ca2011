import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Availability } from './use-availability.ts'

interface CalendarFailedProps {
  calendar: Availability
  onRetry: () => void
}

/** Says that the free times could not be fetched; nothing if they could. */
export function CalendarFailed({ calendar: { days, failures, pending }, onRetry }: CalendarFailedProps) {
  if (failures === 0) return null
  return (
    <Notice
      tone="danger"
      title={failures > 1 ? 'The calendar still did not load' : 'The calendar did not load'}
      live
    >
      <p>
        We could not reach the server. Try again, or call us and we will book you in.
        {days && ' What you see below may no longer be free.'}
      </p>
      <Button size="sm" pending={pending} pendingLabel="One moment…" onClick={onRetry} className="mt-3">
        Try again
      </Button>
    </Notice>
  )
}
