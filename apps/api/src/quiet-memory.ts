import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

const LOOK_EVERY_MS = 5000
/** The share of its time that a quiet process works. */
const QUIET = 0.05
/** By how much the heap has grown when a collection, some 100 ms, is worth it. */
const GROWN = 1.05

interface Heap {
  bytes(): number
  collect(): void
}

/** Answers what to do at a look, given the share of the time since the last one that the process has worked. */
export function createQuietCollection(heap: Heap): (share: number) => void {
  let kept = 0
  return (share) => {
    if (share > QUIET || heap.bytes() < kept * GROWN) return
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
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    look(performance.eventLoopUtilization(now, before).utilization)
    before = now
  }, LOOK_EVERY_MS).unref()
}
