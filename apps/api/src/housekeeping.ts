import type { Logger } from 'pino'
import { type Clock, isoAfter } from './clock.ts'
import type { Db } from './db/schema.ts'
import { sweepChats } from './features/chat/retention.ts'
import { sweepNewsletter } from './features/newsletter/sweep.ts'

const EVERY_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000
const DONE_JOBS_KEPT_MS = 90 * DAY_MS
/** Providers repeat an event for days, not months. */
const WEBHOOKS_KEPT_MS = 90 * DAY_MS
const SESSIONS_KEPT_MS = DAY_MS

/** Deletes what has expired. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await db.deleteFrom('idempotency').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('rate_limit').where('window_ends_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('admin_session').where('created_at', '<=', isoAfter(now, -SESSIONS_KEPT_MS)).execute()
  await db.deleteFrom('sign_in_failure').where('last_at', '<=', isoAfter(now, -DAY_MS)).execute()
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'done')
    .where('done_at', '<=', isoAfter(now, -DONE_JOBS_KEPT_MS))
    .execute()
  await db.deleteFrom('webhook_event').where('received_at', '<=', isoAfter(now, -WEBHOOKS_KEPT_MS)).execute()
  await sweepNewsletter(db, now)
  await sweepChats(db, now)
}

/** Sweeps now and every hour; answers how to stop. */
export function startHousekeeping(db: Db, clock: Clock, log: Logger): () => void {
  const run = () =>
    void sweep(db, clock).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
