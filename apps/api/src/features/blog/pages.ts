import { blogCategories } from '@beacon/content/blog-categories'
import { team } from '@beacon/content/team'
import { authorSlug, listPage, viewOf } from '@beacon/rules/blog-posts'
import { decodePathSegment } from '@beacon/rules/path-segment'
import { paths } from '@beacon/rules/paths'
import type { ListedPage, PageSource } from '../../http/page-source.ts'
import type { Blog } from './service.ts'

const categorySlugs: ReadonlySet<string> = new Set(blogCategories.map(({ slug }) => slug))
/** The page about us links to their pages, whatever the blog has. */
const teamAuthors: ReadonlySet<string> = new Set(
  team.filter(({ writes }) => writes).map(({ name }) => authorSlug(name)),
)

/** The blog's pages, as the page server asks for them. Tag pages exist and are in no sitemap. */
export function blogPages(blog: Blog): PageSource {
  return {
    patterns: ['/blog', '/blog/category/:slug', '/blog/tag/:tag', '/blog/author/:author', '/blog/:slug'],
    parameters: ['q', 'category', 'page'],
    version: () => blog.snapshot().version,
    async read(url) {
      return isList(url) ? readList(blog, url) : readPost(blog, url)
    },
    list: async () => listedPages(blog),
  }
}

const isList = ({ pathname }: URL): boolean => pathname === paths.blog || pathname.split('/').length > 3

function readList(blog: Blog, url: URL) {
  const view = viewOf(url)
  const blogList = listPage(blog.list(), view)
  const names = url.pathname !== paths.blog
  const isOurs =
    !view.tag && (view.author ? teamAuthors.has(view.author) : categorySlugs.has(view.category ?? ''))
  const isKnown = !names || blogList.total > 0 || isOurs
  return { status: isKnown ? (200 as const) : (404 as const), data: { blogList } }
}

function readPost(blog: Blog, url: URL) {
  const slug = decodePathSegment(url.pathname.slice(paths.blogPost('').length))
  const blogPost = blog.post(slug) ?? null
  if (blogPost && blogPost.post.slug !== slug)
    return { status: 301, data: { blogPost }, movedTo: paths.blogPost(blogPost.post.slug) }
  return { status: blogPost ? (200 as const) : (404 as const), data: { blogPost } }
}

/** A list is as new as its newest post. */
function listedPages(blog: Blog): ListedPage[] {
  const { posts } = blog.list()
  const changed = posts.map(({ slug, category, author, date, updated }) => ({
    path: paths.blogPost(slug),
    category,
    author: authorSlug(author),
    modifiedAt: updated ?? date,
  }))
  const newestOf = (some: typeof changed) =>
    some
      .map(({ modifiedAt }) => modifiedAt)
      .toSorted()
      .at(-1)
  const categories = [...new Set(changed.map(({ category }) => category))].map((slug) => ({
    path: paths.blogCategory(slug),
    modifiedAt: newestOf(changed.filter(({ category }) => category === slug)) ?? '',
  }))
  const authors = [...new Set(changed.map(({ author }) => author))].filter(Boolean).map((slug) => ({
    path: paths.blogAuthor(slug),
    modifiedAt: newestOf(changed.filter(({ author }) => author === slug)) ?? '',
  }))
  const newest = newestOf(changed)
  return [
    ...(newest ? [{ path: paths.blog, modifiedAt: newest }] : []),
    ...changed.map(({ path, modifiedAt }) => ({ path, modifiedAt })),
    ...categories,
    ...authors,
  ]
}
