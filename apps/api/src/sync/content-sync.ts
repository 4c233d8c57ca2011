import type { SyncState } from '@beacon/contract/notion-admin'
import type { Logger } from 'pino'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSync, findSync, listSyncs, loseLease, renewLease, takeLease, toSyncState } from './store.ts'

/** A copy that has not moved for this long was left by a process that died. */
const LEASE_MS = 60_000

export interface Copied {
  /** How many things the copy holds now. */
  items: number
  /** What went wrong without stopping it. */
  warnings: readonly string[]
}

/** Reads from outside, then writes everything in the transaction that also says that it went well. */
export type CopyWork = (stillAlive: () => Promise<void>) => Promise<(tx: Tx) => Promise<Copied>>

export type SyncResult = 'done' | 'failed' | 'busy'

export interface ContentSync {
  /**
   * Copies all or nothing. Answers how it went; `busy` when another process is at it or this one is stopping. A failure is written down for
   * the administrator and changes nothing else.
   */
  run(name: string, work: CopyWork): Promise<SyncResult>
  state(name: string): Promise<SyncState>
  all(): Promise<SyncState[]>
  /** Grows with every change of the copy; 0 before the first. */
  version(name: string): Promise<number>
}

interface ContentSyncDeps {
  db: Db
  clock: Clock
  log: Logger
  /** A copy that is under way gives up, and says nothing about it. */
  isStopping: () => boolean
}

/** The record of background copies from outside, one row for each, in the database. */
export function createContentSync({ db, clock, log, isStopping }: ContentSyncDeps): ContentSync {
  const leaseEnd = () => isoAfter(clock(), LEASE_MS)

  return {
    async run(name, work) {
      await addSync(db, name)
      const lease = { name, until: leaseEnd() }
      if (!(await takeLease(db, lease, clock()))) return 'busy'
      try {
        const write = await work(async () => {
          if (isStopping()) throw new Error('The server is stopping.')
          lease.until = await renewLease(db, lease, leaseEnd())
        })
        await inTransaction(db, async (tx) => {
          const { items, warnings } = await write(tx)
          await loseLease(tx, lease, { okAt: clock(), items, warnings })
        })
        return 'done'
      } catch (error) {
        if (isStopping()) {
          await loseLease(db, lease, 'gave up')
          return 'busy'
        }
        const message = error instanceof Error ? error.message : String(error)
        log.warn({ sync: name, err: error }, 'a copy from outside failed; the last good one stays')
        await loseLease(db, lease, { failedAt: clock(), error: message })
        return 'failed'
      }
    },
    state: async (name) => toSyncState((await findSync(db, name)) ?? { name }, clock()),
    all: async () => (await listSyncs(db)).map((row) => toSyncState(row, clock())),
    version: async (name) => (await findSync(db, name))?.version ?? 0,
  }
}
