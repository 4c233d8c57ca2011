import type { SearchAnswer } from '@beacon/contract/search'
import {
  askedWords,
  excerptOf,
  foundIn,
  type RankedHits,
  rankHits,
  type SearchDocument,
  wordFinder,
} from '@beacon/rules/site-search'
import { createIndex } from './document-index.ts'

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

  return {
    async find(text) {
      const query = text.trim()
      const asked = askedWords(query)
      if (asked.length === 0) return { query, total: 0, words: [], groups: [] }
      reading ??= readChanges().finally(() => {
        reading = undefined
      })
      await reading
      const { hits, terms } = index.search(asked)
      return { query, ...answerFrom(rankHits(hits), wordFinder(terms), asked.length) }
    },
    version: () => sources.map((source) => source.version()).join('\n'),
  }
}

function answerFrom(
  { total, groups }: RankedHits,
  isFound: (word: string) => boolean,
  asked: number,
): Omit<SearchAnswer, 'query'> {
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
