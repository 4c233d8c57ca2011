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

test('what is said in other words is found by the words of the index, and by those that were written', () => {
  expect(indexedWords('Advertising on Google')).toEqual(['ppc', 'google', 'advertising'])
  expect(askedWords('ads')).toEqual([['ppc', 'ads']])
  expect(askedWords('How much is search engine optimization?')).toEqual([['price'], ['seo']])
})

test('words that carry no meaning count where nothing else was typed, but not a single letter', () => {
  expect(askedWords('about us')).toEqual([['about'], ['us']])
  expect(askedWords('a')).toEqual([])
  expect(askedWords(' ?! ')).toEqual([])
})

test('an offer goes before an article and a question that say as much', () => {
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

test('what says fewer of the words than the best is left out, and so is everything that says less than half', () => {
  expect(titlesOf([hit('both', 'page', 1), hit('one', 'page', 9, 0.5)])).toEqual([['page', 'both']])
  expect(titlesOf([hit('a third', 'page', 9, 1 / 3)])).toEqual([])
})

test('what only mentions the words is left out', () => {
  expect(titlesOf([hit('meant', 'page', 100), hit('mentioned', 'page', 2)])).toEqual([['page', 'meant']])
})

test('at most 20 results, 8 of a kind, and it is said how many there are', () => {
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

test('some of the words are covered in any of their forms', () => {
  expect(coverageOf([['ppc', 'ads'], ['price']], new Set(['ads']))).toBe(0.5)
})

test('the words to mark are those of the texts, in whichever form', () => {
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

test('the line of a result is what it is about, or the sentence where more of the words stand', () => {
  expect(excerptOf(document, wordFinder(new Set(['website'])), 1)).toBe(document.description)
  expect(excerptOf(document, wordFinder(new Set(['hosting', 'backup'])), 2)).toBe(
    'Hosting and backups are one bill, once a month, in your name.',
  )
  expect(excerptOf(document, wordFinder(new Set(['nobody'])), 1)).toBe(document.description)
})

test('a word in two of its forms is one of the words that were asked for', () => {
  const text = 'A backup is one of many backups.\nHosting comes with a backup.'
  const isFound = wordFinder(new Set(['hosting', 'backup']))
  expect(excerptOf({ description: '', text }, isFound, 2)).toBe('Hosting comes with a backup.')
})

test('a long sentence is cut from a word to a word around what was found', () => {
  const description = `${'before '.repeat(40)}lighthouse ${'after '.repeat(40)}`
  const line = excerptOf({ description, text: '' }, wordFinder(new Set(['lighthouse'])), 1)
  expect(line).toMatch(/^… before .*lighthouse after.* after …$/)
  expect(line.length).toBeLessThanOrEqual(164)
})
