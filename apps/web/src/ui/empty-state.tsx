import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { usePassedFocus } from './use-passed-focus.ts'

interface EmptyStateProps {
  title: string
  /** Why it is empty, or what to do next. */
  text?: string
  action?: ReactNode
  /** What stands above it ends with a line of its own. */
  afterLine?: boolean
}

/** What a list says when it has nothing to show; what is pressed in it goes with it, and passes the focus on. */
export function EmptyState({ title, text, action, afterLine }: EmptyStateProps) {
  const passing = usePassedFocus<HTMLDivElement>()
  return (
    <div ref={passing} className={classNames('empty-state', afterLine && 'border-t-0')}>
      <div className="empty-state-words grid justify-items-start gap-3 py-12">
        <p className="font-display font-semibold text-h3">{title}</p>
        {text && <p className="max-w-measure text-muted">{text}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
      <FreeMooring />
    </div>
  )
}

/** Still water and a buoy that nobody has tied up to; drawn only where there is room beside the words. */
function FreeMooring() {
  return (
    <svg viewBox="0 0 420 180" fill="none" strokeWidth="1.5" aria-hidden="true" className="empty-state-water">
      <path
        className="stroke-contour"
        d="M0 104q17-9 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0M0 124q17-9 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0M0 144q17-9 35 0t35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0 35 0"
      />
      <path
        className="fill-ground stroke-ink"
        strokeWidth="2.5"
        d="M246 104a28 28 0 0 1 56 0q-14 8-28 1t-28-1z"
      />
      <path className="stroke-beacon" strokeWidth="6" d="M250 90h48" />
      <path className="stroke-ink" strokeWidth="2.5" d="M274 76V60" />
      <circle className="stroke-ink" strokeWidth="2.5" cx="274" cy="50" r="10" />
      <path className="stroke-muted" strokeDasharray="2 7" strokeLinecap="round" d="M304 110q32 34 78 20" />
    </svg>
  )
}
