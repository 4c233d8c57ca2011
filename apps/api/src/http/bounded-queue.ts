/**
 * Runs jobs one at a time, with at most `most` in the queue. Returns a promise for the job's end, or undefined when the
 * queue is full; a job that fails does not hold up the next.
 */
export function createBoundedQueue(most: number): (work: () => Promise<void>) => Promise<void> | undefined {
  let last = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting === most) return undefined
    waiting += 1
    last = last
      .then(work)
      .catch(() => {})
      .finally(() => {
        waiting -= 1
      })
    return last
  }
}
