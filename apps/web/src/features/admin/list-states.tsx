import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

interface RowsSkeletonProps {
  label: string
  rows?: number
  /** Lines of text per row, and how many where there is room for columns. */
  lines?: number
  wideLines?: number
  /** Spacing around and between the lines of a row. */
  spacing?: string
}

const WIDTHS = ['w-1/2', 'w-4/5', 'w-1/3']

/** A placeholder for rows, of the same size. */
export function RowsSkeleton({
  label,
  rows = 8,
  lines = 2,
  wideLines = lines,
  spacing = 'gap-0.5 py-2.5',
}: RowsSkeletonProps) {
  return (
    <div role="status" className="border-line border-t">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their position
        <div key={row} className={classNames('grid border-line border-b text-sm', spacing)}>
          {Array.from({ length: lines }, (_, line) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their position
              key={line}
              className={classNames('flex h-[1lh] items-center', line >= wideLines && 'lg:hidden')}
            >
              <span className={classNames('skeleton h-3.5', WIDTHS[line % WIDTHS.length])} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

interface FailedStateProps {
  /** What could not be loaded, in the plural: `leads`. */
  what: string
  error: Error
  onRetry: () => void
  pending?: boolean
}

/** Why something could not be loaded, in the server's words, with a retry button. */
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

/** The same for a single record, linked from an old mail or the audit log: it may have been erased. */
export function FailedRecord(props: FailedStateProps) {
  const { error } = props
  if (!(error instanceof ApiError) || error.code !== 'not_found') return <FailedState {...props} />
  return (
    <Notice tone="warning" title="There is nothing at this link" live>
      What it led to has since been erased, or the link is incomplete.
    </Notice>
  )
}
