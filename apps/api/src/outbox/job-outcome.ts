import type { JobRow } from '../db/schema.ts'
import { JobError, type JobFailure } from './job-error.ts'
import { isGivenUp, retryWait } from './retry.ts'
import type { Ending } from './store.ts'

const PAUSED_WAIT_MS = 5000
/** The longest wait of a paused job, with its jitter. */
export const LONGEST_PAUSE_MS = 1.5 * PAUSED_WAIT_MS

interface Circumstances {
  now: Date
  /** Whether the point of no return was passed: the mail's body went out. */
  bodyIsOut: boolean
  /** Multiplies every wait; below 1 in tests and soak runs only. */
  retryScale: number
  random: () => number
}

/** What happens to a job whose attempt failed: another attempt later, or a person looks at it. */
export function endingOf(
  job: JobRow,
  error: unknown,
  { now, bodyIsOut, retryScale, random }: Circumstances,
): Exclude<Ending, { state: 'done' }> {
  const reason = reasonOf(error)
  // NOTE: an unexpected failure after the body went out (a full disk, say) must not send the mail again.
  const failure = failureOf(error) ?? (bodyIsOut ? 'uncertain' : 'retry')
  if (failure === 'uncertain' || failure === 'refused') return { state: failure, at: now, error: reason }
  const later = (ms: number) => new Date(now.getTime() + ms)
  if (failure === 'paused') {
    const runAt = later(PAUSED_WAIT_MS * (0.5 + random()) * retryScale)
    return { state: 'ready', runAt, error: reason, attempts: job.attempts - 1 }
  }
  if (isGivenUp(job.attempts, now.getTime() - Date.parse(job.due_at)))
    return { state: 'dead', at: now, error: reason }
  const { retryAfterMs, retryWithinMs } = error instanceof JobError ? error : new JobError('retry', reason)
  const ms = retryWait(job.attempts, random(), retryAfterMs) * retryScale
  return { state: 'ready', runAt: later(Math.min(ms, retryWithinMs)), error: reason }
}

/** Mail servers repeat the address that they refuse; neither the log nor the outbox keeps it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '[address]')

/** How a handler has failed; undefined for an error that it did not foresee. */
export const failureOf = (error: unknown): JobFailure | undefined =>
  error instanceof JobError ? error.failure : undefined
