import type { BlogList, BlogPostAnswer } from '@beacon/contract/blog'

/** What has been fetched on this visit: a page that was left is found as it was, at once. */
let list: BlogList | undefined
const posts = new Map<string, Promise<BlogPostAnswer | null>>()

/** What stands in for a post that could not be had is good for a minute; then it is asked for again. */
const STAND_IN_MS = 60_000

/** The calls come with the schemas of the contract, which no first screen needs. */
const calls = () => import('./fetch-posts.ts')

/** All posts, where they are here already. */
export const knownPosts = () => list

export async function loadPosts(): Promise<BlogList> {
  if (list) return list
  const { fetchPosts } = await calls()
  const loaded = await fetchPosts()
  if (!loaded.notice) list = loaded
  return loaded
}

/** A post with what stands around it, or null where there is none: the same promise for as long as it is good. */
export function loadPost(slug: string): Promise<BlogPostAnswer | null> {
  const known = posts.get(slug)
  if (known) return known
  const loading = calls().then(({ fetchPost }) => fetchPost(slug))
  posts.set(slug, loading)
  loading.then(
    (answer) => answer?.notice && setTimeout(() => posts.delete(slug), STAND_IN_MS),
    () => posts.delete(slug),
  )
  return loading
}
