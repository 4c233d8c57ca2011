import { useState } from 'react'
import { Button } from './button.tsx'
import { shownOf } from './shown-of.ts'

interface MoreButtonProps {
  hasMore: boolean
  onMore: () => void
  pending?: boolean
  className?: string
}

/** The button that loads the rest of a list. Once all is shown its place says so, and keeps the focus. */
export function MoreButton({ hasMore, onMore, pending = false, className }: MoreButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    onMore()
  }
  if (hasMore)
    return (
      <Button size="sm" onClick={press} pending={pending} pendingLabel="Loading…" className={className}>
        Load more
      </Button>
    )
  if (!isPressed) return null
  return (
    <p ref={takeFreeFocus} tabIndex={-1} className="text-muted text-sm">
      That is all.
    </p>
  )
}

/** Unless somebody has gone on meanwhile. */
function takeFreeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus()
}

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
        {shownOf(shown, total)}
      </p>
      <MoreButton hasMore={shown < total} onMore={onMore} pending={pending} />
    </div>
  )
}
