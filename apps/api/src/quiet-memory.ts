import { getHeapStatistics } from 'node:v8'

const LOOK_EVERY_MS = 5000
/** The share of the time that a quiet process computes; its waiting for a busy machine does not count. */
const QUIET = 0.05
/**
 * So many looks in a row: what is collected includes compiled code, which the next visitor would wait for, and the
 * breath between two bursts is none.
 */
const QUIET_LOOKS = 2
/** By how much the heap has grown when a collection, some 100 ms, is worth it. */
const GROWN = 1.05

interface Heap {
  bytes(): number
  collect(): void
}

/** Answers what to do at a look, given the share of the time since the last one that the process has computed. */
export function createQuietCollection(heap: Heap): (share: number) => void {
  let kept = 0
  let quietLooks = 0
  return (share) => {
    quietLooks = share > QUIET ? 0 : quietLooks + 1
    if (quietLooks < QUIET_LOOKS || heap.bytes() < kept * GROWN) return
    heap.collect()
    kept = heap.bytes()
  }
}

/**
 * Gives back what the start, or a burst of requests, has left behind, when the process has nothing else to do: V8 alone
 * would keep it until somebody needs the room. Only where `--expose-gc` allows it, as `scripts/start.mjs` does.
 */
export function collectWhenQuiet(): void {
  const collect = globalThis.gc
  if (!collect) return
  const look = createQuietCollection({
    bytes: () => getHeapStatistics().total_heap_size,
    collect: () => void collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  })
  let before = process.threadCpuUsage()
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before)
    look((user + system) / 1000 / LOOK_EVERY_MS)
    before = process.threadCpuUsage()
  }, LOOK_EVERY_MS).unref()
}
