import { retryLater } from '../../http/errors.ts'
import type { Guesser } from './guesser.ts'

const MOST_AT_ONCE = 2
const MOST_STRANGERS_WAITING = 40
const MOST_KNOWN_WAITING = 10
const TRY_AGAIN_S = 5

/** Does the work when its turn comes. @throws AppError too_many_requests where too many wait */
type InTurn = <T>(guesser: Guesser, work: () => Promise<T>) => Promise<T>

/**
 * Two at once, so that guessing cannot take the machine's memory. Whom we know waits for no stranger, and no stranger
 * takes their place; their own guesses are few, so that strangers have their turn.
 */
export function createTurns(): InTurn {
  const known = createLines(MOST_KNOWN_WAITING)
  const strangers = createLines(MOST_STRANGERS_WAITING)
  let busy = 0

  /** The place goes to the next in line, or back. */
  function passOn(): void {
    const go = known.next() ?? strangers.next()
    if (go) go()
    else busy -= 1
  }

  return async ({ line, isKnown }, work) => {
    if (busy < MOST_AT_ONCE) busy += 1
    else await (isKnown ? known : strangers).wait(line)
    try {
      return await work()
    } finally {
      passOn()
    }
  }
}

/** Lines that take turns: after one of each other line, so that many guesses from one place keep nobody else waiting. */
function createLines(most: number) {
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0
  return {
    wait(line: string): Promise<void> {
      if (waiting === most) throw retryLater('too_many_requests', TRY_AGAIN_S)
      waiting += 1
      return new Promise((go) => {
        lines.set(line, [...(lines.get(line) ?? []), go])
      })
    },
    next(): (() => void) | undefined {
      const [first] = lines
      if (first === undefined) return undefined
      const [line, [go, ...others]] = first
      lines.delete(line)
      if (others.length > 0) lines.set(line, others)
      waiting -= 1
      return go
    },
  }
}
