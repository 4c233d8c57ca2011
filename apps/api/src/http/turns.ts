/** Runs work for somebody when its turn comes. */
type TakeTurns = <T>(who: string, work: () => T | Promise<T>) => Promise<T>

/**
 * For work that keeps the processor for milliseconds, such as rendering a page: one piece at a time, each caller in
 * turn, and between two pieces everything else is answered. A thousand such requests at once then delay each other, and
 * nobody else.
 */
export function createTurns(): TakeTurns {
  const waiting = createRoundRobin()
  let isBusy = false

  function passOn(): void {
    const go = waiting.next()
    if (go) go()
    else isBusy = false
  }

  return async (who, work) => {
    if (isBusy) await waiting.wait(who)
    isBusy = true
    try {
      return await work()
    } finally {
      setImmediate(passOn)
    }
  }
}

/** One queue per caller, served in turn, so that many requests from one place keep nobody else waiting. */
export function createRoundRobin() {
  const queues = new Map<string, (() => void)[]>()
  let waiting = 0
  return {
    size: () => waiting,
    wait(queue: string): Promise<void> {
      waiting += 1
      return new Promise((go) => {
        queues.getOrInsertComputed(queue, () => []).push(go)
      })
    },
    next(): (() => void) | undefined {
      const [first] = queues
      if (first === undefined) return undefined
      const [queue, others] = first
      const go = others.shift()
      queues.delete(queue)
      if (others.length > 0) queues.set(queue, others)
      waiting -= 1
      return go
    },
  }
}
