import type { WaitingPerson } from '@beacon/contract/booking-admin'
import { noWrap } from '@beacon/rules/no-wrap'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Ago, EmailLink, FailedState, formatSpan, PhoneLink, RowsSkeleton, useNow } from '../admin/index.ts'
import { waitingListQuery } from './queries.ts'
import { longDate } from './words.ts'

/** The waiting list for full days; a time that becomes free is offered to the first in line automatically. */
export function WaitingList() {
  const line = useQuery(waitingListQuery)
  const waiting = line.data?.waiting ?? []
  return (
    <section aria-label="Waiting list" className="grid grid-cols-1 gap-4">
      {line.isError && (
        <FailedState what="the waiting list" error={line.error} onRetry={() => void line.refetch()} />
      )}
      {line.isPending && <RowsSkeleton label="Loading the waiting list" rows={4} />}
      {line.isSuccess && waiting.length === 0 && (
        <EmptyState
          afterLine
          title="Nobody is waiting"
          text="Anyone who finds a day full can leave an email address. When a time opens up, it is held for the first in line for half an hour, and they get an email."
        />
      )}
      {waiting.length > 0 && <Line waiting={waiting} />}
    </section>
  )
}

function Line({ waiting }: { waiting: readonly WaitingPerson[] }) {
  const now = useNow()
  const columns: Column<WaitingPerson>[] = [
    {
      header: 'Name',
      rowHeader: true,
      cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span>,
    },
    { header: 'Waits for', cell: ({ date }) => longDate(date) },
    { header: 'Service', cell: ({ serviceName }) => serviceName },
    { header: 'Contact', cell: (person) => <Contact person={person} /> },
    {
      header: 'In line',
      cell: ({ createdAt }) => (
        <span className="lg:whitespace-nowrap">
          <Ago at={createdAt} now={now} />
        </span>
      ),
    },
    { header: 'State', cell: ({ offer }) => <Offer offer={offer} now={now} /> },
  ]
  return <DataTable caption="Waiting list" columns={columns} rows={waiting} rowKey={({ id }) => id} />
}

function Contact({ person: { email, phone } }: { person: WaitingPerson }) {
  return (
    <span className="grid justify-items-start gap-0.5 [overflow-wrap:anywhere]">
      <EmailLink email={email} />
      {phone && <PhoneLink phone={phone} />}
    </span>
  )
}

function Offer({ offer, now }: { offer: WaitingPerson['offer']; now: number }) {
  if (!offer) return <Badge tone="neutral">Waiting</Badge>
  const { time, until } = offer
  return (
    <span className="grid justify-items-start gap-0.5">
      <Badge tone={until ? 'info' : 'neutral'}>{until ? 'Offered' : 'Not taken'}</Badge>
      <span className="text-muted text-xs">
        {noWrap(until ? `${time}, kept for ${formatSpan(Date.parse(until) - now)}` : time)}
      </span>
    </span>
  )
}
