import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/load-more.tsx'
import { FailedState, RowsSkeleton } from './list-states.tsx'

interface PagedListProps {
  /** What it lists, in the plural: `orders`. */
  what: string
  query: UseInfiniteQueryResult<unknown>
  isEmpty: boolean
  /** Lines of text in a row, and how many of them where there is room for columns. */
  lines?: number
  wideLines?: number
  /** What is said where there is nothing. */
  empty: ReactNode
  children: ReactNode
}

/** A list that comes page by page: places held, a failure, nothing at all, or its rows and the way to the rest. */
export function PagedList({ what, query, isEmpty, lines, wideLines, empty, children }: PagedListProps) {
  return (
    <>
      {query.isError && (
        <FailedState
          what={`the ${what}`}
          error={query.error}
          onRetry={() => void query.refetch()}
          pending={query.isRefetching}
        />
      )}
      {query.isPending && <RowsSkeleton label={`Loading ${what}`} lines={lines} wideLines={wideLines} />}
      {query.isSuccess && isEmpty && empty}
      {!isEmpty && <div className={classNames(query.isPlaceholderData && 'opacity-60')}>{children}</div>}
      <MoreButton
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        pending={query.isFetchingNextPage}
        className="justify-self-start"
      />
    </>
  )
}

interface ShownOfProps {
  shown: number
  total: number
  /** One of them, and several: `order`, `orders`. */
  one: string
  many: string
  /** What can be done with all of them, on the right. */
  children?: ReactNode
}

/** How much of a list is shown: `25 of 310 orders`. */
export function ShownOf({ shown, total, one, many, children }: ShownOfProps) {
  return (
    <div className="flex min-h-6 items-baseline justify-between gap-4 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {total > 0 && `${shown} of ${total} ${total === 1 ? one : many}`}
      </p>
      {children}
    </div>
  )
}

interface EmptyListProps {
  isFiltered: boolean
  /** What is said when search and filters leave nothing, with the way to everything. */
  noMatch: { title: string; text: string; to: string; link: string }
  /** What is said when there is nothing at all. */
  none: { title: string; text: string }
}

/** A list without rows. */
export function EmptyList({ isFiltered, noMatch, none }: EmptyListProps) {
  if (!isFiltered) return <EmptyState {...none} />
  const { title, text, to, link } = noMatch
  return <EmptyState title={title} text={text} action={<LinkButton to={to}>{link}</LinkButton>} />
}
