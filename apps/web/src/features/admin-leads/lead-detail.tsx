import { agency } from '@beacon/content/agency'
import type { Lead } from '@beacon/contract/leads'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { FailedRecord, Instant, OpenedHeading, RowsSkeleton, useNow } from '../admin/index.ts'
import { Deliveries } from './deliveries.tsx'
import { FollowUpDay } from './follow-up-day.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadForm } from './lead-form.tsx'
import { flagSentence, interestOf } from './lead-words.ts'
import { leadQuery } from './queries.ts'
import { WaitingTime } from './waiting-time.tsx'

interface LeadDetailProps {
  id: string
  /** The lead as listed, to show immediately. */
  listed: Lead | undefined
  onClose: () => void
}

/** A lead in full: what was sent, its deliveries, and the follow-up. */
export function LeadDetail({ id, listed, onClose }: LeadDetailProps) {
  const { data: lead, error, refetch, isRefetching } = useQuery({ ...leadQuery(id), placeholderData: listed })
  const now = useNow()
  if (!lead) {
    return (
      <article className="grid grid-cols-1 gap-5">
        <OpenedHeading id={id} onClose={onClose}>
          Lead
        </OpenedHeading>
        {error ? (
          <FailedRecord
            what="this lead"
            error={error}
            onRetry={() => void refetch()}
            pending={isRefetching}
          />
        ) : (
          <RowsSkeleton label="Loading the lead" rows={5} />
        )}
      </article>
    )
  }
  const about = [lead.businessName, interestOf(lead)].filter(Boolean).join(', ')
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <OpenedHeading id={id} onClose={onClose}>
          {lead.name}
        </OpenedHeading>
        {about && <p className="[overflow-wrap:anywhere]">{about}</p>}
        <p className="text-muted text-sm">
          <Instant at={lead.createdAt} />
        </p>
        {lead.status === 'new' && (
          <p className="text-sm">
            We promised an answer {agency.responsePromise}: <WaitingTime lead={lead} now={now} />
          </p>
        )}
        <p className="text-sm empty:hidden">
          <FollowUpDay lead={lead} />
        </p>
      </header>
      {lead.flags.length > 0 && (
        <Notice tone="warning" title="Worth a second look before you answer">
          <ul className="grid gap-1">
            {lead.flags.map((flag) => (
              <li key={flag}>{flagSentence(flag)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-10">
        <LeadFacts lead={lead} />
        <div className="grid content-start gap-8">
          <LeadForm lead={lead} />
          <Deliveries deliveries={lead.deliveries} />
        </div>
      </div>
    </article>
  )
}
