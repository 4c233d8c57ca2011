import { PHRASES } from './chat-phrases.ts'
import { CANON, DAYS, EMPTY_WORDS, OF_PHRASES, SHORT_FORMS, TRADES } from './chat-vocabulary.ts'
import { slipsBetween } from './edit-distance.ts'

/**
 * Text normalization for the assistant and the search: maps what people type and what our pages say to the same words.
 * Pure, so that indexes, queries and tests share it.
 */

const SHORT_TEXT = 100
/** What an apostrophe stands for; “'s” is taken as “is”, though it may be a genitive. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(\w+)'s\b/g, '$1 is'],
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/(?<=\w)'m\b/g, ' am'],
  [/(?<=\w)'re\b/g, ' are'],
  [/(?<=\w)'ve\b/g, ' have'],
  [/(?<=\w)'ll\b/g, ' will'],
  [/(?<=\w)'d\b|(?<=\bi)d(?= like\b)/g, ' would'],
]

// NOTE: only where a run of signs begins: tried from each of its signs, a run inside a word takes its length squared.
const SIGNS_AT_THE_END = /(?<![.'/-])[.'/-]+$/
const SIGNS_AT_BOTH_ENDS = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}%])[^\p{L}\p{N}%]+$/gu

/**
 * Lower case, plain quotes, no accents, no commas in amounts, contractions and abbreviations written out. A long text is
 * cut at about three times its length, as much as Korean needs: Unicode writes one sign out as up to eighteen letters, and
 * whoever matches patterns would read them all.
 */
export function plainWords(text: string): string {
  let plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .slice(0, Math.max(3 * text.length, SHORT_TEXT))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
  for (const [pattern, words] of CONTRACTIONS) plain = plain.replace(pattern, words)
  return plain
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/[^\p{L}\p{N}$%&+./'-]+/gu, ' ')
    .split(' ')
    .map((word) => SHORT_FORMS.get(word.replace(SIGNS_AT_THE_END, '')) ?? word)
    .join(' ')
    .trim()
}

/** A word in the index's form; undefined for a stop word. */
export function canonical(word: string): string | undefined {
  const bare = word.toLowerCase().replace(SIGNS_AT_BOTH_ENDS, '')
  if (bare === '' || EMPTY_WORDS.has(bare)) return undefined
  return CANON.get(bare) ?? CANON.get(stem(bare)) ?? stem(bare)
}

/** A deliberately light stemmer: what it leaves apart, the fuzzy search brings together. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|is)$/.test(word)) return word
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s')) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2)
  return word
}

/** The words of a text without stop words, in order. */
export function meaningfulWords(text: string): string[] {
  let plain = ` ${plainWords(text)} `
  for (const [pattern, word] of PHRASES) plain = plain.replace(pattern, word)
  return plain.split(/[\s/&]+|(?<=\p{L})-(?=\p{L})/u).flatMap((word) => canonical(word) ?? [])
}

const TRIGGERS = [...new Set([...CANON.keys(), ...DAYS, ...OF_PHRASES])].filter((word) => word.length >= 4)
const SHORT_WORD = 7

/**
 * Corrects a typo towards a word that our pages use. In a short word: one extra or missing letter, or a transposition
 * (a substitution too easily makes another word). In a long one: any two edits. A known word stays as it is.
 */
export function corrected(
  word: string,
  isKnown: (word: string) => boolean,
  among: readonly string[] = TRIGGERS,
): string {
  if (isSpelled(word, isKnown)) return word
  let best = word
  let least = word.length < SHORT_WORD ? 2 : 3
  for (const trigger of among) {
    if (Math.abs(trigger.length - word.length) >= least || !isPlausible(word, trigger)) continue
    const slips = slipsBetween(word, trigger, least)
    if (slips < least) [best, least] = [trigger, slips]
  }
  return best
}

/** Whether a word is no typo: too short for one, or a word of the vocabulary or of our pages. */
export function isSpelled(word: string, isKnown: (word: string) => boolean): boolean {
  const known = canonical(word)
  if (word.length < 4 || /\d/.test(word) || known === undefined) return true
  return CANON.has(word) || TRADES.has(word) || isKnown(known)
}

const NAMES_OF_DAYS = [...DAYS, 'tomorrow']

/** Spells out mistyped and abbreviated weekdays in a lower-case text. */
export const withDaysSpelled = (text: string): string =>
  text.replace(/[a-z]+/g, (word) => {
    const long = SHORT_FORMS.get(word) ?? word
    return NAMES_OF_DAYS.includes(long) ? long : corrected(word, () => false, NAMES_OF_DAYS)
  })

function isPlausible(word: string, trigger: string): boolean {
  if (word.length >= SHORT_WORD) return true
  return word.length === trigger.length ? sorted(word) === sorted(trigger) : word.length > 4
}

const sorted = (word: string): string => [...word].toSorted().join('')
