import type { BlogSummary } from '@beacon/contract/blog'
import { expect, test } from 'vitest'
import { filterPosts, listPage, relatedPosts, sidebarOf, tagSlug, viewOf } from './blog-posts.ts'
import { slugOf } from './slug.ts'

const post = (number: number, more: Partial<BlogSummary> = {}): BlogSummary => ({
  id: `p${number}`,
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: '',
  image: null,
  date: '2026-11-01',
  updated: null,
  readTime: 1,
  author: 'Priya Raman',
  category: 'seo-tips',
  tags: [],
  published: true,
  ...more,
})
const slugs = (posts: readonly BlogSummary[]) => posts.map(({ slug }) => slug)

test('BLOG-2 a search matches words in title, excerpt and tags, in any case', () => {
  const posts = [
    post(1, { title: 'The Tide' }),
    post(2, { excerpt: 'about the TIDE' }),
    post(3, { tags: ['Tide Tables'] }),
    post(4, { author: 'Tide', category: 'tide' }),
  ]
  expect(slugs(filterPosts(posts, { query: ' tIdE ' }))).toEqual(['post-1', 'post-2', 'post-3'])
  expect(filterPosts(posts, { query: '' })).toHaveLength(4)
  expect(filterPosts(posts, { query: 'ebb' })).toEqual([])
})

test('category, tag and search words combine', () => {
  const posts = [
    post(1, { tags: ['Google Ads'] }),
    post(2, { tags: ['Google Ads'], category: 'case-studies' }),
    post(3, { category: 'case-studies' }),
  ]
  expect(slugs(filterPosts(posts, { tag: 'google-ads', category: 'case-studies' }))).toEqual(['post-2'])
  expect(filterPosts(posts, { tag: 'google-ads', query: '3' })).toEqual([])
})

test('a list has pages of 25; a page number past the end shows the last', () => {
  const posts = Array.from({ length: 51 }, (_, index) => post(index))
  const list = { posts, source: 'local' as const }
  expect(listPage(list, { page: 2 })).toMatchObject({ page: 2, pages: 3, total: 51 })
  expect(slugs(listPage(list, { page: 99 }).posts)).toEqual(['post-50'])
  expect(listPage({ ...list, posts: [] }, {})).toMatchObject({ page: 1, pages: 1, total: 0, posts: [] })
})

test('BLOG-3 the sidebar has 5 recent posts, categories by number of posts and at most 15 tags', () => {
  const posts = Array.from({ length: 20 }, (_, index) =>
    post(index, { tags: ['Maps', `Tag ${index}`], category: index < 3 ? 'case-studies' : 'seo-tips' }),
  )
  const { recent, categories, tags } = sidebarOf(posts)
  expect(recent.map(({ slug }) => slug)).toEqual(['post-0', 'post-1', 'post-2', 'post-3', 'post-4'])
  expect(categories).toEqual([
    { slug: 'seo-tips', count: 17 },
    { slug: 'case-studies', count: 3 },
  ])
  expect([tags[0], tags.length]).toEqual(['Maps', 15])
})

test('related posts are up to three others in the category', () => {
  const posts = [1, 2, 3, 4, 5].map((number) => post(number))
  expect(slugs(relatedPosts(posts, post(2)))).toEqual(['post-1', 'post-3', 'post-4'])
  expect(relatedPosts(posts, post(9, { category: 'case-studies' }))).toEqual([])
})

test('an address determines its list’s filter', () => {
  const view = (path: string) => viewOf(new URL(path, 'https://b.example'))
  expect(view('/blog?q=%20tide%20&category=seo-tips&page=2')).toEqual({
    query: 'tide',
    category: 'seo-tips',
    tag: undefined,
    page: 2,
  })
  expect(view('/blog/category/seo-tips?category=other')).toMatchObject({ category: 'seo-tips', page: 1 })
  expect(view('/blog/tag/google-ads')).toMatchObject({ tag: 'google-ads', category: undefined })
  expect(view('/blog/tag/%E0%A4%A').tag).toBe('%E0%A4%A')
  expect(view('/blog/author/maren-doyle')).toMatchObject({ author: 'maren-doyle', tag: undefined })
  for (const page of ['0', '-1', '1.5', 'x']) expect(view(`/blog?page=${page}`).page).toBe(1)
})

test('a word is converted to a slug', () => {
  expect(tagSlug('Google Ads')).toBe('google-ads')
  expect(slugOf('AI & Automation')).toBe('ai-automation')
  expect(slugOf('한국 시장'), 'as it is typed').toBe('한국-시장')
  expect(slugOf(' Café — it’s open! ')).toBe('cafe-its-open')
  expect(slugOf('!!!')).toBe('')
})

test('a search that matches nothing shows the posts of the most similar words, and says so', () => {
  const posts = [post(1, { title: 'Web hosting' }), post(2, { title: 'Posting' })]
  const list = { posts, source: 'local' as const }
  const { posts: shown, showing, total } = listPage(list, { query: 'Web hostng' })
  expect({ shown: slugs(shown), showing, total }).toEqual({
    shown: ['post-1'],
    showing: 'web hosting',
    total: 1,
  })
  expect(listPage(list, { query: 'hosting' }).showing).toBeUndefined()
  // Both words are known, but in no text together.
  expect(listPage(list, { query: 'posting web' })).toMatchObject({ total: 0, showing: undefined })
  // Its category has no such post.
  expect(listPage(list, { query: 'hostng', category: 'other' })).toMatchObject({
    total: 0,
    showing: undefined,
  })
})
