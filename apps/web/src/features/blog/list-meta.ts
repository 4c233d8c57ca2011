import { blogPage } from '@beacon/content/blog'
import type { PageMeta } from '@beacon/content/page'
import type { BlogListPage, BlogView } from '@beacon/rules/blog-posts'
import { titleOf } from '../../lib/page-meta.tsx'
import { paths } from '../../paths.ts'
import { fixedCategory } from './categories.ts'

interface ListMeta extends PageMeta {
  /** The canonical path. */
  path: string
  noindex: boolean
}

/**
 * A list's metadata. A filter by one category is canonical to its category page; searches, tags, and categories or authors
 * without posts are noindex, follow.
 */
export function listMeta(
  pathname: string,
  view: BlogView,
  heading: { title: string; intro: string; description?: string },
  list: BlogListPage | undefined,
): ListMeta {
  const shown = list?.page ?? view.page ?? 1
  const page = shown > 1 ? shown : undefined
  const isList = pathname === paths.blog
  const own = isList && !view.category
  const path = isList && view.category ? paths.blogCategory(view.category) : pathname
  // The server answers 404 for a category or author without posts, except for our own.
  const isOurs = !view.author && fixedCategory(view.category ?? '')
  const isNothing = !own && list?.total === 0 && !isOurs
  const suffix = page ? `, page ${page}` : ''
  return {
    title: own && !page ? blogPage.meta.title : titleOf(heading.title + suffix),
    description: own
      ? blogPage.meta.description
      : (heading.description ?? [heading.title, heading.intro].filter(Boolean).join(': ')),
    path: page ? `${path}?page=${page}` : path,
    noindex: Boolean(view.tag || view.query || isNothing),
  }
}
