import type { BlogList, BlogPostAnswer } from '@beacon/contract/blog'
import { loadPart } from '../../lib/load-part.ts'

/** Fetched once per visit, so that going back shows the page at once. */
let list: BlogList | undefined
const posts = new Map<string, Promise<BlogPostAnswer | null>>()

/** React reads a failure from the promise it was given: a new one for every look would be waited for without end. */
const FAILED_MS = 1000

/** A built-in post that replaced one that failed to load is kept for a minute; then the fetch is retried. */
const STAND_IN_MS = 60_000

/** The calls bring the contract's schemas, which the first screen does not need. */
const calls = () => loadPart(() => import('./fetch-posts.ts'))

/** All posts, if already loaded. */
export const knownPosts = () => list

/**
 * All posts. Built-in ones that replace posts that failed to load, with a notice, are not kept: the next call fetches
 * again.
 */
export async function loadPosts(): Promise<BlogList> {
  if (list) return list
  const { fetchPosts } = await calls()
  const loaded = await fetchPosts()
  if (!loaded.notice) list = loaded
  return loaded
}

/** A post with its related content, or null if there is none: the same promise for as long as it is valid. */
export function loadPost(slug: string): Promise<BlogPostAnswer | null> {
  const known = posts.get(slug)
  if (known) return known
  const loading = calls().then(({ fetchPost }) => fetchPost(slug))
  posts.set(slug, loading)
  loading.then(
    (answer) => answer?.notice && setTimeout(() => posts.delete(slug), STAND_IN_MS),
    () => setTimeout(() => posts.delete(slug), FAILED_MS),
  )
  return loading
}
