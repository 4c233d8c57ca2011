const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const WAITS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR]

const GIVE_UP_AFTER_MS = 24 * HOUR

/**
 * Whether a job has failed for a day and is left to a person. A day without attempts (the server was off, or its clock
 * wrong) does not count: the growing waits must have been gone through.
 */
export const isGivenUp = (attempts: number, dueForMs: number): boolean =>
  dueForMs > GIVE_UP_AFTER_MS && attempts > WAITS.length

/**
 * The wait before the next attempt, in milliseconds: growing, then hourly, with ±50 % jitter so that jobs which failed
 * together do not return together. A provider's own Retry-After wins when it is longer.
 */
export function retryWait(attempts: number, random: number, retryAfterMs = 0): number {
  const base = WAITS[Math.min(Math.max(attempts, 1), WAITS.length) - 1] ?? HOUR
  return Math.max(Math.round(base * (0.5 + random)), retryAfterMs)
}
