import { Button } from './button.tsx'

interface LoadMoreProps {
  shown: number
  total: number
  onMore: () => void
  pending?: boolean
}

/** Where a list has been cut, and how to get the rest. */
export function LoadMore({ shown, total, onMore, pending = false }: LoadMoreProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 py-4">
      <p role="status" className="text-muted text-sm tabular-nums">
        {shown} of {total}
      </p>
      {shown < total && (
        <Button size="sm" onClick={onMore} pending={pending} pendingLabel="Loading…">
          Load more
        </Button>
      )}
    </div>
  )
}
