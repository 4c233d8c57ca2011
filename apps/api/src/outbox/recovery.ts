import { isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'

/** Assigns lanes to jobs that a process of an older version, which knows no lanes, has added during an upgrade. */
export async function assignLanes(db: Db, lanes: readonly string[]): Promise<void> {
  const isStray = db.selectFrom('outbox').select('id').where('state', '=', 'ready').where('lane', '=', '')
  if (!(await isStray.limit(1).executeTakeFirst())) return
  for (const lane of lanes) {
    await db
      .updateTable('outbox')
      .set({ lane })
      .where('lane', '=', '')
      .where('kind', 'like', `${lane}.%`)
      .execute()
  }
}

/** Beyond this, a job from the future is no matter of two machines' clocks. */
const AHEAD_MS = 60_000

/**
 * Makes due what was to be done at once and was written while the clock was ahead; otherwise it waited until the time
 * that the clock had shown. What was planned for later keeps its time.
 */
export async function recoverFromFuture(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    // Its age counts from now, too, so that its next attempt waits like any other.
    .set({ created_at: now.toISOString(), due_at: now.toISOString(), run_at: now.toISOString() })
    .where('created_at', '>', isoAfter(now, AHEAD_MS))
    .where('state', '=', 'ready')
    .where('run_at', '>', now.toISOString())
    .whereRef('due_at', '<=', 'created_at')
    .execute()
}

/**
 * Requeues the jobs of workers that died, except a mail whose body may have arrived: a person has to decide about that.
 */
export async function recoverLeases(db: Db, now: Date): Promise<void> {
  const expired = db
    .updateTable('outbox')
    .where('state', '=', 'running')
    .where('lease_until', '<=', now.toISOString())
  await expired
    .set({
      state: 'uncertain',
      run_at: now.toISOString(),
      lease_until: null,
      last_error: 'The server stopped, or lost its database, while the email was being handed over.',
    })
    .where('phase', '=', 'data')
    .execute()
  await expired.set({ state: 'ready', lease_until: null }).where('phase', 'is', null).execute()
}
