import type { SearchAnswer } from '@beacon/contract/search'
import { meaningfulWords } from '@beacon/rules/chat-words'
import { correctedSearch } from '@beacon/rules/search-correction'
import {
  askedWords,
  excerptOf,
  foundIn,
  rankHits,
  type SearchDocument,
  wordFinder,
} from '@beacon/rules/site-search'
import { createIndex, type Found } from './document-index.ts'

/** A source of documents. */
interface SearchSource {
  /** Changes whenever what `list` answers may have changed. */
  version(): string
  list(): readonly SearchDocument[]
}

export interface SiteSearch {
  /** Searches the site. Waits for no provider and no database. */
  find(query: string): Promise<SearchAnswer>
  /** Changes whenever a result may have changed. */
  version(): string
}

/** A search over several sources. Whatever a source has changed is indexed at the next search, and nothing else. */
export function createSiteSearch(sources: readonly SearchSource[]): SiteSearch {
  const index = createIndex()
  const versions = sources.map((source) => ({ source, read: '' }))
  let reading: Promise<void> | undefined

  async function readChanges(): Promise<void> {
    for (const known of versions) {
      const version = known.source.version()
      if (version === known.read) continue
      await index.take(known.source, known.source.list())
      known.read = version
    }
  }

  function findInstead(query: string, missing: ReadonlySet<string>): SearchAnswer | undefined {
    const isMissing = (word: string) =>
      askedWords(word).some((forms) => forms.some((form) => missing.has(form)))
    const isKnown = (word: string) => isStopWord(word) || !isMissing(word)
    const showing = correctedSearch(query, { isKnown, wordsNear: index.near })
    if (showing === undefined) return undefined
    const asked = askedWords(showing)
    const found = index.search(asked)
    return found.isComplete ? { query, showing, ...answerFrom(found, asked.length) } : undefined
  }

  return {
    async find(text) {
      const query = text.trim()
      const asked = askedWords(query)
      if (asked.length === 0) return { query, total: 0, words: [], groups: [] }
      reading ??= readChanges().finally(() => {
        reading = undefined
      })
      await reading
      const asTyped = index.search(asked)
      if (asTyped.isComplete) return { query, ...answerFrom(asTyped, asked.length) }
      const missing = asked.filter((forms) => !forms.some((form) => asTyped.known.has(form)))
      const instead = findInstead(query, new Set(missing.flat()))
      return instead ?? { query, ...answerFrom(index.searchLoosely(asked), asked.length) }
    },
    version: () => sources.map((source) => source.version()).join('\n'),
  }
}

const isStopWord = (word: string): boolean => meaningfulWords(word).length === 0

function answerFrom({ hits, terms }: Found, asked: number): Omit<SearchAnswer, 'query'> {
  const { total, groups } = rankHits(hits)
  const isFound = wordFinder(terms)
  const shown = groups.map(({ documents, ...group }) => ({
    ...group,
    results: documents.map((document) => ({
      title: document.title,
      to: document.to,
      from: document.from ?? null,
      excerpt: excerptOf(document, isFound, asked),
    })),
  }))
  const texts = shown.flatMap(({ results }) => results.flatMap(({ title, excerpt }) => [title, excerpt]))
  return { total, words: foundIn(texts, isFound), groups: shown }
}
