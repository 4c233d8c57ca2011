/** Delay after a start, in milliseconds, for background work that no visitor waits for. */
export const AFTER_START_MS = 1000

/**
 * Runs a task now, or after a delay, and again after as many milliseconds as it returns, one run at a time. Returns a
 * function that stops it and waits for the run in progress.
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
