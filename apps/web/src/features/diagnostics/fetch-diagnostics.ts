import { type BlogSummary, listBlogPosts } from '@beacon/contract/blog'
import { type Diagnostics, readDiagnostics } from '@beacon/contract/diagnostics'
import { call } from '../../lib/api.ts'

const SHOWN = 3

/** Which integrations are on and, for an administrator, which settings are present. */
export const fetchDiagnostics = (): Promise<Diagnostics> => call(readDiagnostics)

/** Loads all posts the way the blog does, and returns the first three. */
export async function testPosts(): Promise<{ total: number; source: string; first: BlogSummary[] }> {
  const { posts, source } = await call(listBlogPosts)
  return { total: posts.length, source, first: posts.slice(0, SHOWN) }
}
