import { bookingPolicy } from '@beacon/content/booking-services'
import type { WaitingPerson } from '@beacon/contract/booking-admin'
import { noWrap } from '@beacon/rules/no-wrap'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import {
  Ago,
  ConfirmDialog,
  EmailLink,
  FailedState,
  formatSpan,
  PhoneLink,
  RowsSkeleton,
  useNow,
  useRestoredFocus,
} from '../admin/index.ts'
import { useTakeOffList, waitingListQuery } from './queries.ts'
import { longDate } from './words.ts'

/** The waiting list for full days; a time that becomes free is offered to the first in line automatically. */
export function WaitingList() {
  const line = useQuery(waitingListQuery)
  const waiting = line.data?.waiting ?? []
  const keptFocus = useRestoredFocus(line.data)
  return (
    <section {...keptFocus} aria-label="Waiting list" className="grid grid-cols-1 gap-4">
      {line.isError && (
        <FailedState what="the waiting list" error={line.error} onRetry={() => void line.refetch()} />
      )}
      {line.isPending && <RowsSkeleton label="Loading the waiting list" rows={4} />}
      {line.isSuccess && waiting.length === 0 && (
        <EmptyState
          afterLine
          title="Nobody is waiting"
          text={`Anyone who finds a day full can leave an email address. When a time opens up before that day begins, it is held for the first in line for up to ${bookingPolicy.offerMinutes} minutes, and they get an email.`}
        />
      )}
      {waiting.length > 0 && <Line waiting={waiting} />}
    </section>
  )
}

function Line({ waiting }: { waiting: readonly WaitingPerson[] }) {
  const now = useNow()
  const [asked, setAsked] = useState<WaitingPerson>()
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
    {
      header: 'Actions',
      cell: (person) => (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3 whitespace-nowrap"
          onClick={() => setAsked(person)}
          aria-label={`Take off ${person.name}, ${longDate(person.date)}`}
        >
          Take off…
        </Button>
      ),
    },
  ]
  return (
    <>
      <p className="max-w-measure text-muted text-sm">
        A time that opens up on the day itself is offered to nobody automatically: write to them, or call.
      </p>
      <DataTable caption="Waiting list" columns={columns} rows={waiting} rowKey={({ id }) => id} />
      <LeaveDialog
        person={waiting.find(({ id }) => id === asked?.id) ?? asked}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

/** Only they can come back into line, at its end, so it asks for confirmation. */
function LeaveDialog({ person, onClose }: { person: WaitingPerson | undefined; onClose: () => void }) {
  const leave = useTakeOffList()
  return (
    <ConfirmDialog
      open={person !== undefined}
      about={person?.id}
      onClose={onClose}
      title="Take off the list?"
      no="Leave in line"
      yes="Take off the list"
      pendingLabel="Taking off…"
      change={leave}
      act={(answered) => person && leave.mutate(person.id, answered)}
    >
      {person && (
        <p className="[overflow-wrap:anywhere]">
          <strong>{person.name}</strong> gets no offer for {longDate(person.date)} any more, and no email
          about this.{person.offer?.until && ' The time kept for them is offered to the next in line.'}
        </p>
      )}
    </ConfirmDialog>
  )
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
