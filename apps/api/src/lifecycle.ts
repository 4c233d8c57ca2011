/** Whether the process is stopping: it finishes what it has and takes on nothing new. */
export interface Lifecycle {
  isStopping(): boolean
  stop(): void
}

export function createLifecycle(): Lifecycle {
  let stopping = false
  return {
    isStopping: () => stopping,
    stop: () => {
      stopping = true
    },
  }
}
