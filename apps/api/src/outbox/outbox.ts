import { EventEmitter } from 'node:events'
import type { Clock, Ids } from '../clock.ts'
import type { Tx } from '../db/schema.ts'
import { deleteWaitingJob, insertJobs, type NewJob } from './store.ts'

/** Where a capability leaves what has to happen after its transaction. */
export interface Outbox {
  /** Adds jobs inside the caller's transaction; the same dedupe key twice is one job. */
  add(tx: Tx, ...jobs: NewJob[]): Promise<void>
  /** Takes back a job that waits and is no longer needed; one that runs, or has ended, stays. */
  cancel(tx: Tx, dedupeKey: string): Promise<void>
  /** Tells the worker of this process that something was committed. A hint only: the worker also looks by itself. */
  nudge(): void
  onNudge(listener: () => void): void
}

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
