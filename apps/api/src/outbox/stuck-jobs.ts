import type { Db } from '../db/schema.ts'

/** How many jobs are stuck, and why. */
export interface StuckJobs {
  /** Long overdue. */
  overdue: number
  dead: number
  uncertain: number
  refused: number
}

/** Counts the jobs that stopped after one instant, and those that have been due since before another one. */
export async function countStuckJobs(
  db: Db,
  { stuckSince, overdueSince }: { stuckSince: string; overdueSince: string },
): Promise<StuckJobs> {
  const stuck = await db
    .selectFrom('outbox')
    .select(['state', (query) => query.fn.countAll<number>().as('jobs')])
    .where('state', 'in', ['dead', 'uncertain', 'refused'])
    .where('run_at', '>', stuckSince)
    .groupBy('state')
    .execute()
  const { jobs: overdue } = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<number>().as('jobs'))
    .where('state', 'in', ['ready', 'running'])
    .where('due_at', '<=', overdueSince)
    .executeTakeFirstOrThrow()
  const trouble: StuckJobs = { overdue, dead: 0, uncertain: 0, refused: 0 }
  for (const { state, jobs } of stuck) trouble[state as keyof StuckJobs] = jobs
  return trouble
}
