import { type AuditFilter, auditCsvPath } from '@beacon/contract/audit'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { optionsOf } from '../../ui/select-field.tsx'
import {
  ExportLink,
  FailedState,
  FilterLinks,
  FilterSelect,
  RowsSkeleton,
  SearchBox,
  useNextPage,
  usePagedList,
  useSearchText,
  validOption,
} from '../admin/index.ts'
import { AuditTable } from './audit-table.tsx'
import { auditQuery, isOutcome } from './queries.ts'
import { groups, outcomeWords } from './words.ts'

const GROUP_OPTIONS = [{ value: '', label: 'Everything' }, ...optionsOf(groups)]
const OUTCOME_OPTIONS = [
  { value: '', label: 'Any outcome' },
  ...(['refused', 'failed', 'open'] as const).map((value) => ({ value, label: outcomeWords[value].label })),
]

/** What administrators did, newest first. A read-only screen. */
export function AuditScreen() {
  const [params] = useSearchParams()
  const search = useSearchText('search')
  const act = validOption(GROUP_OPTIONS, params.get('act'))
  const outcome = params.get('outcome')
  const filter: AuditFilter = {
    search: search.committed || undefined,
    act: act || undefined,
    outcome: isOutcome(outcome) ? outcome : undefined,
  }
  const audit = usePagedList(auditQuery(filter))
  const showMore = useNextPage(audit)
  const rows = audit.data?.pages.flatMap(({ entries }) => entries) ?? []
  const total = audit.data?.pages[0]?.total ?? 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid w-full max-w-2xl gap-3 md:w-auto md:flex-1 md:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchBox
            label="Search the audit log"
            placeholder="Order number, email, address, request"
            search={search}
          />
          <FilterSelect label="What it was about" param="act" options={GROUP_OPTIONS} current={act} />
        </div>
        <p className="text-sm">
          <ExportLink path={auditCsvPath} filter={{ ...filter }} />
        </p>
      </div>
      <FilterLinks
        label="Filter by outcome"
        param="outcome"
        options={OUTCOME_OPTIONS}
        current={filter.outcome ?? ''}
      />
      {audit.isError && (
        <FailedState
          what="the audit log"
          error={audit.error}
          onRetry={() => void audit.refetch()}
          pending={audit.isRefetching}
        />
      )}
      {audit.isPending && <RowsSkeleton label="Loading the audit log" lines={8} wideLines={1} />}
      {audit.isSuccess && rows.length === 0 && (
        <NothingHere isFiltered={Object.values(filter).some(Boolean)} />
      )}
      {rows.length > 0 && (
        <div className={classNames(audit.isPlaceholderData && 'opacity-60')}>
          <AuditTable entries={rows} />
          <LoadMore shown={rows.length} total={total} onMore={showMore} pending={audit.isFetchingNextPage} />
        </div>
      )}
    </div>
  )
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No entry matches"
      text="Nothing matches this search and filter."
      action={<LinkButton to={paths.adminAudit}>Show everything</LinkButton>}
    />
  ) : (
    <EmptyState
      title="Nothing has been done yet"
      text="Everything an administrator does appears here right away."
    />
  )
}
