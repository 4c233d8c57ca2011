import type { BlogPostAnswer } from '@beacon/contract/blog'
import { use } from 'react'
import { useRendered } from '../../lib/use-rendered.ts'
import { loadPost } from './load-posts.ts'

/**
 * A post with its related content; null if there is none. During a client-side navigation the previous page stays until
 * the post has loaded, as it does while a page's module loads.
 */
export function useBlogPost(slug: string): BlogPostAnswer | null {
  const rendered = useRendered('blogPost')
  if (rendered !== undefined) return rendered
  return slug === '' ? null : use(loadPost(slug))
}
