import { setTimeout as wait } from 'node:timers/promises'
import { APIErrorCode, APIResponseError, Client, isHTTPResponseError } from '@notionhq/client'
import { JobError } from '../outbox/job-error.ts'
import { createLimitedFetch, wordsOf } from './limited-fetch.ts'
import { retryAfterMs } from './retry-after.ts'

const STANDARD_LIMIT_MS = 10_000
const FINAL_STATUSES = new Set([400, 401, 403, 404])

/** Notion allows three requests a second on average; this stays just below it. */
const PACE_MS = 350
const TRIES = 4
const FIRST_WAIT_MS = 1000
/** A longer wait than this is left to the next run. */
const LONGEST_WAIT_MS = 120_000

export interface NotionSettings {
  token: string
  apiUrl: string
}

/** The SDK with our time limits, and without its own retries and console output. */
export function createNotionClient(settings: NotionSettings, limitMs = STANDARD_LIMIT_MS): Client {
  return new Client({
    auth: settings.token,
    baseUrl: settings.apiUrl,
    fetch: createLimitedFetch(limitMs),
    retry: false,
    logger: () => {},
  })
}

/** @throws JobError `refused` for an answer that will not change, `retry` for everything else */
export async function translateErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toJobError(error)
  }
}

/** Whether Notion does not, or no longer, know the object. */
export const isNotFound = (error: unknown): boolean =>
  APIResponseError.isAPIResponseError(error) && error.code === APIErrorCode.ObjectNotFound

/** The SDK throws its own errors, but also a bare SyntaxError, or a bare TypeError for dead connections. */
function toJobError(error: unknown): JobError {
  const reason = `Notes database: ${wordsOf(error)}`
  if (!isHTTPResponseError(error)) return new JobError('retry', reason, { cause: error })
  const isKnown = APIResponseError.isAPIResponseError(error) && error.code !== APIErrorCode.RateLimited
  if (isKnown && FINAL_STATUSES.has(error.status)) return new JobError('refused', reason, { cause: error })
  return new JobError('retry', reason, { cause: error, retryAfterMs: waitOf(error.headers) })
}

const waitOf = (headers: unknown): number =>
  headers instanceof Headers ? retryAfterMs(headers.get('retry-after')) : 0

export type Ask = <T>(call: () => Promise<T>) => Promise<T>

/**
 * Requests at Notion's pace for background work: one at a time, retried after the wait that Notion names or a growing
 * one. `scale` shortens all waits in tests.
 */
export function createPatientAsk(guard: Ask, scale: number): Ask {
  const pace = createPace(PACE_MS * scale)
  return async (call) => {
    let reason: unknown
    for (let attempt = 1; ; attempt += 1) {
      await pace()
      try {
        return await guard(() => translateErrors(call))
      } catch (error) {
        // A breaker that has opened meanwhile is not why the first attempt failed.
        if (isPaused(error) && reason) throw reason
        reason = error
        const waitMs = Math.max(retryWait(error), FIRST_WAIT_MS * 2 ** (attempt - 1))
        if (attempt === TRIES || waitMs > LONGEST_WAIT_MS) throw error
        await wait(waitMs * scale)
      }
    }
  }
}

/** Requests at Notion's pace, without retries. `scale` shortens the pace in tests. */
export function createPacedAsk(scale: number): Ask {
  const pace = createPace(PACE_MS * scale)
  return async (call) => {
    await pace()
    return translateErrors(call)
  }
}

const isPaused = (error: unknown): boolean => error instanceof JobError && error.failure === 'paused'

/** In milliseconds; infinite for errors that waiting does not fix. */
const retryWait = (error: unknown): number =>
  error instanceof JobError && error.failure === 'retry' ? error.retryAfterMs : Number.POSITIVE_INFINITY

/** Lets callers through one by one, at least `gapMs` apart. */
function createPace(gapMs: number): () => Promise<void> {
  let free = 0
  return async () => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + gapMs
    if (turn > now) await wait(turn - now)
  }
}
