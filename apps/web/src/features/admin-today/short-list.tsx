import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { RowsSkeleton } from '../admin/index.ts'

/** The maximum number of records in such a list. */
export const MOST_SHOWN = 6

export interface ShortItem {
  id: string
  to: string
  name: string
  what: string
  aside: ReactNode
}

interface ShortListProps {
  title: string
  /** Undefined while loading, null after a failure. */
  items: readonly ShortItem[] | undefined | null
  /** Shown when the list is empty. */
  empty: ReactNode
}

/** A few records, each linked. */
export function ShortList({ title, items, empty }: ShortListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {items === undefined && <RowsSkeleton label={`Loading: ${title}`} rows={MOST_SHOWN} spacing="py-2" />}
      {items === null && (
        <p className="border-line border-t py-3 text-muted text-sm">This list could not be loaded.</p>
      )}
      {items?.length === 0 && <p className="border-line border-t py-3 text-muted text-sm">{empty}</p>}
      {items && items.length > 0 && (
        <ul className="border-line border-t text-sm">
          {items.map(({ id: key, to, name, what, aside }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line border-b py-2 hover:bg-raised"
              >
                <span className="grid min-w-0 flex-[1_1_8rem] [overflow-wrap:anywhere]">
                  <span className="font-semibold">{name}</span>
                  {what && <span className="text-muted">{what}</span>}
                </span>
                <span className="shrink-0 text-right text-muted tabular-nums">{aside}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
