import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/load-more.tsx'
import { shownOf } from '../../ui/shown-of.ts'
import { FailedState, RowsSkeleton } from './list-states.tsx'
import { useNextPage } from './use-paged-list.ts'

interface PagedListProps {
  /** The name of the records, in the plural: `orders`. */
  what: string
  query: UseInfiniteQueryResult<InfiniteData<unknown>>
  isEmpty: boolean
  /** Lines of text per row, and how many where there is room for columns. */
  lines?: number
  wideLines?: number
  /** Shown when the list is empty. */
  empty: ReactNode
  children: ReactNode
}

/** A paginated list: a placeholder, a failure, the empty state, or its rows and the button for more. */
export function PagedList({ what, query, isEmpty, lines, wideLines, empty, children }: PagedListProps) {
  const showMore = useNextPage(query)
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
        onMore={showMore}
        pending={query.isFetchingNextPage}
        className="justify-self-start"
      />
    </>
  )
}

/** The texts of a list. */
interface ListWords {
  /** The name of the records, in the plural: `orders`. */
  what: string
  /** The unit of the count, singular and plural. */
  counted: readonly [one: string, many: string]
  /** Shown when nothing matches, with a link that clears search and filters. */
  noMatch: { title: string; text: string; to: string; link: string }
  /** Shown when there are no records at all. */
  none: { title: string; text: string }
}

interface FoundListProps<Page, Row> extends Pick<PagedListProps, 'lines' | 'wideLines'> {
  words: ListWords
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  /** The active filters; all of its values are empty when nothing is filtered. */
  filter: object
  /** Actions on the whole list, beside the count. */
  tools?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A searchable, filterable list: `25 of 1,310 orders`, and its rows page by page. */
export function FoundList<Page extends { total: number }, Row>({
  words: { what, counted, noMatch, none },
  query,
  rowsOf,
  filter,
  tools,
  children,
  ...size
}: FoundListProps<Page, Row>) {
  const pages = query.data?.pages ?? []
  const rows = pages.flatMap(rowsOf)
  const total = pages[0]?.total ?? 0
  const { to, link, ...nothing } = noMatch
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <>
      <div className="flex min-h-6 items-baseline justify-between gap-4 text-sm">
        <p role="status" className="text-muted tabular-nums">
          {total > 0 && `${shownOf(rows.length, total)} ${counted[total === 1 ? 0 : 1]}`}
        </p>
        {tools}
      </div>
      <PagedList
        {...size}
        what={what}
        query={query}
        isEmpty={rows.length === 0}
        empty={
          isFiltered ? (
            <EmptyState {...nothing} action={<LinkButton to={to}>{link}</LinkButton>} />
          ) : (
            <EmptyState {...none} />
          )
        }
      >
        {children(rows)}
      </PagedList>
    </>
  )
}
