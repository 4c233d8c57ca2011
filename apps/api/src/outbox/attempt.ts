import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { isStorageFault } from '../db/database.ts'
import type { Db, JobRow, Tx } from '../db/schema.ts'
import { inTransaction, singleWrite } from '../db/transaction.ts'
import { JobError } from './job-error.ts'
import { endingOf, failureOf } from './job-outcome.ts'
import { endJob, LEASE_MS, markPhase, renewLease } from './store.ts'

/** What a handler gets: the job, and a callback that records that the point of no return is about to pass. */
export interface JobRun {
  job: JobRow
  beforeBody(): Promise<void>
}

/** Handles one kind of job. The effect that it returns runs in the transaction that ends the job. */
export type JobHandler = (run: JobRun) => Promise<((tx: Tx) => Promise<void>) | void>

/** A broken connection is replaced at once; a database server that restarts is back within seconds. */
const WRITE_AGAIN_AFTER_MS = [200, 3000, 6000]

interface AttemptDeps {
  db: Db
  clock: Clock
  log: Logger
  retryScale: number
  random?: () => number
}

/**
 * Runs one attempt of a job and records how it ended. Returns when to try the job's lane again, if the provider was not
 * even asked.
 */
export function createAttempt(
  { db, clock, log, retryScale, random = Math.random }: AttemptDeps,
  handlerOf: (job: JobRow) => JobHandler | undefined,
): (job: JobRow) => Promise<Date | undefined> {
  async function run(job: JobRow, beforeBody: () => Promise<void>): Promise<void> {
    const handler = handlerOf(job)
    // During an upgrade the other machines may know a kind that this release does not.
    if (!handler) throw new JobError('retry', `Nobody handles jobs of the kind ${job.kind} here.`)
    const effects = await handler({ job, beforeBody })
    // The end comes first: whoever lost the lease, or has ended the job already, has no effects.
    const writeDown = async (tx: Tx) => {
      const isOurs = await endJob(tx, job, { state: 'done', at: clock() })
      if (isOurs) await effects?.(tx)
      return isOurs
    }
    const isRecorded = await inTransaction(db, writeDown).catch((error: unknown) =>
      writeAgain(writeDown, error),
    )
    if (isRecorded) log.info({ ...tagsOf(job), state: 'done' }, 'outbox: job done')
    else log.warn(tagsOf(job), 'outbox: the lease is lost, and this attempt records no result')
  }

  /** Retries recording the result, so that a job does not wait for a person because the database was briefly away. */
  async function writeAgain(writeDown: (tx: Tx) => Promise<boolean>, reason: unknown): Promise<boolean> {
    let error = reason
    for (const waitMs of WRITE_AGAIN_AFTER_MS) {
      if (!isStorageFault(error)) throw error
      await pause(waitMs)
      try {
        return await inTransaction(db, writeDown)
      } catch (again) {
        error = again
      }
    }
    throw error
  }

  async function fail(job: JobRow, error: unknown, bodyIsOut: boolean): Promise<Date | undefined> {
    const ending = endingOf(job, error, { now: clock(), bodyIsOut, retryScale, random })
    const isPaused = failureOf(error) === 'paused'
    const outcome = { ...tagsOf(job), state: ending.state, reason: ending.error }
    // The provider was not asked: during an outage of hours such lines would flood the log.
    if (isPaused) log.debug(outcome, 'outbox: left waiting')
    else log.warn(outcome, 'outbox: attempt failed')
    await singleWrite(db, (tx) => endJob(tx, job, ending))
    return isPaused && ending.state === 'ready' ? ending.runAt : undefined
  }

  async function passPointOfNoReturn(job: JobRow): Promise<void> {
    if (!(await markPhase(db, job, 'data')))
      throw new JobError('paused', 'The lease was lost before the body went out.')
  }

  /** Renews the lease while the handler runs; a worker that has died renews nothing. */
  function keepLease(job: JobRow): () => void {
    const renew = () =>
      renewLease(db, job, leaseFrom(clock())).catch((error: unknown) =>
        log.warn({ err: error, ...tagsOf(job) }, 'outbox: a lease could not be renewed'),
      )
    const timer = setInterval(() => void renew(), LEASE_MS / 3)
    return () => clearInterval(timer)
  }

  return async (job) => {
    let bodyIsOut = false
    const letGo = keepLease(job)
    try {
      await run(job, async () => {
        await passPointOfNoReturn(job)
        bodyIsOut = true
      })
      return undefined
    } catch (error) {
      return await fail(job, error, bodyIsOut)
    } finally {
      letGo()
    }
  }
}

/** Until when a lease lasts that is taken or renewed now. */
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** What a log line is found by: the job, and the order, booking or lead that it is about. */
export const tagsOf = ({ id, kind, about, attempts }: JobRow) => ({ job: id, kind, about, attempts })
