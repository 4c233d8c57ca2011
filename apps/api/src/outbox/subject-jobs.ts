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

/** Which of these subjects have an email that should have gone out by now: the mail server is down, say. */
export async function subjectsAwaitingMail(
  db: Db | Tx,
  subjects: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', subjects)
    .where('lane', '=', 'mail')
    .where('state', '=', 'ready')
    .where('due_at', '<=', now.toISOString())
    .execute()
  return new Set(rows.map(({ about }) => about))
}

/** Why an erasure waits for them (0040). */
export const AWAITING_MAIL = 'An email about it has not gone out yet.'

/**
 * Deletes the jobs, done and pending, of subjects that no longer exist. Pending jobs of the lane `kept` stay: the
 * provider has to undo something all the same.
 */
export async function forgetJobs(tx: Tx, subjects: readonly string[], kept = ''): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('about', 'in', subjects)
    .where('state', '!=', 'running')
    .where((where) => where.or([where('lane', '!=', kept), where('state', 'not in', ['ready', 'dead'])]))
    .execute()
}

/** Ids of those whose job of a kind was begun and not finished: the provider may or may not have acted. */
export async function begunFor(tx: Tx, kind: string, subjects: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', subjects)
    .where('kind', '=', kind)
    .where('state', '!=', 'done')
    .where('attempts', '>', 0)
    .execute()
  return rows.map(subjectIdOf)
}

/** Which of these subjects' jobs of a kind have not succeeded yet, and are being tried or will be. */
export async function waitingFor(tx: Tx, kind: string, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return []
  const rows = await tx
    .selectFrom('outbox')
    .select('about')
    .where('about', 'in', subjects)
    .where('kind', '=', kind)
    .where('state', 'in', ['ready', 'running'])
    .execute()
  return rows.map(subjectIdOf)
}
