/** Chance that a word decides: the same word always gives the same numbers, here and in the browser. */
export interface Chance {
  between(least: number, most: number): number
  whole(least: number, most: number): number
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

/** Mulberry32, seeded with the word's FNV-1a hash. */
export function chanceOf(word: string): Chance {
  let state = 0x811c9dc5
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const between = (least: number, most: number) => least + next() * (most - least)
  return {
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    shuffled: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}
