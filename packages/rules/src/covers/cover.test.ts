import { describe, expect, test } from 'vitest'
import { drawCover } from './cover.ts'
import { coverSvg } from './cover-svg.ts'
import { SHEET } from './sheet.ts'

const CATEGORIES = [
  'local-marketing',
  'seo-tips',
  'software-tutorials',
  'case-studies',
  'ppc-advertising',
  'web-development',
  'ai-automation',
  'social-media',
]

const text = (category: string, slug: string) => JSON.stringify(drawCover(category, slug))

/** The first coordinates of every stroke. */
const starts = (d: string) =>
  [...d.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe.each(CATEGORIES)('a cover of %s', (category) => {
  test('is the same every time for one post, and different for every other post', () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `post-${index}`)
    expect(text(category, 'post-1')).toBe(text(category, 'post-1'))
    expect(new Set(slugs.map((slug) => text(category, slug))).size).toBe(slugs.length)
  })

  test('is path data only, small enough to be inlined in a page', () => {
    for (const slug of ['a', 'two-second-website', 'Ünïcode 🌊', '"><script>']) {
      const shapes = drawCover(category, slug)
      expect(shapes.filter(({ d }) => !/^[MLHVCQAZmlhvcsqaz\d\s.-]*$/.test(d))).toEqual([])
      expect(text(category, slug).length).toBeLessThan(9_000)
    }
  })

  test('has its light within every crop', () => {
    const wrong = Array.from({ length: 60 }, (_, index) => `post-${index}`).filter((slug) => {
      const lit = drawCover(category, slug).filter(({ look }) => look === 'lit' || look === 'lit-line')
      return !lit.some(({ d }) =>
        starts(d).some(({ x, y }) => x > 20 && x < SHEET.width - 20 && y > 48 && y < SHEET.height - 48),
      )
    })
    expect(wrong).toEqual([])
  })
})

test('categories have different covers', () => {
  expect(new Set(CATEGORIES.map((category) => text(category, 'one-slug'))).size).toBe(CATEGORIES.length)
})

test('a custom category has a cover, too', () => {
  expect(text('lighthouse-news', 'a')).toBe(text('local-marketing', 'a'))
  expect(text('constructor', 'a')).toBe(text('local-marketing', 'a'))
})

test('the share picture is one complete SVG without text', () => {
  const svg = coverSvg('social-media', '"><script>', 1200, 630)
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630".*<\/svg>$/)
  expect(svg).not.toMatch(/<text|script|NaN|undefined/)
})
