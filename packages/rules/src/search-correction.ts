import { slipsBetween } from './edit-distance.ts'
import { WRITTEN_WORD } from './written-word.ts'

/** In a shorter word, one typo makes another word. */
const SHORTEST_MISTYPED = 4
/** From here on, another letter is a typo. */
const SURE_LENGTH = 6
const LONG_WORD = 8
/** Looking for a similar word takes about as long as a search. */
const MOST_REPLACED = 3

/** What can be found, all in lower case. */
interface SearchedWords {
  isKnown(word: string): boolean
  /** Words to choose from, each as often as it occurs. */
  wordsNear(word: string): Iterable<string>
}

/**
 * A search in which each unknown word is replaced by the most similar known one; undefined if there is nothing to
 * replace, too much, or nothing similar.
 */
export function correctedSearch(search: string, { isKnown, wordsNear }: SearchedWords): string | undefined {
  let isHopeless = false
  let replaced = 0
  const corrected = search.toLowerCase().replace(WRITTEN_WORD, (word) => {
    if (isHopeless || isKnown(word)) return word
    replaced += 1
    const canReplace = mostSlips(word) > 0 && replaced <= MOST_REPLACED
    const meant = canReplace ? nearest(word, wordsNear(word)) : undefined
    isHopeless = meant === undefined
    return meant ?? word
  })
  return isHopeless || corrected === search.toLowerCase() ? undefined : corrected
}

/** The same for a search that finds parts of words in these texts. */
export function correctedSearchIn(texts: readonly string[], search: string): string | undefined {
  const known = texts.map((text) => text.toLowerCase())
  return correctedSearch(search, {
    isKnown: (word) => known.some((text) => text.includes(word)),
    wordsNear: () => known.flatMap((text) => text.match(WRITTEN_WORD) ?? []),
  })
}

/** In how many letters a mistyped word may differ; a number is what it is. */
export function mostSlips(word: string): number {
  if (word.length < SHORTEST_MISTYPED || /\d/.test(word)) return 0
  return word.length < LONG_WORD ? 1 : 2
}

/** The word with the fewest slips; among several, the one that begins it (hats, hat), then the most frequent. */
function nearest(word: string, words: Iterable<string>): string | undefined {
  const most = mostSlips(word)
  const begins = (known: string) => Number(word.startsWith(known))
  const counts = new Map<string, number>()
  for (const each of words)
    if (Math.abs(each.length - word.length) <= most) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts]
    .filter(([known]) => isPlausible(word, known))
    .map(([known, count]) => ({ known, count, slips: slipsBetween(word, known, most + 1) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((a, b) => a.slips - b.slips || begins(b.known) - begins(a.known) || b.count - a.count)[0]?.known
}

/** In a short word another letter makes another word (sale, salt); one too many or too few, or out of place, is a typo. */
const isPlausible = (word: string, known: string): boolean =>
  word.length >= SURE_LENGTH || word.length !== known.length || sorted(word) === sorted(known)

const sorted = (word: string): string => [...word].toSorted().join('')
