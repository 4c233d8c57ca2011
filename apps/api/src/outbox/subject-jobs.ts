import type { Db, JobRow, Tx } from '../db/schema.ts'

/** The id behind a job's `about`: `42` of `order:42`. */
export const subjectIdOf = ({ about }: Pick<JobRow, 'about'>): string => about.slice(about.indexOf(':') + 1)

/** Which of these subjects (`lead:<id>`) a worker is busy with at this moment. */
export async function subjectsAtWork(db: Db | Tx, subjects: readonly string[]): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', subjects)
    .where('state', '=', 'running')
    .execute()
  return new Set(rows.map(({ about }) => about))
}

/** Forgets what was done, and what was still to do, for subjects that are no more. */
export async function forgetJobs(tx: Tx, subjects: readonly string[]): Promise<void> {
  await tx.deleteFrom('outbox').where('about', 'in', subjects).where('state', '!=', 'running').execute()
}
