import type { AuditEntry } from '@beacon/contract/audit'
import { noWrap } from '@beacon/rules/no-wrap'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Ago, useNow } from '../admin/index.ts'
import { jobName } from '../admin-outbox/index.ts'
import { actWords, outcomeWords } from './words.ts'

/** The audit entries, one per row. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const now = useNow()
  const columns: Column<AuditEntry>[] = [
    { header: 'What', rowHeader: true, cell: ({ act }) => actWords[act] },
    { header: 'About', cell: (entry) => about(entry) },
    {
      header: 'Outcome',
      cell: ({ outcome, reason }) => (
        <TwoLines below={reason.replaceAll('_', ' ')}>
          <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
        </TwoLines>
      ),
    },
    {
      header: 'Who',
      cell: ({ who, address }) => (
        <TwoLines below={address && `from ${address}`}>{who || 'Unknown'}</TwoLines>
      ),
    },
    {
      header: 'When',
      cell: ({ at, requestId }) => (
        <TwoLines below={requestId && <span title={requestId}>request {requestId.slice(0, 8)}</span>}>
          <Ago at={at} now={now} />
        </TwoLines>
      ),
    },
  ]
  return <DataTable caption="Audit log" columns={columns} rows={entries} rowKey={({ id }) => id} />
}

const SCREENS: Readonly<Record<NonNullable<AuditEntry['subject']>['kind'], (id: string) => string>> = {
  order: paths.adminOrder,
  lead: paths.adminLead,
  product: paths.adminProduct,
  booking: paths.adminBooking,
}

/** The subject of an entry, linked where possible; undefined when it has none, so that no empty cell is shown. */
function about({ act, subject, line: written }: AuditEntry): ReactNode {
  const line = act === 'job.retry' || act === 'job.settle' ? jobName(written) : written
  if (!subject) return line && <span className="block max-w-md [overflow-wrap:anywhere]">{noWrap(line)}</span>
  const kind = subject.kind.charAt(0).toUpperCase() + subject.kind.slice(1)
  const isNamed = subject.kind !== 'lead' && line !== ''
  const name = isNamed ? line : subject.id.slice(-8)
  return (
    <span className="block max-w-md [overflow-wrap:anywhere]">
      <TextLink to={SCREENS[subject.kind](subject.id)}>{noWrap(`${kind} ${name}`)}</TextLink>
      {!isNamed && line && `, ${line}`}
    </span>
  )
}

/** A value, with details in small print below it. */
function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className="grid gap-0.5 [overflow-wrap:anywhere]">
      <span>{children}</span>
      {below && <span className="text-muted text-xs">{below}</span>}
    </span>
  )
}
