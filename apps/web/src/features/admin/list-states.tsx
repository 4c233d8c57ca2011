import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

interface RowsSkeletonProps {
  label: string
  rows?: number
  /** Lines of text in a row, and how many of them where there is room for columns. */
  lines?: number
  wideLines?: number
  /** The space around the lines of a row and between them. */
  spacing?: string
}

const WIDTHS = ['w-1/2', 'w-4/5', 'w-1/3']

/** Stands where rows are about to be, in their size. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing but their place
        <div key={row} className={classNames('grid border-line border-b text-sm', spacing)}>
          {Array.from({ length: lines }, (_, line) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have nothing but their place
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

/** The same of one record, which an old mail or the audit log leads to: it may have been erased. */
export function FailedRecord(props: FailedStateProps) {
  const { error } = props
  if (!(error instanceof ApiError) || error.code !== 'not_found') return <FailedState {...props} />
  return (
    <Notice tone="warning" title="There is nothing behind this link" live>
      What it led to has been erased since, or the link is incomplete.
    </Notice>
  )
}
