import { describe, expect, test } from 'vitest'
import { type PostSlug, postList } from '../post-list.ts'
import { serviceSlugs } from '../services.ts'
import { team } from '../team.ts'
import type { Post } from './post.ts'
import { posts } from './posts.ts'

const pagePaths = new Set([
  ...['/', '/about', '/contact', '/services', '/partners', '/blog', '/booking', '/store', '/accessibility'],
  ...['/restaurant-calculator', '/restaurant-digital-marketing'],
  ...['/barbershop-digital-marketing', '/barbershop-case-study'],
  ...serviceSlugs.map((slug) => `/services/${slug}`),
  ...Object.keys(postList).map((slug) => `/blog/${slug}`),
])

const linkPattern = /\[([^[\]]+)\]\(([^()\s]+)\)/g

const links = ({ content }: Post) => [...content.matchAll(linkPattern)].map((match) => match[2] ?? '')

const wordCount = ({ content }: Post) =>
  content
    .replaceAll(linkPattern, '$1')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const isNumbered = (lines: readonly string[]) =>
  lines.every((line, index) => line.startsWith(`${index + 1}. `) && line.length > 4)

/** A block is a heading, a list, a numbered list or a paragraph on one line. */
const isKnownBlock = (block: string) => {
  const lines = block.split('\n')
  if (block.startsWith('- ')) return lines.every((line) => /^- \S/.test(line))
  if (block.startsWith('1. ')) return isNumbered(lines)
  if (block.startsWith('#')) return /^#{2,3} \S.*$/.test(block) && lines.length === 1
  return lines.length === 1 && /^[^\s>|!]/.test(block)
}

/** Whether a line has markup besides links, code, bold and italic. */
const hasStrayMark = (line: string) =>
  /[*_`[\]<>|]/.test(
    line
      .replaceAll(linkPattern, '$1')
      .replaceAll(/`[^`]+`/g, '')
      .replaceAll(/\*\*[^*]+\*\*/g, '')
      .replaceAll(/\*[^*]+\*/g, ''),
  )

/** The posts' slugs for which `wrong` holds, so that a failure names them. */
const failing = (wrong: (post: Post) => boolean) => posts.filter(wrong).map(({ slug }) => slug)

const outside = (text: string, least: number, most: number) => text.length < least || text.length > most

const expectUnique = (values: readonly string[]) =>
  expect(values.toSorted()).toEqual([...new Set(values)].toSorted())

describe('the set of posts', () => {
  test('matches the post list: every slug once, with its title and category', () => {
    const own = posts.map(({ slug, title, category }): [PostSlug, object] => [slug, { title, category }])
    expect(posts).toHaveLength(Object.keys(postList).length)
    expect(Object.fromEntries(own)).toEqual(postList)
  })

  test('covers all eight categories and is sorted newest first', () => {
    expect(new Set(posts.map(({ category }) => category)).size).toBe(8)
    const dates = posts.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('repeats no id, title, excerpt, page title or description', () => {
    expectUnique(posts.map(({ id }) => id))
    expectUnique(posts.map(({ title }) => title))
    expectUnique(posts.map(({ excerpt }) => excerpt))
    expectUnique(posts.map(({ meta }) => meta.title))
    expectUnique(posts.map(({ meta }) => meta.description))
  })
})

describe('every post', () => {
  test('has 600 to 1,200 words', () => {
    const counts = posts.map((post) => ({ slug: post.slug, words: wordCount(post) }))
    expect(counts.filter(({ words }) => words < 600 || words > 1_200)).toEqual([])
  })

  test('has an excerpt of 120 to 180, a page title of up to 60 and a description of 120 to 160 characters', () => {
    expect(failing(({ excerpt }) => outside(excerpt, 120, 180))).toEqual([])
    expect(failing(({ meta }) => outside(meta.title, 1, 60))).toEqual([])
    expect(failing(({ meta }) => outside(meta.description, 120, 160))).toEqual([])
  })

  test('exists for each team member whom the about page calls an author', () => {
    const authors = new Set(posts.map(({ author }) => author))
    expect(team.filter(({ name, writes }) => writes !== authors.has(name))).toEqual([])
  })

  test('is by a team member and dated between March and November 2026', () => {
    const names = team.map(({ name }) => name)
    expect(failing(({ author }) => !names.includes(author))).toEqual([])
    expect(failing(({ date }) => date < '2026-03-01' || date > '2026-11-12')).toEqual([])
    expect(failing(({ date, updated }) => updated !== undefined && updated <= date)).toEqual([])
  })

  test('has three to five tags in title case', () => {
    expect(failing(({ tags }) => tags.length < 3 || tags.length > 5)).toEqual([])
    expect(failing(({ tags }) => new Set(tags).size < tags.length)).toEqual([])
    expect(
      failing(({ tags }) => !tags.every((tag) => /^[A-Z][A-Za-z0-9-]*( [A-Z0-9][A-Za-z0-9-]*)*$/.test(tag))),
    ).toEqual([])
  })

  test('links within the site only to pages that exist, never to itself, and outside by https', () => {
    const wrong = posts.flatMap((post) =>
      links(post)
        .filter((to) => !pagePaths.has(to) && !/^https:\/\/[^/]+\.[a-z]+/.test(to))
        .map((to) => `${post.slug}: ${to}`),
    )
    expect(wrong).toEqual([])
    expect(failing((post) => links(post).includes(`/blog/${post.slug}`))).toEqual([])
    expect(failing((post) => !links(post).some((to) => to.startsWith('/')))).toEqual([])
  })

  test('uses only the markup that the blog renders', () => {
    const wrong = posts.flatMap(({ slug, content }) =>
      content
        .split('\n\n')
        .filter((block) => !isKnownBlock(block) || block.split('\n').some(hasStrayMark))
        .map((block) => `${slug}: ${block.slice(0, 60)}`),
    )
    expect(wrong).toEqual([])
  })

  test('uses typographic apostrophes, quotation marks and single spaces', () => {
    expect(failing(({ content, excerpt }) => /['"]| {2}|\.\.\.|\n{3}/.test(content + excerpt))).toEqual([])
    expect(failing(({ content }) => content !== content.trim())).toEqual([])
  })
})
