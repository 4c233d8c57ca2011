import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, DAY_MS, HOUR_MS, isoAfter } from './clock.ts'
import { deleteInBatches } from './db/delete-in-batches.ts'
import type { Db } from './db/schema.ts'
import { alertOfGuesses } from './features/admin-session/guess-alert.ts'
import { sweepAudit } from './features/audit/store.ts'
import { sweepChats } from './features/chat/retention.ts'
import { sweepNewsletter } from './features/newsletter/sweep.ts'
import { alertOwner } from './features/outbox/alerts.ts'
import { alertOfCopies } from './features/outbox/copy-alert.ts'
import type { People } from './features/people/people.ts'
import type { Outbox } from './outbox/outbox.ts'
import { DONE_JOBS_KEPT_MS } from './outbox/store.ts'
import { KEPT_MS } from './personal-data/erasure-list.ts'
import type { Chores } from './sync/chores.ts'
import { AFTER_START_MS, repeat } from './sync/schedule.ts'

const EVERY_MS = HOUR_MS
/** Providers repeat an event for days, not months. */
const WEBHOOKS_KEPT_MS = 90 * DAY_MS
const SESSIONS_KEPT_MS = DAY_MS

/** Deletes what has expired. */
export async function sweep(db: Db, clock: Clock): Promise<void> {
  const now = clock()
  await deleteInBatches(db, {
    table: 'idempotency',
    key: ['scope', 'key'],
    where: sql`expires_at <= ${now.toISOString()}`,
  })
  await deleteInBatches(db, {
    table: 'rate_limit',
    key: ['name', 'subject'],
    where: sql`window_ends_at <= ${now.toISOString()}`,
  })
  await db.deleteFrom('admin_session').where('created_at', '<=', isoAfter(now, -SESSIONS_KEPT_MS)).execute()
  await deleteInBatches(db, {
    table: 'sign_in_failure',
    key: ['subject'],
    where: sql`last_at <= ${isoAfter(now, -DAY_MS)}`,
  })
  await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now.toISOString()).execute()
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', isoAfter(now, -DAY_MS))
    .execute()
  const doneBefore = isoAfter(now, -DONE_JOBS_KEPT_MS)
  // By when they were made there is an index, and to look for what is done is to read all of three months.
  // A copy whose job was settled may exist: whoever erases its lead learns that from the job.
  const isOldJob = sql`created_at <= ${doneBefore} and done_at <= ${doneBefore} and not (state = 'settled' and lane = 'notes')`
  await deleteInBatches(db, { table: 'outbox', key: ['id'], where: isOldJob })
  await deleteInBatches(db, {
    table: 'webhook_event',
    key: ['provider', 'event_id'],
    where: sql`received_at <= ${isoAfter(now, -WEBHOOKS_KEPT_MS)}`,
  })
  await sweepNewsletter(db, now)
  await sweepChats(db, now)
  await sweepAudit(db, now)
}

interface HousekeepingDeps {
  db: Db
  clock: Clock
  people: People
  chores: Chores
  outbox: Outbox
  log: Logger
}

/** Every hour sweeps, erases what is due or has waited, and alerts the owner to what is stuck or attacked; returns a function that stops it. */
export function startHousekeeping({
  db,
  clock,
  people,
  chores,
  outbox,
  log,
}: HousekeepingDeps): () => Promise<void> {
  const keepHouse = async () => {
    await sweep(db, clock)
    await people.eraseOverdue()
    await alertOwner({ db, clock, outbox })
    await alertOfCopies({ db, clock, outbox })
    await alertOfGuesses({ db, clock, outbox })
  }
  // Each process by itself: what was asked of one machine stands in its own list only.
  const finishErasures = async () => {
    await people
      .finishErasures(new Date(clock().getTime() - KEPT_MS))
      .catch((error: unknown) => log.warn({ err: error }, 'erasures that had to wait were not looked at'))
    return EVERY_MS
  }
  const stops = [
    chores.repeat('housekeeping', EVERY_MS, keepHouse, AFTER_START_MS),
    repeat(finishErasures, AFTER_START_MS),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
