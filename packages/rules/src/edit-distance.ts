/**
 * Edit distance with transpositions (optimal string alignment).
 * @param enough distances this large are not computed to the end: a word is often compared with
 * hundreds of others
 */
export function slipsBetween(a: string, b: string, enough = Number.POSITIVE_INFINITY): number {
  if (Math.max(lettersBeside(b, a), lettersBeside(a, b)) >= enough) return enough
  let older: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  let fewest = 0
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow(a, b, row, [older, last])
    const fewestHere = Math.min(...current)
    // A transposition reaches back two rows.
    if (fewest >= enough && fewestHere >= enough) return enough
    fewest = fewestHere
    older = last
    last = current
  }
  return last[b.length] ?? 0
}

/** How many letters of a word another one has nowhere: each takes an edit, and counting them is quick. */
function lettersBeside(other: string, word: string): number {
  let count = 0
  for (const letter of word) if (!other.includes(letter)) count += 1
  return count
}

type Rows = readonly [older: readonly number[], last: readonly number[]]

/** One row of the distance matrix: from the first `row` letters of one word to each prefix of the other. */
function nextRow(a: string, b: string, row: number, [older, last]: Rows): number[] {
  const current = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const exchanged = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
    const slips = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, exchanged)
    const haveChangedPlaces = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    current.push(haveChangedPlaces ? Math.min(slips, (older[column - 2] ?? 0) + 1) : slips)
  }
  return current
}
