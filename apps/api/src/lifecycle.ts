/** Whether the process is stopping: it finishes what it has and takes on nothing new. */
export interface Lifecycle {
  isStopping(): boolean
  stop(): void
}

/** One for each process, which servers and workers ask alike. */
export function createLifecycle(): Lifecycle {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop: () => {
      stopping = true
    },
  }
}
