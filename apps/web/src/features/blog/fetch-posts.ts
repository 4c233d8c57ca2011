import { type BlogList, type BlogPostAnswer, listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import { relatedPosts, sidebarOf } from '@beacon/rules/blog-posts'
import { ApiError, call } from '../../lib/api.ts'
import { loadPart, NotFetched } from '../../lib/load-part.ts'

/** All posts. On a failure, which is logged, the built-in posts replace them, with a notice that says why. */
export async function fetchPosts(): Promise<BlogList> {
  try {
    return await call(listBlogPosts)
  } catch (error) {
    return builtInList(error)
  }
}

/**
 * One post with its related content, or null when there is no such post. A built-in one replaces it as above.
 *
 * @throws NotFetched when none can
 */
export async function fetchPost(slug: string): Promise<BlogPostAnswer | null> {
  try {
    return await call(readBlogPost, { params: { slug } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    const { posts, notice } = await builtInList(error)
    const post = posts.find((candidate) => candidate.slug === slug.toLowerCase())
    if (!post) throw new NotFetched('The post could not be fetched.', { cause: error })
    return { post, related: relatedPosts(posts, post), sidebar: sidebarOf(posts), notice }
  }
}

async function builtInList(error: unknown) {
  console.error(error)
  const { builtInPosts } = await loadPart(() => import('@beacon/content/posts/blog-posts'))
  const notice = error instanceof Error ? error.message : 'The posts could not be loaded.'
  return { posts: [...builtInPosts()], source: 'local' as const, notice }
}
