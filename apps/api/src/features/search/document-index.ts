import { setImmediate } from 'node:timers/promises'
import { mostSlips } from '@beacon/rules/search-correction'
import {
  coverageOf,
  indexedWords,
  type SearchDocument,
  type SearchHit,
  titleWords,
} from '@beacon/rules/site-search'
import MiniSearch, { type SearchOptions } from 'minisearch'

/** A single letter is the prefix of too many words. */
const SHORTEST_BEGINNING = 2
/** Nor is less the prefix of a word that others follow, which nobody is still typing. */
const SHORTEST_CLEAR_BEGINNING = 4
/** In a shorter word, one typo makes another word. */
const SHORTEST_MISTYPED = 5

export interface Found {
  hits: readonly SearchHit[]
  terms: ReadonlySet<string>
  /** Those forms of the words that a document contains. */
  known: ReadonlySet<string>
  /** Whether a document contains all of the words. */
  isComplete: boolean
}

interface DocumentIndex {
  /** Updates the index to these documents of a source, indexing only those that have changed. */
  take(source: object, documents: readonly SearchDocument[]): Promise<void>
  /** Documents that match the words, each given by its forms, and the terms that matched. */
  search(asked: readonly (readonly string[])[]): Found
  /** The same, with documents that contain similar words. */
  searchLoosely(asked: readonly (readonly string[])[]): Found
  /** Terms that resemble a word, once for each document that contains them. */
  near(word: string): string[]
}

/** An empty index, in this process's memory. */
export function createIndex(): DocumentIndex {
  const index = new MiniSearch<SearchDocument & { id: string }>({
    fields: ['title', 'from', 'keywords', 'description', 'text'],
    tokenize: (text, field) => (field === 'title' ? titleWords(text) : indexedWords(text)),
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 5, keywords: 2, description: 2 },
      // Queries are already split into words.
      tokenize: (query) => query.split(' '),
      prefix: (word, place, { length }) =>
        word.length >= (place === length - 1 ? SHORTEST_BEGINNING : SHORTEST_CLEAR_BEGINNING),
    },
  })
  const held = new Map<object, Map<string, SearchDocument>>()
  const documentOf = (id: string) =>
    held
      .values()
      .map((documents) => documents.get(id))
      .find(Boolean)

  function find(asked: readonly (readonly string[])[], options: SearchOptions = {}) {
    return index.search(asked.flat().join(' '), options).map(({ id, score, queryTerms, terms }) => ({
      document: documentOf(id) as SearchDocument,
      score,
      coverage: coverageOf(asked, new Set(queryTerms)),
      queryTerms,
      terms,
    }))
  }

  return {
    async take(source, documents) {
      const before = held.get(source) ?? new Map<string, SearchDocument>()
      const after = new Map(documents.map((document) => [idOf(document), document]))
      for (const [id, document] of before) if (!isSame(document, after.get(id))) index.discard(id)
      held.set(source, after)
      for (const [id, document] of after) {
        if (isSame(document, before.get(id))) continue
        index.add({ ...document, id })
        // A long post takes milliseconds: yield to visitors' requests in between.
        await setImmediate()
      }
    },
    search: (asked) => toFound(find(asked)),
    searchLoosely: (asked) => toFound(find(asked, mistyped)),
    // The index counts letters that have changed places as two slips.
    near: (word) =>
      find([[word]], { prefix: false, fuzzy: mostSlips(word) + 1 }).flatMap(({ terms }) => terms),
  }
}

type Match = SearchHit & { queryTerms: readonly string[]; terms: readonly string[] }

const toFound = (hits: readonly Match[]): Found => ({
  hits,
  terms: new Set(hits.flatMap(({ terms }) => terms)),
  known: new Set(hits.flatMap(({ queryTerms }) => queryTerms)),
  isComplete: hits.some(({ coverage }) => coverage === 1),
})

const mistyped: SearchOptions = {
  fuzzy: (word) => (word.length >= SHORTEST_MISTYPED && !/\d/.test(word) ? 0.2 : false),
}

/** Questions share the address of their page, so the title is part of the id. */
const idOf = ({ kind, to, title }: SearchDocument): string => `${kind} ${to} ${title}`

const isSame = (one: SearchDocument, other: SearchDocument | undefined): boolean =>
  other !== undefined &&
  one.text === other.text &&
  one.description === other.description &&
  one.keywords === other.keywords
