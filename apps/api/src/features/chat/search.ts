import { aspectsIn, type ChatTopic, type Question, topicsIn } from '@beacon/rules/chat-question'
import { meaningfulWords } from '@beacon/rules/chat-words'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from './passages.ts'

export interface Hit {
  passage: Passage
  score: number
  /** The share of the question's meaning that it covers, 0 to 1; rare words weigh more. */
  coverage: number
  /** Whether it is about the question, rather than mentioning one of its words in passing. */
  isMeant: boolean
  /** Whether a word of the question is in its heading or keywords. */
  isHeaded: boolean
}

export interface Search {
  passages: readonly Passage[]
  /** The passages that may answer, best first. */
  find(question: Pick<Question, 'words' | 'topics' | 'aspect'>): Hit[]
  isKnown(word: string): boolean
}

const MOST_HITS = 12
const ABOUT_THE_TOPIC = 2.2
const ABOUT_ANOTHER_NAMED_ONE = 0.35
const SAYS_WHAT_WAS_ASKED = 1.9
const SAYS_SOMETHING_ELSE = 0.75
/** The boost of general passages when the question names no topic. */
const GENERAL = 3
/** The boost of a heading that asks the same question. */
const SAME_HEADING = 2
/** A near match covers this much of a word. */
const NEARLY = 0.45
const RAREST = 6
/** A longer one is no slip, and comparing it with the index takes its length squared. */
const LONGEST_WORD = 40

/** A passage with its heading's terms, computed once. */
interface Entry {
  passage: Passage
  heading: ReadonlySet<string>
  about: ReadonlySet<string>
  aspects: ReadonlySet<string>
}

/** An index over passages, with words normalized by `chat-words`: abbreviations, synonyms and endings are merged. */
export function createSearch(passages: readonly Passage[], topics: readonly ChatTopic[]): Search {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'keywords', 'text', 'topic'],
    tokenize: (text, field) => (field === 'topic' ? [text] : meaningfulWords(text)),
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 2.5, keywords: 1.6, topic: 4 },
      // Queries are already split into words.
      tokenize: (query) => query.split(' '),
      fuzzy: (word) => (word.length > 4 && word.length <= LONGEST_WORD && !/\d/.test(word) ? 0.2 : false),
      maxFuzzy: 3,
      prefix: (word) => word.length > 4,
      combineWith: 'OR',
    },
  })
  index.addAll([...passages])
  const entries = new Map(passages.map((passage) => [passage.id, entryOf(passage, topics)]))
  const named = new Set(topics.map(({ id }) => id))
  const rarity = rarityOf(passages)
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (rarity.get(word) ?? RAREST), 0)

  function find(question: Asked): Hit[] {
    const { words, topics: asked } = question
    const query = [...words, ...asked].join(' ')
    if (query === '') return []
    return index
      .search(query)
      .flatMap((result): Hit[] => {
        const entry = entries.get(String(result.id))
        if (!entry) return []
        const fit = (entry.passage.weight ?? 1) * fitOf(entry, question)
        const coverage = coverageOf(words, result, entry)
        const same = weigh(words.filter((word) => entry.heading.has(word))) / (weigh(words) || 1)
        const score = result.score * fit * (1 + SAME_HEADING * same) * coverage ** 2
        return [{ passage: entry.passage, score, coverage, ...meaningOf(words, result, entry) }]
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_HITS)
  }

  /** A word of the question is in its heading or keywords, or two are in its text. */
  function meaningOf(words: readonly string[], { terms, match }: SearchResult, { aspects }: Entry) {
    const said = words.filter((word) => terms.includes(word) || aspects.has(word))
    const isHeaded = said.some((word) => aspects.has(word) || match[word]?.some((field) => field !== 'text'))
    return { isHeaded, isMeant: isHeaded || said.length !== 1 }
  }

  function coverageOf(
    words: readonly string[],
    { terms, queryTerms }: SearchResult,
    { aspects }: Entry,
  ): number {
    if (words.length === 0) return 1
    const exact = words.filter((word) => terms.includes(word) || aspects.has(word))
    const near = words.filter((word) => queryTerms.includes(word) && !exact.includes(word))
    return (weigh(exact) + NEARLY * weigh(near)) / weigh(words)
  }

  function fitOf(entry: Entry, { topics: asked, aspect }: Asked): number {
    const isAbout = asked.some((topic) => entry.about.has(topic))
    const isNamed = named.has(entry.passage.topic)
    if (asked.length === 0)
      return aspectFit(entry, aspect) * (aspect && !isNamed && entry.aspects.has(aspect) ? GENERAL : 1)
    if (isAbout) return ABOUT_THE_TOPIC * aspectFit(entry, aspect)
    return (isNamed ? ABOUT_ANOTHER_NAMED_ONE : 1) * aspectFit(entry, aspect)
  }

  return { passages, find, isKnown: (word) => rarity.has(word) }
}

/** An answer says what was asked, and not what was not: who asks what SEO is wants more than a price. */
function aspectFit({ aspects }: Entry, aspect: Asked['aspect']): number {
  if (!aspect) return aspects.size > 0 ? SAYS_SOMETHING_ELSE : 1
  return aspects.has(aspect) ? SAYS_WHAT_WAS_ASKED : SAYS_SOMETHING_ELSE
}

/** Joins two indexes; the scores of both are already comparable. */
export const joinSearches = (first: Search, second: Search): Search => ({
  passages: [...first.passages, ...second.passages],
  find: (question) =>
    [...first.find(question), ...second.find(question)]
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_HITS),
  isKnown: (word) => first.isKnown(word) || second.isKnown(word),
})

type Asked = Pick<Question, 'words' | 'topics' | 'aspect'>

function entryOf(passage: Passage, topics: readonly ChatTopic[]): Entry {
  const heading = meaningfulWords(passage.title)
  return {
    passage,
    heading: new Set(heading),
    about: new Set([passage.topic, ...topicsIn(heading, topics).named]),
    aspects: new Set([...passage.aspects, ...aspectsIn(heading)]),
  }
}

/** Inverse document frequency: words that every passage has say little. */
function rarityOf(passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { title, keywords = '', text } of passages) {
    for (const word of new Set(meaningfulWords(`${title} ${keywords} ${text}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Map(
    [...counts].map(([word, count]) => [word, Math.min(RAREST, Math.log(passages.length / count) + 0.3)]),
  )
}
