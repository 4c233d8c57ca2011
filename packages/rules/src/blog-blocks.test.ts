import type { Block } from '@beacon/contract/blog'
import { describe, expect, test } from 'vitest'
import { adsAfter, placeHeadings, readingMinutes, tableOfContents } from './blog-blocks.ts'
import { parseContent } from './blog-content.ts'

const paragraphs = (count: number): Block[] =>
  Array.from({ length: count }, () => ({ type: 'paragraph', text: [{ text: 'Word.' }] }))

describe('ads in a post', () => {
  test.each([
    [0, []],
    [4, []],
    [5, []],
    [6, [3]],
    [9, [3]],
    [10, [3, 7]],
    [14, [3, 7, 11]],
  ])(
    'BLOG-7 among %i paragraphs, ads follow those at %j: every 4th, never within the last 2',
    (count, places) => {
      expect([...adsAfter(paragraphs(count))]).toEqual(places)
    },
  )

  test('BLOG-7 headings and lists do not count as paragraphs', () => {
    const heading: Block = { type: 'heading', level: 2, id: 'a', text: [{ text: 'A' }] }
    expect([...adsAfter([heading, ...paragraphs(4), heading, ...paragraphs(2)])]).toEqual([4])
  })
})

const headings = (...texts: string[]) =>
  placeHeadings(texts.map((text) => ({ type: 'heading', level: 2, text: [{ text }] }))).map(
    (block) => block.type === 'heading' && block.id,
  )

test('every heading has an anchor of its own, also beside one that ends in a number', () => {
  expect(headings('Step', 'Step', 'Step 2', 'Step')).toEqual(['step', 'step-2', 'step-2-2', 'step-3'])
  expect(headings('Step 2', 'Step', 'Step', '!', '?')).toEqual([
    'step-2',
    'step',
    'step-3',
    'section',
    'section-2',
  ])
})

test('the levels of headings follow each other without a gap, below the title', () => {
  const levelsOf = (text: string) =>
    parseContent(text).flatMap((block) => (block.type === 'heading' ? [block.level] : []))
  expect(levelsOf('### Only\n\n### These')).toEqual([2, 2])
  expect(levelsOf('# One\n\n### Three\n\n## Two')).toEqual([2, 3, 3])
  expect(levelsOf('### Three\n\n# One')).toEqual([2, 2])
  expect(levelsOf('# One\n\n## Two\n\n### Three')).toEqual([2, 3, 4])
})

test('no heading takes an id of the page around it', () => {
  expect(headings('Main', 'Share', 'Related posts')).toEqual(['main-2', 'share-2', 'related-posts-2'])
})

test('the table of contents lists two levels of headings with their anchors', () => {
  expect(tableOfContents(parseContent('# Top\n\nText\n\n## *Next*\n\n### Fine'))).toEqual([
    { id: 'top', text: 'Top', level: 2 },
    { id: 'next', text: 'Next', level: 3 },
  ])
})

test('reading time is a minute per 230 words, including nested ones, and at least one', () => {
  expect(readingMinutes([])).toBe(1)
  const text = [{ text: 'word '.repeat(230) }]
  const nested: Block = {
    type: 'list',
    ordered: false,
    items: [{ text, children: [{ type: 'quote', text, children: [{ type: 'paragraph', text }] }] }],
  }
  expect(readingMinutes([nested, { type: 'table', hasHeader: false, rows: [[text]] }])).toBe(4)
})
