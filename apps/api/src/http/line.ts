/**
 * Does pieces of work one after the other, of which at most so many wait. Answers the end of a piece, or nothing when it
 * is not going to be done; what fails keeps nobody waiting.
 */
export function createLine(most: number): (work: () => Promise<void>) => Promise<void> | undefined {
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
