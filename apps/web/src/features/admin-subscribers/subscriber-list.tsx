import type { ResponseOf } from '@beacon/contract/endpoint'
import { type NewsletterList, newsletterLists } from '@beacon/contract/newsletter'
import {
  type listSubscribers,
  type SubscriberFilter,
  subscriberStates,
  subscribersCsvPath,
} from '@beacon/contract/subscribers'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import {
  ExportLink,
  FailedState,
  FilterLinks,
  RowsSkeleton,
  SearchBox,
  type useSearchText,
} from '../admin/index.ts'
import { SubscriberTable } from './subscriber-table.tsx'
import { listName, stateWords } from './words.ts'

type Page = ResponseOf<typeof listSubscribers>

interface SubscriberListProps {
  subscribers: UseInfiniteQueryResult<InfiniteData<Page>>
  filter: SubscriberFilter
  search: ReturnType<typeof useSearchText>
}

/** The addresses that match, with search, filters, counts and the export above them. */
export function SubscriberList({ subscribers, filter, search }: SubscriberListProps) {
  const first = subscribers.data?.pages[0]
  const rows = subscribers.data?.pages.flatMap((page) => page.subscribers) ?? []
  const total = first?.total ?? 0
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,22rem)_1fr_auto]">
        <SearchBox
          label="Search subscribers"
          placeholder="E-mail address"
          text={search.text}
          onType={search.type}
        />
        <Filters filter={filter} counts={first?.counts} />
        <p className="justify-self-start text-sm">
          <ExportLink path={subscribersCsvPath} filter={{ ...filter }} />
        </p>
      </div>
      <p role="status" className="min-h-6 text-muted text-sm tabular-nums">
        {total > 0 && `${rows.length} of ${total} ${total === 1 ? 'subscription' : 'subscriptions'}`}
      </p>
      {subscribers.isError && (
        <FailedState
          what="the subscribers"
          error={subscribers.error}
          onRetry={() => void subscribers.refetch()}
          pending={subscribers.isRefetching}
        />
      )}
      {subscribers.isPending && <RowsSkeleton label="Loading subscribers" />}
      {subscribers.isSuccess && rows.length === 0 && (
        <NothingHere isFiltered={Object.values(filter).some(Boolean)} />
      )}
      {rows.length > 0 && <SubscriberTable rows={rows} isOld={subscribers.isPlaceholderData} />}
      {subscribers.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => void subscribers.fetchNextPage()}
          pending={subscribers.isFetchingNextPage}
          pendingLabel="Loading…"
        >
          Load more
        </Button>
      )}
    </div>
  )
}

/** By list and by state; the counts of states are those of the chosen list, or of both. */
function Filters({ filter, counts }: { filter: SubscriberFilter; counts: Page['counts'] | undefined }) {
  const chosen: readonly NewsletterList[] = filter.list ? [filter.list] : newsletterLists
  const count = (state: (typeof subscriberStates)[number]) =>
    counts && chosen.reduce((sum, list) => sum + counts[list][state], 0)
  return (
    <div className="flex min-w-0 flex-wrap gap-x-10 gap-y-1">
      <FilterLinks
        label="Filter by list"
        param="list"
        current={filter.list ?? ''}
        options={[
          { value: '', label: 'Both lists' },
          ...newsletterLists.map((list) => ({ value: list, label: listName(list) })),
        ]}
      />
      <FilterLinks
        label="Filter by state"
        param="state"
        current={filter.state ?? ''}
        options={[
          { value: '', label: 'All' },
          ...subscriberStates.map((state) => ({
            value: state,
            label: stateWords[state].label,
            count: count(state),
          })),
        ]}
      />
    </div>
  )
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No address matches"
      text="Nobody fits this search and filter."
      action={<LinkButton to={paths.adminSubscribers}>Show all addresses</LinkButton>}
    />
  ) : (
    <EmptyState
      title="Nobody has signed up yet"
      text="Whoever fills in a box on the blog, in the store or at the end of a page appears here at once."
    />
  )
}
