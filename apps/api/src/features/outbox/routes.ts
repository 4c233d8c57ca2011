import { canBeSettled, type Job, listJobs, retryJob, retryRefused, settleJob } from '@beacon/contract/outbox'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { cursorOf } from '../../db/conditions.ts'
import type { Db, JobRow } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { nextPage } from '../../http/next-page.ts'
import { countByState, countDue, findJob, listJobRows } from '../../outbox/job-overview.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { countRefused, reviveJob, reviveRefused, settleStopped } from '../../outbox/store.ts'
import { refusedWhileOff } from './switched-on.ts'

const PAGE_SIZE = 100
const NEEDED = 'Something waits for this job: it has to run.'

/**
 * The administrator's view of the jobs. Retrying one that is running or done is a `conflict`, and so is settling one that
 * has not stopped, or for which something waits.
 */
export function bindOutbox(
  bind: Bind,
  { db, clock, outbox, config }: { db: Db; clock: Clock; outbox: Outbox; config: Config },
): void {
  const refused = refusedWhileOff(config.integrations)

  bind(listJobs)(async ({ query }) => {
    const rows = await listJobRows(db, { ...query, limit: PAGE_SIZE })
    const mailsDue = await countDue(db, 'mail', clock())
    return {
      jobs: rows.map(toJob),
      counts: await countByState(db),
      mailsDue,
      refusedWhileOff: await countRefused(db, refused),
      next: nextPage(rows, PAGE_SIZE, ({ created_at, id }) => cursorOf(created_at, id)),
    }
  })

  bind(retryJob)(async ({ params }) => {
    const row = await changed(params.id, await reviveJob(db, params.id, clock()))
    outbox.nudge()
    return { job: toJob(row) }
  })

  bind(settleJob)(async ({ params }) => {
    const job = await findJob(db, params.id)
    if (job && !canBeSettled(job.kind)) throw new AppError('conflict', NEEDED)
    return { job: toJob(await changed(params.id, await settleStopped(db, params.id, clock()))) }
  })

  async function changed(id: string, row: JobRow | undefined): Promise<JobRow> {
    if (!row) throw new AppError((await findJob(db, id)) ? 'conflict' : 'not_found')
    return row
  }

  bind(retryRefused)(async () => {
    const jobs = await inTransaction(db, (tx) => reviveRefused(tx, refused, clock()))
    outbox.nudge()
    return { jobs }
  })
}

const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  subject: row.about,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  runAt: row.run_at,
  doneAt: row.done_at,
  lastError: row.last_error,
})
