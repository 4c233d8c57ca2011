import type { AdminOrder } from '@beacon/contract/orders'
import { Button } from '../../ui/button.tsx'
import { JobStateBadge, jobName, needsPerson, useRetryJob } from '../admin-outbox/index.ts'

type Job = AdminOrder['jobs'][number]

/** The order's mails, and its calls to providers. */
export function OrderJobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="jobs" className="grid gap-2">
      <h3 id="jobs" className="text-h4">
        Outbox
      </h3>
      <ul className="border-line border-t text-sm">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function JobRow({ job: { id, kind, state, lastError } }: { job: Job }) {
  const retry = useRetryJob()
  return (
    <li className="grid gap-1 border-line border-b py-2">
      <div className="flex items-baseline justify-between gap-3">
        <span>{jobName(kind)}</span>
        <JobStateBadge state={state} />
      </div>
      {state !== 'done' && lastError && (
        <p className="text-muted text-xs [overflow-wrap:anywhere]">{lastError}</p>
      )}
      {needsPerson(state) && (
        <Button
          size="sm"
          className="mt-1 justify-self-start"
          onClick={() => retry.mutate(id)}
          pending={retry.isPending}
          pendingLabel="Sending…"
          aria-label={`Run again: ${jobName(kind)}`}
        >
          Run again
        </Button>
      )}
    </li>
  )
}
