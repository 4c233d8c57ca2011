import type { PersonalRecord } from '@beacon/contract/people'
import { noWrap } from '@beacon/rules/no-wrap'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Instant } from '../admin/index.ts'
import { fateNames, fateReasons, kindNames, screenOf } from './record-words.ts'

const columns: readonly Column<PersonalRecord>[] = [
  { header: 'Record', rowHeader: true, cell: ({ kind }) => kindNames[kind] },
  { header: 'What', cell: (record) => <What record={record} /> },
  { header: 'Since', cell: ({ at }) => <Instant at={at} /> },
  { header: 'When erased', cell: (record) => <Fate record={record} /> },
]

/** The records about a person, and what erasing does to each. */
export const RecordTable = ({ records }: { records: readonly PersonalRecord[] }) => (
  <DataTable
    caption="What is kept about this person"
    columns={columns}
    rows={records}
    rowKey={({ kind, id }) => `${kind} ${id}`}
  />
)

function What({ record }: { record: PersonalRecord }) {
  const screen = screenOf(record)
  const title = noWrap(record.title)
  return (
    <span className="[overflow-wrap:anywhere]">
      {screen ? <TextLink to={screen}>{title}</TextLink> : title}
    </span>
  )
}

function Fate({ record: { erasure, reason } }: { record: PersonalRecord }) {
  return (
    <span className="grid gap-0.5">
      <Badge tone={erasure === 'wait' ? 'warning' : 'neutral'}>{fateNames[erasure]}</Badge>
      {(reason ?? fateReasons[erasure]) && (
        <span className="text-muted text-xs">{reason ?? fateReasons[erasure]}</span>
      )}
    </span>
  )
}
