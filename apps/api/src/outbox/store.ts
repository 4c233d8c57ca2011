import { stuckStates } from '@beacon/contract/outbox'
import { type ExpressionBuilder, sql } from 'kysely'
import { DAY_MS } from '../clock.ts'
import { insertion } from '../db/insertion.ts'
import type { Db, JobRow, Schema, Tx } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { singleWrite } from '../db/transaction.ts'
import { subjectIdOf } from './subject-jobs.ts'

/** For how long a job that was done stays in the list, counted from then. */
export const DONE_JOBS_KEPT_MS = 90 * DAY_MS

/** A worker that has not renewed its lease for this long counts as dead, and another takes its job. */
export const LEASE_MS = 60_000

export interface NewJob {
  /** `lane.name`: the lane is the provider that the job talks to (`mail.lead-notification`). */
  kind: string
  /** The row that the job is about: `lead:<id>`. */
  about: string
  /** Jobs with the same key are one job, whoever adds it and however often. By default, one job per kind and row. */
  dedupeKey?: string
  runAt?: Date
}

const insertRows = insertion('outbox', (insert) =>
  insert.onConflict((conflict) => conflict.column('dedupe_key').doNothing()),
)

/** Stores those jobs whose dedupe key is not known yet. */
export async function insertJobs(
  db: Db | Tx,
  jobs: readonly (NewJob & { id: string })[],
  now: Date,
): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => newRow(job, now))
  await insertRows(db, rows)
}

function newRow({ id, kind, about, dedupeKey, runAt }: NewJob & { id: string }, now: Date): JobRow {
  const dueAt = (runAt ?? now).toISOString()
  return {
    id,
    lane: laneOf(kind),
    kind,
    about,
    dedupe_key: dedupeKey ?? `${kind}:${subjectIdOf({ about })}`,
    state: 'ready',
    phase: null,
    attempts: 0,
    created_at: now.toISOString(),
    due_at: dueAt,
    run_at: dueAt,
    lease_until: null,
    done_at: null,
    last_error: null,
  }
}

/** Deletes the job of this key, unless it is running or has ended. */
export async function deleteWaitingJob(tx: Tx, dedupeKey: string): Promise<void> {
  await tx.deleteFrom('outbox').where('dedupe_key', '=', dedupeKey).where('state', '=', 'ready').execute()
}

/** The lane of a kind is its first word: the provider that the job talks to. */
const laneOf = (kind: string): string => kind.split('.', 1)[0] ?? kind

/** Claims the lane's most overdue job; `forUpdate` keeps two workers from claiming the same one. */
const claim = statement((db, lane: string, now: string, leaseUntil: string) =>
  db
    .updateTable('outbox')
    .set({ state: 'running', phase: null, lease_until: leaseUntil, attempts: sql`attempts + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'ready')
        .where('lane', '=', lane)
        .where('run_at', '<=', now)
        .orderBy('run_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .where('state', '=', 'ready')
    .returningAll(),
)

/** Takes the lane's most overdue job under a lease; undefined when none is due. */
export async function claimJob(
  db: Db,
  lane: string,
  now: Date,
  leaseUntil: Date,
): Promise<JobRow | undefined> {
  const claimed = await singleWrite(db, (tx) => claim(tx, lane, now.toISOString(), leaseUntil.toISOString()))
  return claimed.rows[0]
}

const findDue = statement((db, now: string, ...lanes: string[]) =>
  db
    .selectFrom('outbox')
    .select('lane')
    .where('state', '=', 'ready')
    .where('lane', 'in', lanes)
    .where('run_at', '<=', now)
    .limit(1),
)

/**
 * One of these lanes that has a job due. Asked before a claim, because it is a read: an idle worker costs one a second.
 */
export async function findDueLane(db: Db, lanes: readonly string[], now: Date): Promise<string | undefined> {
  if (lanes.length === 0) return undefined
  return (await findDue(db, now.toISOString(), ...lanes)).rows[0]?.lane
}

/** Records, in advance, that a mail's body is about to go out; false when the lease was lost meanwhile. */
export async function markPhase(db: Db, job: JobRow, phase: 'data'): Promise<boolean> {
  const result = await singleWrite(db, (tx) => leased(tx, job).set({ phase }).executeTakeFirstOrThrow())
  return result.numUpdatedRows === 1n
}

export type Ending =
  | { state: 'done'; at: Date }
  | { state: 'ready'; runAt: Date; error: string; attempts?: number }
  | { state: 'uncertain' | 'refused' | 'dead'; at: Date; error: string }

/** Renews the lease of a job in progress. */
export async function renewLease(db: Db, job: JobRow, until: Date): Promise<void> {
  await leased(db, job).set({ lease_until: until.toISOString() }).execute()
}

/** Ends an attempt. False, and without effect, when the lease was lost: another worker has the job then. */
export async function endJob(db: Db | Tx, job: JobRow, ending: Ending): Promise<boolean> {
  const { numUpdatedRows } = await leased(db, job)
    .set({
      state: ending.state,
      lease_until: null,
      ...(ending.state === 'done'
        ? { done_at: ending.at.toISOString(), last_error: null }
        : {
            run_at: (ending.state === 'ready' ? ending.runAt : ending.at).toISOString(),
            last_error: ending.error,
          }),
      ...(ending.state === 'ready' && ending.attempts !== undefined ? { attempts: ending.attempts } : {}),
    })
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The attempt counter distinguishes two leases of one job. */
function leased(db: Db | Tx, job: JobRow) {
  return db
    .updateTable('outbox')
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
}

/**
 * Makes a stopped, settled or waiting job due now; undefined when it is running, done or unknown. The attempts stay counted:
 * they distinguish leases, and tell a handler to look before it creates again.
 */
export async function reviveJob(db: Db | Tx, id: string, now: Date): Promise<JobRow | undefined> {
  return db
    .updateTable('outbox')
    .set({
      state: 'ready',
      due_at: now.toISOString(),
      run_at: now.toISOString(),
      done_at: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['ready', 'settled', ...stuckStates])
    .returningAll()
    .executeTakeFirst()
}

/** Ends a stopped job by a person's decision; undefined when it has not stopped, or is unknown. Its error stays. */
export async function settleStopped(db: Db | Tx, id: string, now: Date): Promise<JobRow | undefined> {
  return db
    .updateTable('outbox')
    .set({ state: 'settled', done_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', stuckStates)
    .returningAll()
    .executeTakeFirst()
}

/** Refused jobs of some lanes, by the reason, apart from some kinds. */
export interface RefusedJobs {
  lanes: readonly string[]
  reasons: readonly string[]
  besides: readonly string[]
}

const refusedAs =
  ({ lanes, reasons, besides }: RefusedJobs) =>
  (where: ExpressionBuilder<Schema, 'outbox'>) =>
    where.and([
      where('state', '=', 'refused'),
      where('lane', 'in', lanes),
      where('last_error', 'in', reasons),
      where('kind', 'not in', besides),
    ])

/** How many jobs of these lanes were refused for one of these reasons, besides the kinds that are left out. */
export async function countRefused(db: Db, jobs: RefusedJobs): Promise<number> {
  if (jobs.lanes.length === 0) return 0
  const row = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<number>().as('jobs'))
    .where(refusedAs(jobs))
    .executeTakeFirstOrThrow()
  return row.jobs
}

/** Makes these jobs due now, in the order in which they were added; returns how many they are. */
export async function reviveRefused(tx: Tx, jobs: RefusedJobs, now: Date): Promise<number> {
  if (jobs.lanes.length === 0) return 0
  const revived = await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ state: 'ready', due_at: now.toISOString(), run_at: ref('created_at') }))
    .where(refusedAs(jobs))
    .executeTakeFirstOrThrow()
  return Number(revived.numUpdatedRows)
}

/** Requeues a job that had stopped for a person, also one that was settled, because its cause has been fixed. */
export async function reviveStopped(tx: Tx, dedupeKey: string, runAt: Date): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'ready', due_at: runAt.toISOString(), run_at: runAt.toISOString(), done_at: null })
    .where('dedupe_key', '=', dedupeKey)
    .where('state', 'in', ['refused', 'dead', 'settled'])
    .execute()
}

/** Requeues jobs that were done, because their result turned out to be wrong. */
export async function doAgain(tx: Tx, kind: string, abouts: readonly string[], runAt: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'ready', done_at: null, run_at: runAt })
    .where('about', 'in', abouts)
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .execute()
}
