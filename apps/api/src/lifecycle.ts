/** Whether the process is on its way out: it finishes what it has and takes nothing new. */
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
