/**
 * Does pieces of work one after the other, of which at most so many wait. Answers whether a piece is going to be done;
 * what fails keeps nobody waiting.
 */
export function createLine(most: number): (work: () => Promise<void>) => boolean {
  let last = Promise.resolve()
  let waiting = 0
  return (work) => {
    if (waiting === most) return false
    waiting += 1
    last = last
      .then(work)
      .catch(() => {})
      .finally(() => {
        waiting -= 1
      })
    return true
  }
}
