import { type JobFilter, type JobState, stuckStates } from '@beacon/contract/outbox'
import { newestRows } from '../db/conditions.ts'
import type { Db, JobRow } from '../db/schema.ts'

/** A job in any state. */
export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

interface JobPage {
  state?: JobFilter | undefined
  kind?: string | undefined
  after?: string | undefined
  limit: number
}

/** Jobs, newest first. */
export async function listJobRows(db: Db, { state, kind, after, limit }: JobPage): Promise<JobRow[]> {
  let query = db.selectFrom('outbox')
  if (state) query = query.where('state', 'in', state === 'stuck' ? stuckStates : [state])
  if (kind !== undefined) query = query.where('kind', '=', kind)
  return newestRows(query, { sortedBy: 'created_at', after, limit })
}

/** Jobs by state; with `prefix`, only kinds that begin with it. */
export async function countByState(db: Db, prefix = ''): Promise<Record<JobState, number>> {
  const counts: Record<JobState, number> = {
    ready: 0,
    running: 0,
    done: 0,
    uncertain: 0,
    refused: 0,
    dead: 0,
    settled: 0,
  }
  const all = db.selectFrom('outbox')
  // Without a condition only the index is read, even after months of newsletters.
  const counted = prefix ? all.where('kind', 'like', `${prefix}%`) : all
  const rows = await counted
    .select(['state', (query) => query.fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute()
  for (const row of rows) counts[row.state] = row.jobs
  return counts
}

/** How many waiting jobs of a lane should have run by now. */
export async function countDue(db: Db, lane: string, now: Date): Promise<number> {
  const { jobs } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<number>().as('jobs'))
    .where('state', '=', 'ready')
    .where('lane', '=', lane)
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow()
  return jobs
}

/** When the most overdue job was due; undefined when none is. */
export async function oldestWaiting(db: Db, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('due_at')
    .where('state', 'in', ['ready', 'running'])
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at
}
