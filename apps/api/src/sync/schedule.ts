/** Late enough for a start, in milliseconds: what a process does in the background, and no visitor waits for. */
export const AFTER_START_MS = 1000

/**
 * Runs a task now, or first after a while, and again after as many milliseconds as it says, one run at a time; answers
 * how to stop, which waits for the run that is under way.
 */
export function repeat(task: () => Promise<number>, firstAfterMs = 0): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  if (firstAfterMs > 0) runAfter(firstAfterMs)
  else running = run()

  function runAfter(pauseMs: number): void {
    timer = setTimeout(() => {
      running = run()
    }, pauseMs)
  }

  async function run(): Promise<void> {
    const pauseMs = await task()
    if (!isStopped) runAfter(pauseMs)
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
