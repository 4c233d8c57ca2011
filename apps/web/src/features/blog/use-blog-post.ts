import type { BlogPostAnswer } from '@beacon/contract/blog'
import { use } from 'react'
import { useRendered } from '../../lib/use-rendered.ts'
import { loadPost } from './load-posts.ts'

/**
 * A post with what stands around it; null where there is none. After a client-side navigation the page before it stays
 * until the post is there, as it does while a page's module is fetched.
 */
export function useBlogPost(slug: string): BlogPostAnswer | null {
  const rendered = useRendered('blogPost')
  if (rendered !== undefined) return rendered
  return slug === '' ? null : use(loadPost(slug))
}
