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
      last_error: 'The server stopped while the email was being handed over.',
    })
    .where('phase', '=', 'data')
    .execute()
  await expired.set({ state: 'ready', lease_until: null }).where('phase', 'is', null).execute()
}
