import { type Clock, DAY_MS, HOUR_MS, isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Outbox } from './outbox.ts'

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

/** Housekeeping comes once an hour, or later: what happens right after an alert waits longer than a day for the next. */
const LONGEST_GAP_MS = DAY_MS + 2 * HOUR_MS

/**
 * Queues a mail to the owner: at most one of its kind in 24 hours, so that it stays worth reading. It tells what has
 * happened since the one before, or for a day; its handler finds that instant with `subjectIdOf`.
 */
export async function addDailyAlert(
  { db, clock, outbox }: AlertDeps,
  { kind, subject, isDue }: DailyAlert,
): Promise<void> {
  const now = clock()
  const dayAgo = isoAfter(now, -DAY_MS)
  const since = (await lastAlertAt(db, kind, now)) ?? dayAgo
  if (since > dayAgo || !(await isDue(since))) return
  await inTransaction(db, (tx) => outbox.add(tx, { kind, about: `${subject}:${since}` }))
  outbox.nudge()
}

async function lastAlertAt(db: Db, kind: string, now: Date): Promise<string | null> {
  const { at } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.max('created_at').as('at'))
    .where('kind', '=', kind)
    .where('created_at', '>', isoAfter(now, -LONGEST_GAP_MS))
    .where('created_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return at
}
