import { retryLater } from '../../http/errors.ts'
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
  const known = createRoundRobin(MOST_KNOWN_WAITING)
  const strangers = createRoundRobin(MOST_STRANGERS_WAITING)
  let busy = 0

  /** Hands the slot to the next in the queue, or frees it. */
  function passOn(): void {
    const go = known.next() ?? strangers.next()
    if (go) go()
    else busy -= 1
  }

  return async ({ queue, isKnown }, work) => {
    if (busy < MOST_AT_ONCE) busy += 1
    else await (isKnown ? known : strangers).wait(queue)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}

/** One queue per caller, served in turn, so that many guesses from one place keep nobody else waiting. */
function createRoundRobin(most: number) {
  const queues = new Map<string, (() => void)[]>()
  let waiting = 0
  return {
    wait(queue: string): Promise<void> {
      if (waiting === most) throw retryLater('too_many_requests', TRY_AGAIN_S)
      waiting += 1
      return new Promise((go) => {
        queues.set(queue, [...(queues.get(queue) ?? []), go])
      })
    },
    next(): (() => void) | undefined {
      const [first] = queues
      if (first === undefined) return undefined
      const [queue, [go, ...others]] = first
      queues.delete(queue)
      if (others.length > 0) queues.set(queue, others)
      waiting -= 1
      return go
    },
  }
}
