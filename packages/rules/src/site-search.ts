import type { SearchKind } from '@beacon/contract/search'
import { canonical, meaningfulWords, plainWords } from './chat-words.ts'
import { WRITTEN_WORD } from './written-word.ts'

/** Something that has an address, as the search reads it. */
export interface SearchDocument {
  kind: SearchKind
  title: string
  to: string
  /** The page that it stands on, where it is a part of one. */
  from?: string
  /** One sentence of what it is about. */
  description: string
  /** What can be read there, a line for each thought that can be read by itself. */
  text: string
  /** Other words for it. */
  keywords?: string
}

/** What matches a query, before it is known what else does. */
export interface SearchHit {
  document: SearchDocument
  score: number
  /** Which share of the words it speaks of, 0 to 1. */
  coverage: number
}

interface RankedHits {
  total: number
  groups: { kind: SearchKind; total: number; documents: SearchDocument[] }[]
}

const MOST_RESULTS = 20
const MOST_OF_A_KIND = 8
const LEAST_COVERAGE = 0.5
/** A match this much weaker than the best merely mentions the words. */
const FAINT = 0.06
const LONGEST_EXCERPT = 160
/** Less says nothing by itself. */
const SHORTEST_LINE = 25
/** Each word is searched for, so the time of a search grows with them. */
const MOST_WORDS = 8

/** What a visitor more likely wants: an offer rather than an article that mentions it. */
const WEIGHTS: Record<SearchKind, number> = { service: 1.4, page: 1.1, post: 0.9, product: 1, question: 0.7 }

/** The words of a text for the index: in canonical form, and as written where that differs. */
export function indexedWords(text: string): string[] {
  const meant = meaningfulWords(text)
  const known = new Set(meant)
  return [...meant, ...spelledWords(text).filter((word) => !known.has(word) && canonical(word) !== undefined)]
}

/** Of a title every word counts: who types 'about us' means the page of that name. */
export const titleWords = (title: string): string[] => [
  ...new Set([...meaningfulWords(title), ...spelledWords(title)]),
]

/** What a query asks for: of each of its words, the first eight, the forms that stand for it. */
export function askedWords(query: string): string[][] {
  const spelled = spelledWords(query)
  const meant = [...new Set(meaningfulWords(query))].slice(0, MOST_WORDS)
  if (meant.length === 0)
    return [...new Set(spelled)]
      .filter((word) => word.length > 1)
      .slice(0, MOST_WORDS)
      .map((word) => [word])
  return meant.map((word) => [
    ...new Set([word, ...spelled.filter((written) => canonical(written) === word)]),
  ])
}

/** Which share of what was asked for is among some forms. */
export const coverageOf = (asked: readonly (readonly string[])[], forms: ReadonlySet<string>): number =>
  asked.filter((word) => word.some((form) => forms.has(form))).length / asked.length

/**
 * The best results, grouped by kind. Documents that match fewer words than others do, or merely mention them, are left
 * out; ties keep their order.
 */
export function rankHits(hits: readonly SearchHit[]): RankedHits {
  const most = Math.max(LEAST_COVERAGE, ...hits.map(({ coverage }) => coverage))
  const weighed = hits
    .filter(({ coverage }) => coverage === most)
    .map(({ document, score }) => ({ document, score: score * WEIGHTS[document.kind] }))
    .toSorted((a, b) => b.score - a.score)
  const best = weighed[0]?.score ?? 0
  const meant = weighed.filter(({ score }) => score >= best * FAINT).map(({ document }) => document)
  const byKind = Map.groupBy(meant, ({ kind }) => kind)
  const leading = new Set([...byKind.values()].flatMap((documents) => documents.slice(0, MOST_OF_A_KIND)))
  const shown = new Set(meant.filter((document) => leading.has(document)).slice(0, MOST_RESULTS))
  const groups = [...byKind]
    .map(([kind, documents]) => ({
      kind,
      total: documents.length,
      documents: documents.filter((document) => shown.has(document)),
    }))
    .filter(({ documents }) => documents.length > 0)
  return { total: meant.length, groups }
}

const bare = (written: string): string => written.toLowerCase().replace(/['’-]/g, '')

/** A written word as the index has it: the same for all of its forms. */
const meaningOf = (written: string): string => canonical(bare(written)) ?? bare(written)

/** Whether a written word is one of those that were found, whichever form they have. */
export function wordFinder(terms: ReadonlySet<string>): (word: string) => boolean {
  const known = new Map<string, boolean>()
  return (written) => {
    const seen = known.get(written)
    if (seen !== undefined) return seen
    const isFound = terms.has(bare(written)) || terms.has(meaningOf(written))
    known.set(written, isFound)
    return isFound
  }
}

/** The words of some texts that were found, as they are written there, in lower case. */
export const foundIn = (texts: readonly string[], isFound: (word: string) => boolean): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.match(WRITTEN_WORD) ?? [])
      .flatMap((word) => (isFound(word) ? [word.toLowerCase()] : [])),
  ),
]

/** One line of a document: what it is about, or where more of the words stand, up to as many as are asked for. */
export function excerptOf(
  { description, text }: Pick<SearchDocument, 'description' | 'text'>,
  isFound: (word: string) => boolean,
  asked: number,
): string {
  const countIn = (line: string) => new Set(foundIn([line], isFound).map(meaningOf)).size
  let best = description
  let most = countIn(description)
  for (const line of text.split('\n')) {
    if (most >= asked) break
    const count = line.length < SHORTEST_LINE ? 0 : countIn(line)
    if (count > most) [best, most] = [line, count]
  }
  return shortened(best, isFound)
}

/** At most one line, from a word to a word, with the first one that was found in it. */
function shortened(line: string, isFound: (word: string) => boolean): string {
  const words = line.trim().split(/\s+/)
  const lengthOf = (start: number, end = words.length) => words.slice(start, end).join(' ').length
  const found = words.findIndex((word) => word.match(WRITTEN_WORD)?.some(isFound))
  let start = 0
  while (lengthOf(start) > LONGEST_EXCERPT && lengthOf(start, found) > LONGEST_EXCERPT / 2) start += 1
  let end = words.length
  while (lengthOf(start, end) > LONGEST_EXCERPT) end -= 1
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`
}

const spelledWords = (text: string): string[] =>
  plainWords(text)
    .split(/[\s/&]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
