import type { PageMeta } from '../page.ts'
import type { PostSlug, postList } from '../post-list.ts'

/** The category slugs that the built-in posts are filed under. */
type PostCategory = (typeof postList)[PostSlug]['category']

/** A built-in blog post: what the blog shows when no other source of posts is connected, or when it fails. */
export interface Post {
  id: string
  slug: PostSlug
  /** As in the post list. */
  title: string
  /** 120 to 180 characters: the list's card and the line under the post's title. */
  excerpt: string
  meta: PageMeta
  category: PostCategory
  /** Three to five, as they are printed; their addresses are made from them. */
  tags: readonly string[]
  /** The name of a team member. */
  author: string
  /** 'YYYY-MM-DD', a day in New York. */
  date: string
  updated?: string
  /**
   * Blocks split by blank lines: paragraphs, `## ` and `### ` headings, `- ` and `1. ` lists, a whole paragraph in
   * bold or italic. Inline: bold, italic, code and links to a path or an address. No images, tables or HTML.
   */
  content: string
}
