import { viewOf } from '@beacon/rules/blog-posts'
import { expect, test } from 'vitest'
import { listHeading } from './list-heading.tsx'
import { listData } from './testing.ts'

const introOf = (path: string) =>
  listHeading(path, viewOf(new URL(path, 'https://agency.example')), listData(path).blogList).intro

test('BLOG-4 a list of posts states its order, an empty one does not', () => {
  expect(introOf('/blog/tag/local-seo')).toBe('Newest first.')
  expect(['/blog/tag/nope', '/blog/category/nope', '/blog/author/nobody'].map(introOf)).toEqual(['', '', ''])
})
