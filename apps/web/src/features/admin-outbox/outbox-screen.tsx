import { type JobFilter, type JobState, jobFilters, jobStates } from '@beacon/contract/outbox'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  FailedState,
  FilterLinks,
  RowsSkeleton,
  useNextPage,
  usePagedList,
  useRestoredFocus,
} from '../admin/index.ts'
import { countStuck, stateWords, UNCERTAIN } from './job-words.ts'
import { JobsTable } from './jobs-table.tsx'
import { jobsQuery } from './queries.ts'
import { RefusedWhileOff } from './refused-while-off.tsx'

const REFRESH_MS = 5_000

type Counts = Partial<Record<JobState, number>>

const isFilter = (text: string | null): text is JobFilter => jobFilters.some((filter) => filter === text)
const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0)
const countOf = (counts: Counts, filter: JobFilter): number =>
  filter === 'stuck' ? countStuck(counts) : (counts[filter] ?? 0)
const labelOf = (filter: JobFilter) => (filter === 'stuck' ? 'Needs a person' : stateWords[filter].label)

/** Everything sent to third parties after a call was answered: mails and copies, with their outcome. */
export function OutboxScreen() {
  const [search] = useSearchParams()
  const param = search.get('state')
  const filter = isFilter(param) ? param : undefined
  const jobs = usePagedList({ ...jobsQuery(filter), refetchInterval: REFRESH_MS })
  const showMore = useNextPage(jobs)
  const keptFocus = useRestoredFocus(jobs.data)
  const counts: Counts = jobs.data?.pages[0]?.counts ?? {}
  const rows = jobs.data?.pages.flatMap((page) => page.jobs) ?? []
  const total = filter ? countOf(counts, filter) : sum(counts)

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <FilterLinks
          label="Filter by status"
          param="state"
          current={filter ?? ''}
          options={filterOptions(counts, jobs.isSuccess)}
        />
        <p className="text-muted text-xs">Refreshes every 5 seconds</p>
      </div>
      {(counts.uncertain ?? 0) > 0 && (
        <Notice tone="warning" title="Uncertain emails need a decision">
          {UNCERTAIN}
        </Notice>
      )}
      {jobs.isError && (
        <FailedState
          what="the outbox"
          error={jobs.error}
          onRetry={() => void jobs.refetch()}
          pending={jobs.isRefetching}
        />
      )}
      {jobs.isPending && <RowsSkeleton label="Loading the outbox" lines={6} wideLines={1} />}
      <section {...keptFocus} aria-label="Jobs">
        <div className="pb-5 empty:hidden">
          <RefusedWhileOff jobs={jobs.data?.pages[0]?.refusedWhileOff ?? 0} />
        </div>
        {jobs.isSuccess && rows.length === 0 && <NothingHere filter={filter} />}
        {rows.length > 0 && (
          <>
            <JobsTable jobs={rows} />
            <LoadMore
              shown={rows.length}
              total={Math.max(total, rows.length)}
              onMore={showMore}
              pending={jobs.isFetchingNextPage}
            />
          </>
        )}
      </section>
    </div>
  )
}

const filterOptions = (counts: Counts, isKnown: boolean) => [
  { value: '', label: 'All', count: isKnown ? sum(counts) : undefined },
  ...(['stuck', ...jobStates] as const).map((filter) => ({
    value: filter,
    label: labelOf(filter),
    count: isKnown ? countOf(counts, filter) : undefined,
  })),
]

function NothingHere({ filter }: { filter: JobFilter | undefined }) {
  if (!filter) {
    return (
      <EmptyState
        title="The outbox is empty"
        text="Emails and copies appear here as soon as somebody writes to us, with the result of each."
      />
    )
  }
  return (
    <EmptyState
      title={
        filter === 'stuck'
          ? 'Nothing here needs a person'
          : `Nothing here is “${labelOf(filter).toLowerCase()}”`
      }
      action={<LinkButton to={paths.adminOutbox}>Show everything</LinkButton>}
    />
  )
}
