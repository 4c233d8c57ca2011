import type { SyncState } from '@beacon/contract/notion-admin'
import type { Logger } from 'pino'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db, Tx } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSync, findSync, listSyncs, releaseLease, renewLease, takeLease, toSyncState } from './store.ts'

/** A copy without progress for this long belongs to a process that has died. */
const LEASE_MS = 60_000

export interface Copied {
  /** How many things the copy holds now. */
  items: number
  /** Problems that did not stop the copy. */
  warnings: readonly string[]
  /** It waits for the administrator's decision: the last good copy stays, and this was no success. */
  isHeld?: boolean
}

/** Reads everything from outside and returns the write, which runs in the transaction that records the success. */
export type CopyWork = (stillAlive: () => Promise<void>) => Promise<(tx: Tx) => Promise<Copied>>

export type SyncResult = 'done' | 'failed' | 'busy'

export interface ContentSync {
  /**
   * Copies all or nothing, and returns how it went; `busy` when another process is copying or this one is stopping. A
   * failure is recorded for the administrator and changes nothing else.
   */
  run(name: string, work: CopyWork): Promise<SyncResult>
  state(name: string): Promise<SyncState>
  all(): Promise<SyncState[]>
  /** Increases with every change of the copy; 0 before the first. */
  version(name: string): Promise<number>
}

interface ContentSyncDeps {
  db: Db
  clock: Clock
  log: Logger
  /** Makes a running copy give up silently. */
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
          await releaseLease(tx, lease, { okAt: clock(), ...(await write(tx)) })
        })
        return 'done'
      } catch (error) {
        if (isStopping()) {
          await releaseLease(db, lease, 'gave up')
          return 'busy'
        }
        const message = error instanceof Error ? error.message : String(error)
        log.warn({ sync: name, err: error }, 'a copy from outside failed; the last good one stays')
        await releaseLease(db, lease, { failedAt: clock(), error: message })
        return 'failed'
      }
    },
    state: async (name) => toSyncState((await findSync(db, name)) ?? { name }, clock()),
    all: async () => (await listSyncs(db)).map((row) => toSyncState(row, clock())),
    version: async (name) => (await findSync(db, name))?.version ?? 0,
  }
}
