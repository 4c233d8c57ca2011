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
import { ExportLink, FilterLinks, FoundList, SearchBox, type useSearchText } from '../admin/index.ts'
import { RefusedDays } from './refused-days.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { listName, stateWords } from './words.ts'

type Page = ResponseOf<typeof listSubscribers>

const WORDS = {
  what: 'subscribers',
  counted: ['subscription', 'subscriptions'],
  noMatch: {
    title: 'No address matches',
    text: 'Nobody matches this search and filter.',
    to: paths.adminSubscribers,
    link: 'Show all addresses',
  },
  none: {
    title: 'Nobody has signed up yet',
    text: 'Everyone who fills in a box on the blog, in the store or at the end of a page appears here right away.',
  },
} as const

interface SubscriberListProps {
  subscribers: UseInfiniteQueryResult<InfiniteData<Page>>
  filter: SubscriberFilter
  search: ReturnType<typeof useSearchText>
}

/** The matching addresses, with search, filters, counts and export above them. */
export function SubscriberList({ subscribers, filter, search }: SubscriberListProps) {
  const first = subscribers.data?.pages[0]
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,22rem)_1fr_auto]">
        <SearchBox label="Search subscribers" placeholder="Email address" search={search} />
        <Filters filter={filter} counts={first?.counts} />
        <p className="justify-self-start text-sm">
          <ExportLink path={subscribersCsvPath} filter={{ ...filter }} />
        </p>
      </div>
      <RefusedDays days={(filter.state === 'undeliverable' && first?.refusedOn) || []} />
      <FoundList
        words={WORDS}
        lines={7}
        wideLines={1}
        query={subscribers}
        rowsOf={(page) => page.subscribers}
        filter={filter}
      >
        {(rows) => <SubscriberTable rows={rows} />}
      </FoundList>
    </div>
  )
}

/** Filters by list and state; the counts are those of the chosen list, or of both. */
function Filters({ filter, counts }: { filter: SubscriberFilter; counts: Page['counts'] | undefined }) {
  const chosen: readonly NewsletterList[] = filter.list ? [filter.list] : newsletterLists
  const count = (state: (typeof subscriberStates)[number]) =>
    counts && chosen.reduce((sum, list) => sum + counts[list][state], 0)
  return (
    <div className="flex min-w-0 flex-wrap gap-x-10 gap-y-1 md:max-xl:order-last md:max-xl:col-span-2">
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
        label="Filter by status"
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
