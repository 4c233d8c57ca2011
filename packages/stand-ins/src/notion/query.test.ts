import { describe, expect, test } from 'vitest'
import { post, startForTest, text } from './testing.ts'

describe('a query finds', () => {
  const posts: [slug: string, published: boolean, date: string | null][] = [
    ['a', true, '2026-11-03'],
    ['b', true, '2026-11-20'],
    ['c', false, '2026-11-01'],
    ['d', true, null],
  ]

  async function slugsOf(body: object) {
    const { notion, expectAnswer } = await startForTest()
    for (const [slug, published, date] of posts) {
      notion.addPage(notion.dataSources.blog, {
        properties: {
          ...post,
          Title: { title: text(slug.toUpperCase()) },
          Slug: { rich_text: text(slug) },
          Published: { checkbox: published },
          Category: { select: { name: published ? 'SEO Tips' : 'News' } },
          Date: { date: date === null ? null : { start: date } },
        },
      })
    }
    const route = `POST /v1/data_sources/${notion.dataSources.blog}/query`
    const { results } = await expectAnswer('QueryDataSourceResponse', route, { body })
    return results.map(({ properties }) => properties.Slug?.rich_text?.[0]?.plain_text).join('')
  }

  const slug = (equals: string) => ({ property: 'Slug', rich_text: { equals } })
  const published = { property: 'Published', checkbox: { equals: true } }
  const due = (limit: string) => ({ property: 'Date', date: { on_or_before: limit } })

  test.each([
    ['everything without a filter', {}, 'abcd'],
    ['by text', { filter: slug('b') }, 'b'],
    ['by title', { filter: { property: 'Title', title: { equals: 'C' } } }, 'c'],
    ['by option', { filter: { property: 'Category', select: { equals: 'News' } } }, 'c'],
    ['by day', { filter: due('2026-11-03') }, 'ac'],
    ['by instant', { filter: due('2026-11-19T23:59:59Z') }, 'ac'],
    ['all of several filters', { filter: { and: [published, due('2026-11-20')] } }, 'ab'],
    [
      'what fits one of several',
      { filter: { or: [slug('a'), { and: [slug('c'), due('2026-12-01')] }] } },
      'ac',
    ],
    ['newest first, undated last', { sorts: [{ property: 'Date', direction: 'descending' }] }, 'bacd'],
    [
      'in the order of two keys',
      {
        sorts: [
          { property: 'Published', direction: 'ascending' },
          { property: 'Title', direction: 'descending' },
        ],
      },
      'cdba',
    ],
    ['in the order of creation', { sorts: [{ timestamp: 'created_time', direction: 'ascending' }] }, 'abcd'],
  ])('%s', async (_name, body, expected) => {
    expect(await slugsOf(body)).toBe(expected)
  })
})
