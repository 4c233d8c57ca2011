import type { Subscriber } from '@beacon/contract/subscribers'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Ago, ConfirmDialog, useNow, useRestoredFocus } from '../admin/index.ts'
import { useErase, useRestore, useUnsubscribe } from './queries.ts'
import { flagSentence, listName, refusalWords, stateWords } from './words.ts'

/** One row per address and list. */
export function SubscriberTable({ rows }: { rows: readonly Subscriber[] }) {
  const now = useNow()
  const [toErase, setToErase] = useState<Subscriber>()
  const keptFocus = useRestoredFocus(toErase ?? rows)
  const columns: Column<Subscriber>[] = [
    {
      header: 'Address',
      rowHeader: true,
      cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
    },
    { header: 'List', cell: ({ list }) => <span className="lg:whitespace-nowrap">{listName(list)}</span> },
    { header: 'State', cell: (subscriber) => <State subscriber={subscriber} now={now} /> },
    {
      header: 'Asked',
      cell: ({ askedAt }) => (
        <span className="lg:whitespace-nowrap">
          <Ago at={askedAt} now={now} />
        </span>
      ),
    },
    {
      header: 'On the page',
      cell: ({ source }) => <span className="[overflow-wrap:anywhere]">{source}</span>,
    },
    {
      header: 'Actions',
      cell: (subscriber) => <Actions subscriber={subscriber} onErase={() => setToErase(subscriber)} />,
    },
  ]
  return (
    <section {...keptFocus} aria-label="Subscribers">
      <DataTable caption="Subscribers" columns={columns} rows={rows} rowKey={({ id }) => id} />
      <EraseDialog subscriber={toErase} onClose={() => setToErase(undefined)} />
    </section>
  )
}

function State({ subscriber, now }: { subscriber: Subscriber; now: number }) {
  const { state, flags, refusal, refusedAt } = subscriber
  return (
    <span className="grid gap-0.5">
      <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
      {state === 'pending' &&
        flags.map((flag) => (
          <span key={flag} className="max-w-60 text-muted text-xs">
            {flagSentence(flag)}
          </span>
        ))}
      {state !== 'unsubscribed' && refusal && refusedAt && (
        <span className="max-w-60 text-muted text-xs">
          {refusalWords(refusal)}, <Ago at={refusedAt} now={now} />
        </span>
      )}
    </span>
  )
}

function Actions({ subscriber, onErase }: { subscriber: Subscriber; onErase: () => void }) {
  const unsubscribe = useUnsubscribe()
  const restore = useRestore()
  const [isAsking, setAsking] = useState(false)
  const { id, email, list, state } = subscriber
  return (
    <span className="flex gap-2 max-lg:flex-wrap">
      {state !== 'unsubscribed' && (
        <Button
          size="sm"
          onClick={() => setAsking(true)}
          pending={unsubscribe.isPending}
          aria-label={`Unsubscribe ${email} from ${listName(list)}`}
        >
          Unsubscribe
        </Button>
      )}
      {state === 'undeliverable' && (
        <Button
          size="sm"
          className="whitespace-nowrap"
          onClick={() => restore.mutate(id)}
          pending={restore.isPending}
          aria-label={`Put back ${email}`}
        >
          Put back
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onErase} aria-label={`Erase ${email}`}>
        Erase…
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Unsubscribe this address?"
        no="Leave it"
        yes="Unsubscribe"
        pendingLabel="Unsubscribing…"
        change={unsubscribe}
        act={(answered) => unsubscribe.mutate(id, answered)}
      >
        <p className="[overflow-wrap:anywhere]">
          <strong>{email}</strong> is taken off the list {listName(list)}. Only they can sign up again.
        </p>
      </ConfirmDialog>
    </span>
  )
}

/** Erasing cannot be undone, so it asks for confirmation. */
function EraseDialog({ subscriber, onClose }: { subscriber: Subscriber | undefined; onClose: () => void }) {
  const erase = useErase()
  return (
    <ConfirmDialog
      open={subscriber !== undefined}
      about={subscriber?.id}
      onClose={onClose}
      title="Erase this address?"
      no="Keep it"
      yes="Erase"
      pendingLabel="Erasing…"
      change={erase}
      act={(answered) => subscriber && erase.mutate(subscriber.id, answered)}
    >
      <p className="[overflow-wrap:anywhere]">
        <strong>{subscriber?.email}</strong> is removed from both lists, with the emails written to it. That
        it once left a list is forgotten too, so it can be signed up again. Inquiries, bookings and orders
        stay: erase those under People. This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
