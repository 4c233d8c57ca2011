import { EventEmitter } from 'node:events'
import type { Clock, Ids } from '../clock.ts'
import type { Tx } from '../db/schema.ts'
import { deleteWaitingJob, insertJobs, type NewJob } from './store.ts'

/** Queues what has to happen after a transaction has been committed. */
export interface Outbox {
  /** Adds jobs in the caller's transaction; jobs with the same dedupe key are one job. */
  add(tx: Tx, ...jobs: NewJob[]): Promise<void>
  /** Removes a waiting job that is no longer needed; one that is running, or has ended, stays. */
  cancel(tx: Tx, dedupeKey: string): Promise<void>
  /** Wakes this process's worker after a commit. Only a hint: the worker also polls. */
  nudge(): void
  onNudge(listener: () => void): void
}

/** The worker of the same process listens with `onNudge`; in others the job is found by polling. */
export function createOutbox({ clock, ids }: { clock: Clock; ids: Ids }): Outbox {
  const events = new EventEmitter()
  return {
    add: (tx, ...jobs) =>
      insertJobs(
        tx,
        jobs.map((job) => ({ ...job, id: ids() })),
        clock(),
      ),
    cancel: deleteWaitingJob,
    nudge: () => void events.emit('nudge'),
    onNudge: (listener) => void events.on('nudge', listener),
  }
}
