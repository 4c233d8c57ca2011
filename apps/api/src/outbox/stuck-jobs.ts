import { stuckStates } from '@beacon/contract/outbox'
import type { Db } from '../db/schema.ts'

/** How many jobs are stuck, and why. */
export interface StuckJobs {
  /** Long overdue. */
  overdue: number
  dead: number
  uncertain: number
  refused: number
}

interface Trouble {
  stuckSince: string
  overdueSince: string
  /** Jobs of this kind do not count. */
  besides: string
}

/** Counts the jobs that stopped after one instant, and those that have been due since before another one. */
export async function countStuckJobs(
  db: Db,
  { stuckSince, overdueSince, besides }: Trouble,
): Promise<StuckJobs> {
  const stuck = await db
    .selectFrom('outbox')
    .select(['state', (query) => query.fn.countAll<number>().as('jobs')])
    .where('state', 'in', stuckStates)
    .where('run_at', '>', stuckSince)
    .where('kind', '!=', besides)
    .groupBy('state')
    .execute()
  const { jobs: overdue } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<number>().as('jobs'))
    .where('state', 'in', ['ready', 'running'])
    .where('due_at', '<=', overdueSince)
    .where('kind', '!=', besides)
    .executeTakeFirstOrThrow()
  const trouble: StuckJobs = { overdue, dead: 0, uncertain: 0, refused: 0 }
  for (const { state, jobs } of stuck) trouble[state as keyof StuckJobs] = jobs
  return trouble
}
