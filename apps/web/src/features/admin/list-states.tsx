import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands where rows are about to be, in their size. */
export function RowsSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="border-line border-t">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
        <div key={row} className="grid gap-2 border-line border-b py-3">
          <span className="skeleton h-4 w-1/2" />
          <span className="skeleton h-3.5 w-4/5" />
        </div>
      ))}
    </div>
  )
}

interface FailedStateProps {
  /** What could not be loaded: `leads`. */
  what: string
  error: Error
  onRetry: () => void
  pending?: boolean
}

/** Why something could not be loaded, in the server's words, and the way to try again. */
export function FailedState({ what, error, onRetry, pending = false }: FailedStateProps) {
  return (
    <Notice tone="danger" title={`Could not load ${what}`} live>
      <p>{error.message}</p>
      <Button size="sm" className="mt-3" onClick={onRetry} pending={pending} pendingLabel="Trying…">
        Try again
      </Button>
    </Notice>
  )
}
