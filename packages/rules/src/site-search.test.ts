import type { SearchKind } from '@beacon/contract/search'
import { expect, test } from 'vitest'
import {
  askedWords,
  coverageOf,
  excerptOf,
  foundIn,
  indexedWords,
  rankHits,
  type SearchHit,
  wordFinder,
} from './site-search.ts'

const hit = (title: string, kind: SearchKind, score: number, coverage = 1): SearchHit => ({
  document: { kind, title, to: `/${title}`, description: '', text: '' },
  score,
  coverage,
})

const titlesOf = (hits: readonly SearchHit[]) =>
  rankHits(hits).groups.map(({ kind, documents }) => [kind, ...documents.map(({ title }) => title)])

test('synonyms are searched along with the words that were typed', () => {
  expect(indexedWords('Advertising on Google')).toEqual(['ppc', 'google', 'advertising'])
  expect(askedWords('ads')).toEqual([['ppc', 'ads']])
  expect(askedWords('How much is search engine optimization?')).toEqual([['price'], ['seo']])
})

test('stop words are searched only if nothing else was typed, and single letters never', () => {
  expect(askedWords('about us')).toEqual([['about'], ['us']])
  expect(askedWords('a')).toEqual([])
  expect(askedWords(' ?! ')).toEqual([])
})

test('with equal scores a service ranks before a post, and a post before a question', () => {
  expect(titlesOf([hit('q', 'question', 10), hit('post', 'post', 10), hit('seo', 'service', 10)])).toEqual([
    ['service', 'seo'],
    ['post', 'post'],
    ['question', 'q'],
  ])
})

test('the kind of the best result comes first', () => {
  expect(titlesOf([hit('mug', 'product', 40), hit('seo', 'service', 10), hit('cup', 'product', 5)])).toEqual([
    ['product', 'mug', 'cup'],
    ['service', 'seo'],
  ])
})

test('results with fewer words than the best are left out, and so are all with less than half', () => {
  expect(titlesOf([hit('both', 'page', 1), hit('one', 'page', 9, 0.5)])).toEqual([['page', 'both']])
  expect(titlesOf([hit('a third', 'page', 9, 1 / 3)])).toEqual([])
})

test('results that only mention the words are left out', () => {
  expect(titlesOf([hit('meant', 'page', 100), hit('mentioned', 'page', 2)])).toEqual([['page', 'meant']])
})

test('returns at most 20 results, 8 of a kind, and the total number', () => {
  const kinds = ['service', 'page', 'post', 'product'] as const
  const { total, groups } = rankHits(
    kinds.flatMap((kind) => Array.from({ length: 30 }, (_, at) => hit(`${kind} ${at}`, kind, 50 - at))),
  )
  expect(total).toBe(120)
  expect(groups.map(({ total: found }) => found)).toEqual([30, 30, 30])
  const shown = groups.map(({ documents }) => documents.length)
  expect(Math.max(...shown)).toBe(8)
  expect(shown.reduce((sum, count) => sum + count)).toBe(20)
})

test('a word is covered by any of its synonyms', () => {
  expect(coverageOf([['ppc', 'ads'], ['price']], new Set(['ads']))).toBe(0.5)
})

test('matching words are highlighted in any form', () => {
  const isFound = wordFinder(new Set(['mug', 'tshirt']))
  expect(foundIn(['Mugs & T-Shirts', 'the mug’s handle, a smug one'], isFound)).toEqual([
    'mugs',
    't-shirts',
    'mug’s',
  ])
})

const document = {
  description: 'Websites for shops of the South Shore.',
  text: 'Hosting.\nNightly backups are kept for thirty days, in another state.\nHosting and backups are one bill, once a month, in your name.',
}

test('the excerpt is the description, or the sentence with more of the words', () => {
  expect(excerptOf(document, wordFinder(new Set(['website'])), 1)).toBe(document.description)
  expect(excerptOf(document, wordFinder(new Set(['hosting', 'backup'])), 2)).toBe(
    'Hosting and backups are one bill, once a month, in your name.',
  )
  expect(excerptOf(document, wordFinder(new Set(['nobody'])), 1)).toBe(document.description)
})

test('two forms of one word count as one', () => {
  const text = 'A backup is one of many backups.\nHosting comes with a backup.'
  const isFound = wordFinder(new Set(['hosting', 'backup']))
  expect(excerptOf({ description: '', text }, isFound, 2)).toBe('Hosting comes with a backup.')
})

test('a long sentence is cut at word boundaries around the match', () => {
  const description = `${'before '.repeat(40)}lighthouse ${'after '.repeat(40)}`
  const line = excerptOf({ description, text: '' }, wordFinder(new Set(['lighthouse'])), 1)
  expect(line).toMatch(/^… before .*lighthouse after.* after …$/)
  expect(line.length).toBeLessThanOrEqual(164)
})
