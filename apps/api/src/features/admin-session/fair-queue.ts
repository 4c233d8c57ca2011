import { retryLater } from '../../http/errors.ts'
import { createRoundRobin } from '../../http/turns.ts'
import type { SignInClient } from './sign-in-client.ts'

const MOST_AT_ONCE = 2
const MOST_STRANGERS_WAITING = 40
const MOST_KNOWN_WAITING = 10
const TRY_AGAIN_S = 5

/** Runs the work when its turn comes. @throws AppError too_many_requests when too many are waiting */
type Enqueue = <T>(client: SignInClient, work: () => Promise<T>) => Promise<T>

/**
 * Checks two passwords at a time, so that guessing cannot exhaust the machine's memory. Known browsers go first and
 * have room of their own in the queue; the few guesses that they are allowed do not starve strangers.
 */
export function createFairQueue(): Enqueue {
  const known = createRoundRobin()
  const strangers = createRoundRobin()
  let busy = 0

  /** Hands the slot to the next in the queue, or frees it. */
  function passOn(): void {
    const go = known.next() ?? strangers.next()
    if (go) go()
    else busy -= 1
  }

  return async ({ queue, isKnown }, work) => {
    if (busy < MOST_AT_ONCE) busy += 1
    else
      await (isKnown
        ? waitAmong(known, MOST_KNOWN_WAITING, queue)
        : waitAmong(strangers, MOST_STRANGERS_WAITING, queue))
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}

function waitAmong(others: ReturnType<typeof createRoundRobin>, most: number, queue: string): Promise<void> {
  if (others.size() === most) throw retryLater('too_many_requests', TRY_AGAIN_S)
  return others.wait(queue)
}
