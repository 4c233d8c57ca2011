/**
 * Runs a task now and again after as many milliseconds as it says, one run at a time; answers how to stop, which waits
 * for the run that is under way.
 */
export function repeat(task: () => Promise<number>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = run()

  async function run(): Promise<void> {
    const pauseMs = await task()
    if (isStopped) return
    timer = setTimeout(() => {
      running = run()
    }, pauseMs)
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
