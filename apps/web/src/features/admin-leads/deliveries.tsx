import type { Lead } from '@beacon/contract/leads'
import { Button } from '../../ui/button.tsx'
import { JobStateBadge, jobName, needsPerson, UNCERTAIN, useRetryJob } from '../admin-outbox/index.ts'

type Delivery = Lead['deliveries'][number]

/** What became of the lead's mails and of its copy in the notes database. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <section aria-labelledby="deliveries" className="grid gap-2">
      <h3 id="deliveries" className="text-h4">
        Deliveries
      </h3>
      {deliveries.length === 0 && <p className="text-muted text-sm">Nothing was sent for this lead.</p>}
      <ul className="border-line border-t text-sm">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
}

function DeliveryRow({ delivery: { id, kind, state, lastError } }: { delivery: Delivery }) {
  const retry = useRetryJob()
  return (
    <li className="grid gap-1 border-line border-b py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <span>{jobName(kind)}</span>
        <JobStateBadge state={state} />
      </div>
      {state !== 'done' && lastError && (
        <p className="text-muted text-xs [overflow-wrap:anywhere]">{lastError}</p>
      )}
      {state === 'uncertain' && <p className="text-muted text-xs">{UNCERTAIN}</p>}
      {needsPerson(state) && (
        <Button
          size="sm"
          className="mt-1 justify-self-start"
          onClick={() => retry.mutate(id)}
          pending={retry.isPending}
          pendingLabel="Sending…"
          aria-label={`Send again: ${jobName(kind)}`}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
