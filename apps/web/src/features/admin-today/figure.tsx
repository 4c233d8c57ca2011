import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface FigureProps {
  label: string
  /** Undefined while loading, null after a failure. */
  value: number | undefined | null
  /** Where the counted records are listed. */
  to: string
  note: ReactNode
}

/** A count with its label, linked to what it counts. */
export function Figure({ label, value, to, note }: FigureProps) {
  return (
    <div className="border-line border-t py-5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="mt-1 grid gap-1">
        <Link
          to={to}
          aria-label={`${label}: ${value ?? (value === null ? 'not known' : 'counting')}`}
          className="w-fit font-display font-semibold text-h2 tabular-nums hover:text-bay"
        >
          {value === undefined ? (
            <span className="skeleton my-1 block h-[0.8em] w-12" />
          ) : (
            (value?.toLocaleString('en-US') ?? '?')
          )}
        </Link>
        <span className="min-h-[1lh] min-w-0 text-muted text-sm [overflow-wrap:anywhere] max-sm:min-h-[2lh]">
          {note}
        </span>
      </dd>
    </div>
  )
}
