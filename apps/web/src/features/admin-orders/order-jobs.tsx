import type { AdminOrder } from '@beacon/contract/order-admin'
import { JobRow } from '../admin-outbox/index.ts'

type Job = AdminOrder['jobs'][number]

/** The order's mails and provider calls. */
export function OrderJobs({ jobs }: { jobs: readonly Job[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="jobs" className="grid gap-2">
      <h3 id="jobs" className="text-h4">
        Outbox
      </h3>
      <ul className="border-line border-t text-sm">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} again="Run again" />
        ))}
      </ul>
    </section>
  )
}
