import { getHeapStatistics } from 'node:v8'

const LOOK_EVERY_MS = 5000
/** The share of CPU time below which a process counts as idle; waiting for a busy machine does not count. */
const QUIET = 0.05
/**
 * So many checks in a row: a collection also discards compiled code, which the next visitor would wait for, and a pause
 * between two bursts is no idleness.
 */
const QUIET_LOOKS = 2
/** How much the heap must have grown to be worth a collection, which takes some 100 ms. */
const GROWN = 1.05

interface Heap {
  bytes(): number
  collect(): void
}

/** Returns what to do at each check, given the share of CPU time since the last one. */
export function createIdleCollection(heap: Heap): (share: number) => void {
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
 * Collects garbage while the process is idle, so that what a start or a burst of requests left behind is returned: V8
 * alone would keep it until the memory is needed. Requires `--expose-gc`, which `scripts/start.mjs` sets.
 */
export function collectWhenIdle(): void {
  const collect = globalThis.gc
  if (!collect) return
  const look = createIdleCollection({
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
