import type { ResponseOf } from '@beacon/contract/endpoint'
import { type Lead, leadStatuses, leadsCsvPath, type listLeads } from '@beacon/contract/leads'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import {
  Ago,
  ExportLink,
  FilterLinks,
  FoundList,
  RowList,
  SearchBox,
  useNow,
  type useSearchText,
} from '../admin/index.ts'
import { FollowUpDay } from './follow-up-day.tsx'
import { interestOf, statusWords } from './lead-words.ts'
import type { LeadFilter } from './queries.ts'
import { WaitingTime } from './waiting-time.tsx'

const FILTERS = [
  { value: '', label: 'All' },
  { value: 'due', label: 'Due' },
  ...leadStatuses.map((status) => ({ value: status, label: statusWords[status].label })),
  { value: 'flagged', label: 'Flagged' },
]

const WORDS = {
  what: 'leads',
  counted: ['lead', 'leads'],
  noMatch: {
    title: 'No lead matches',
    text: 'Nobody matches this search and filter.',
    to: paths.adminLeads,
    link: 'Show all leads',
  },
  none: {
    title: 'No leads yet',
    text: 'Everyone who sends the contact form or asks for an audit appears here right away.',
  },
} as const

const NOTHING_DUE = {
  ...WORDS,
  noMatch: {
    ...WORDS.noMatch,
    title: 'Nothing is due',
    text: 'Leads show up here on their follow-up day.',
  },
}

interface LeadListProps {
  leads: UseInfiniteQueryResult<InfiniteData<ResponseOf<typeof listLeads>>>
  filter: LeadFilter
  search: ReturnType<typeof useSearchText>
  openId: string | null
}

/** The matching leads, with search and filters above them. */
export function LeadList({ leads, filter, search, openId }: LeadListProps) {
  const now = useNow()
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox label="Search leads" placeholder="Name, email, business, phone, message" search={search} />
      <FilterLinks label="Filter by status" param="status" options={FILTERS} current={filter.status ?? ''} />
      <FoundList
        words={filter.status === 'due' && !filter.search ? NOTHING_DUE : WORDS}
        lines={3}
        query={leads}
        rowsOf={(page) => page.leads}
        filter={filter}
        tools={<ExportLink path={leadsCsvPath} filter={{ ...filter }} />}
      >
        {(rows) => (
          <RowList rows={rows} param="lead" openId={openId}>
            {(lead) => <LeadRow lead={lead} now={now} />}
          </RowList>
        )}
      </FoundList>
    </div>
  )
}

function LeadRow({ lead, now }: { lead: Lead; now: number }) {
  const about = [lead.businessName, interestOf(lead)].filter(Boolean).join(', ')
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{lead.name}</span>
        <span className="shrink-0 text-muted text-xs">
          <Ago at={lead.createdAt} now={now} />
        </span>
      </span>
      <span className="truncate text-muted">{about || lead.message || lead.email}</span>
      <span className="flex flex-wrap items-center gap-x-4">
        <Badge tone={statusWords[lead.status].tone}>{statusWords[lead.status].label}</Badge>
        <WaitingTime lead={lead} now={now} />
        <FollowUpDay lead={lead} />
        {lead.flags.length > 0 && (
          <span className="flex items-center gap-1.5 text-warning">
            <Icon name="alert" className="size-4" />
            Flagged
          </span>
        )}
      </span>
    </>
  )
}
