import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/load-more.tsx'
import { FailedState, RowsSkeleton } from './list-states.tsx'
import { useNextPage } from './use-paged-list.ts'

interface PagedListProps {
  /** What it lists, in the plural: `orders`. */
  what: string
  query: UseInfiniteQueryResult<InfiniteData<unknown>>
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

/** How a list is spoken of. */
interface ListWords {
  /** What it lists, in the plural: `orders`. */
  what: string
  /** What is counted, when it is one and when there are several. */
  counted: readonly [one: string, many: string]
  /** What is said when search and filters leave nothing, with the way to everything. */
  noMatch: { title: string; text: string; to: string; link: string }
  /** What is said when there is nothing at all. */
  none: { title: string; text: string }
}

interface FoundListProps<Page, Row> extends Pick<PagedListProps, 'lines' | 'wideLines'> {
  words: ListWords
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  /** What narrows it; nothing of it is set where all is shown. */
  filter: object
  /** What can be done with all of them, beside the count. */
  tools?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that search and filters narrow: `25 of 310 orders`, and its rows page by page. */
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
          {total > 0 && `${rows.length} of ${total} ${counted[total === 1 ? 0 : 1]}`}
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
