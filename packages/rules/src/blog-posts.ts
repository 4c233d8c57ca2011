import type { BlogList, BlogSidebar, BlogSummary } from '@beacon/contract/blog'
import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import { decodePathSegment } from './path-segment.ts'
import { correctedSearchIn } from './search-correction.ts'
import { slugOf } from './slug.ts'

const RECENT = 5
const POPULAR_TAGS = 15
const RELATED = 3
/** The featured post and twelve rows of two. */
const PAGE_SIZE = 25

/** What the address of a list page asks for. */
export interface BlogView {
  query?: string | undefined
  /** A category's slug. */
  category?: string | undefined
  /** A tag's slug. */
  tag?: string | undefined
  /** An author's slug. */
  author?: string | undefined
  /** From 1. */
  page?: number | undefined
}

/** One page of a list, as the page server and the browser make it alike. */
export interface BlogListPage extends BlogList {
  /** What was searched for instead, if nothing matches the words but something similar. */
  showing?: string | undefined
  /** How many posts match in all. */
  total: number
  page: number
  pages: number
  sidebar: BlogSidebar
}

/** A tag in an address: in lower case, spaces as hyphens. */
export const tagSlug = (tag: string): string => slugOf(tag)

/** An author in an address: `Maren Doyle` is `maren-doyle`. Empty for a name of which nothing can stand there. */
export const authorSlug = (author: string): string => slugOf(author)

/**
 * What the address of a list page asks for: `/blog`, `/blog/category/x`, `/blog/tag/y`, `/blog/author/z`, with `q`,
 * `category`, `page`.
 */
export function viewOf(url: URL): BlogView {
  const [, , kind, slug] = url.pathname.split('/')
  const query = url.searchParams.get('q')?.trim().slice(0, LONGEST_QUERY)
  const page = Number(url.searchParams.get('page'))
  return {
    query: query || undefined,
    category: (kind === 'category' ? decodePathSegment(slug) : url.searchParams.get('category')) || undefined,
    tag: kind === 'tag' ? decodePathSegment(slug) : undefined,
    author: kind === 'author' ? decodePathSegment(slug) : undefined,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The posts that match: the words case-insensitively in title, excerpt or tags (BLOG-2), the category, the tag, the author. */
export function filterPosts<P extends BlogSummary>(posts: readonly P[], view: BlogView): P[] {
  const words = view.query?.trim().toLowerCase() ?? ''
  return posts.filter(
    (post) =>
      (!view.category || post.category === view.category) &&
      (!view.tag || post.tags.some((tag) => tagSlug(tag) === view.tag)) &&
      (!view.author || authorSlug(post.author) === view.author) &&
      searchedTexts(post).some((text) => text.toLowerCase().includes(words)),
  )
}

const searchedTexts = ({ title, excerpt, tags }: BlogSummary): string[] => [title, excerpt, ...tags]

/** What a search without results was probably meant to be, if that has some. */
function correctedView(posts: readonly BlogSummary[], view: BlogView): BlogView | undefined {
  const query = view.query && correctedSearchIn(posts.flatMap(searchedTexts), view.query)
  return query && filterPosts(posts, { ...view, query }).length > 0 ? { ...view, query } : undefined
}

/** One page of the posts that a view matches; a page past the end is the last one. */
export function listPage(list: BlogList, view: BlogView): BlogListPage {
  const asTyped = filterPosts(list.posts, view)
  const corrected = asTyped.length === 0 ? correctedView(list.posts, view) : undefined
  const found = corrected ? filterPosts(list.posts, corrected) : asTyped
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(view.page ?? 1, pages)
  const posts = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    ...list,
    showing: corrected?.query,
    posts,
    total: found.length,
    page,
    pages,
    sidebar: sidebarOf(list.posts),
  }
}

/** What stands beside lists and posts: the newest posts, the categories by their posts, the most used tags (BLOG-3). */
export function sidebarOf(posts: readonly BlogSummary[]): BlogSidebar {
  const categories = countOf(posts.map(({ category }) => category))
  return {
    recent: posts.slice(0, RECENT).map(({ slug, title, date }) => ({ slug, title, date })),
    categories: categories.map(([slug, count]) => ({ slug, count })),
    tags: countOf(posts.flatMap(({ tags }) => tags))
      .slice(0, POPULAR_TAGS)
      .map(([tag]) => tag),
  }
}

/** Word counts, the most frequent first, ties in alphabetical order. */
function countOf(words: readonly string[]): [word: string, count: number][] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
}

/** Up to three other posts of the same category, newest first (BLOG-5). */
export function relatedPosts<P extends BlogSummary>(
  posts: readonly P[],
  post: Pick<P, 'slug' | 'category'>,
): P[] {
  return posts
    .filter(({ slug, category }) => category === post.category && slug !== post.slug)
    .slice(0, RELATED)
}
