import { type Clock, DAY_MS, isoAfter } from '../clock.ts'
import type { Db, JobRow } from '../db/schema.ts'
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
  const last = await lastAlertAt(db, kind, now)
  if (last && last > isoAfter(now, -DAY_MS)) return
  const since = (await lastAlertAt(db, kind, now, NOT_TOLD)) ?? isoAfter(now, -DONE_JOBS_KEPT_MS)
  if (!(await isDue(since))) return
  const about = `${subject}:${since}`
  await inTransaction(db, (tx) =>
    outbox.add(tx, { kind, about, dedupeKey: `${kind}:${about}:${last ?? ''}` }),
  )
  outbox.nudge()
}

/** The mail server refused the alert, or was away for a day: the owner has not heard of what it was about. */
const NOT_TOLD = ['refused', 'dead'] as const

/** There is an index of dedupe keys, which begin with the kind, and none of kinds. */
async function lastAlertAt(
  db: Db,
  kind: string,
  now: Date,
  besides: readonly JobRow['state'][] = [],
): Promise<string | null> {
  const { at } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.max('created_at').as('at'))
    .where('dedupe_key', '>', `${kind}:`)
    .where('dedupe_key', '<', `${kind};`)
    .where('created_at', '<=', now.toISOString())
    .$if(besides.length > 0, (query) => query.where('state', 'not in', besides))
    .executeTakeFirstOrThrow()
  return at
}
