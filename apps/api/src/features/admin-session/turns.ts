import { retryLater } from '../../http/errors.ts'

const MOST_AT_ONCE = 2
const MOST_WAITING = 40
const TRY_AGAIN_S = 5

/** Does the work when its turn comes. @throws AppError too_many_requests where too many wait */
type InTurn = <T>(from: string, work: () => Promise<T>) => Promise<T>

/**
 * Two at once, so that guessing cannot take the machine's memory; and whoever waits has a turn after one of each other
 * address, so that many guesses from one place keep nobody else waiting.
 */
export function createTurns(): InTurn {
  /** By whom they wait for; who comes next is first. */
  const lines = new Map<string, (() => void)[]>()
  let busy = 0
  let waiting = 0

  function wait(from: string): Promise<void> {
    if (waiting === MOST_WAITING) throw retryLater('too_many_requests', TRY_AGAIN_S)
    waiting += 1
    return new Promise((go) => {
      lines.set(from, [...(lines.get(from) ?? []), go])
    })
  }

  /** The place goes to the next in line, or back. */
  function passOn(): void {
    const [next] = lines
    if (next === undefined) {
      busy -= 1
      return
    }
    const [from, [go, ...others]] = next
    lines.delete(from)
    if (others.length > 0) lines.set(from, others)
    waiting -= 1
    go?.()
  }

  return async (from, work) => {
    if (busy < MOST_AT_ONCE) busy += 1
    else await wait(from)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}
