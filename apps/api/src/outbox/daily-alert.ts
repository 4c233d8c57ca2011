import { type Clock, DAY_MS, isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Outbox } from './outbox.ts'
import { DONE_JOBS_KEPT_MS } from './store.ts'

export interface AlertDeps {
  db: Db
  clock: Clock
  outbox: Outbox
}

interface DailyAlert {
  kind: string
  subject: string
  /** Whether there is something to tell; of events, only those after this instant have not been told before. */
  isDue: (since: string) => Promise<boolean>
}

/**
 * Queues a mail to the owner: at most one of its kind in 24 hours, so that it stays worth reading. It tells what has
 * happened since the one before, or since the oldest that is kept would have been sent; its handler finds that instant
 * with `subjectIdOf`.
 */
export async function addDailyAlert(
  { db, clock, outbox }: AlertDeps,
  { kind, subject, isDue }: DailyAlert,
): Promise<void> {
  const now = clock()
  const since = (await lastAlertAt(db, kind, now)) ?? isoAfter(now, -DONE_JOBS_KEPT_MS)
  if (since > isoAfter(now, -DAY_MS) || !(await isDue(since))) return
  await inTransaction(db, (tx) => outbox.add(tx, { kind, about: `${subject}:${since}` }))
  outbox.nudge()
}

/** There is an index of dedupe keys, which begin with the kind, and none of kinds. */
async function lastAlertAt(db: Db, kind: string, now: Date): Promise<string | null> {
  const { at } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.max('created_at').as('at'))
    .where('dedupe_key', '>', `${kind}:`)
    .where('dedupe_key', '<', `${kind};`)
    .where('created_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return at
}
