import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A run of text in one style. */
const textRunSchema = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  code: z.literal(true).optional(),
  /** No longer so: an old price, say. */
  struck: z.literal(true).optional(),
  /** Checked: http, https, mailto or tel, or a path of this site. */
  href: z.string().optional(),
})
export type TextRun = z.output<typeof textRunSchema>

const runs = z.array(textRunSchema)

/** A picture on our own origin; a copied one comes in several widths and knows its size. */
const blogImageSchema = z.object({
  /** The widest WebP, for a browser that reads no `srcset`. */
  src: z.string(),
  srcSet: z.object({ avif: z.string(), webp: z.string() }).optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  alt: z.string(),
})
export type BlogImage = z.output<typeof blogImageSchema>

/**
 * A block of a post. Heading levels start below the page's own `h1`, and each heading has the anchor that the table of
 * contents links to; an image that could not be copied is `null`, and a placeholder is shown.
 */
export type Block =
  | { type: 'heading'; level: 2 | 3 | 4; id: string; text: TextRun[] }
  | { type: 'paragraph'; text: TextRun[]; emphasis?: 'bold' | 'italic' | undefined }
  | { type: 'list'; ordered: boolean; start?: number | undefined; items: ListItem[] }
  | { type: 'quote'; text: TextRun[]; children: Block[] }
  | { type: 'toggle'; text: TextRun[]; children: Block[] }
  | { type: 'code'; text: string; language: string }
  | { type: 'image'; image: BlogImage | null; caption: TextRun[] }
  | { type: 'table'; hasHeader: boolean; rows: TextRun[][][] }
  | { type: 'divider' }

export interface ListItem {
  text: TextRun[]
  children: Block[]
}

const blockSchema: z.ZodType<Block> = z
  .lazy(() =>
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('heading'),
        level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
        id: z.string(),
        text: runs,
      }),
      z.object({
        type: z.literal('paragraph'),
        text: runs,
        /** Set when the whole paragraph is bold or italic: such a paragraph is styled. */
        emphasis: z.enum(['bold', 'italic']).optional(),
      }),
      z.object({
        type: z.literal('list'),
        ordered: z.boolean(),
        /** The first item's number, if it is not 1. */
        start: z.number().int().optional(),
        items: z.array(z.object({ text: runs, children: z.array(blockSchema) })),
      }),
      z.object({ type: z.literal('quote'), text: runs, children: z.array(blockSchema) }),
      z.object({ type: z.literal('toggle'), text: runs, children: z.array(blockSchema) }),
      z.object({ type: z.literal('code'), text: z.string(), language: z.string() }),
      z.object({ type: z.literal('image'), image: blogImageSchema.nullable(), caption: runs }),
      z.object({ type: z.literal('table'), hasHeader: z.boolean(), rows: z.array(z.array(runs)) }),
      z.object({ type: z.literal('divider') }),
    ]),
  )
  .meta({ id: 'Block' })

/** A post as lists show it. */
const blogSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Nothing: the drawn cover of its category. */
  image: blogImageSchema.nullable(),
  /** `YYYY-MM-DD`, a day in New York. */
  date: z.string(),
  updated: z.string().nullable(),
  /** Minutes. */
  readTime: z.number().int(),
  author: z.string(),
  /** A category's slug; one of the eight, or the slug of what the owner typed in Notion. */
  category: z.string(),
  tags: z.array(z.string()),
  published: z.boolean(),
})
export type BlogSummary = z.output<typeof blogSummarySchema>

/** A post with its text. */
export const blogPostSchema = blogSummarySchema.extend({
  content: z.array(blockSchema),
  meta: z.object({ title: z.string(), description: z.string() }),
})
export type BlogPost = z.output<typeof blogPostSchema>

const blogSources = ['notion', 'local'] as const
export type BlogSource = (typeof blogSources)[number]

/** All posts, newest first. */
const blogListSchema = z.object({
  posts: z.array(blogSummarySchema),
  source: z.enum(blogSources),
  /** The text of the yellow notice, when the built-in posts replace others. */
  notice: z.string().optional(),
})
export type BlogList = z.output<typeof blogListSchema>

const blogSidebarSchema = z.object({
  /** The newest posts, at most 5. */
  recent: z.array(blogSummarySchema.pick({ slug: true, title: true, date: true })),
  categories: z.array(z.object({ slug: z.string(), count: z.number().int() })),
  /** The most used tags, at most 15, as they are written. */
  tags: z.array(z.string()),
})
export type BlogSidebar = z.output<typeof blogSidebarSchema>

/** A post with the content around it. The page server gives post pages the same object. */
const blogPostAnswerSchema = z.object({
  post: blogPostSchema,
  /** At most 3 others of its category. */
  related: z.array(blogSummarySchema),
  sidebar: blogSidebarSchema,
  notice: z.string().optional(),
  /** A built-in post that the website's pages link to, but that the blog does not have: noindex, and in no list. */
  unlisted: z.boolean().optional(),
})
export type BlogPostAnswer = z.output<typeof blogPostAnswerSchema>

export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/api/blog/posts',
  summary: 'All published posts, newest first, without their content',
  access: 'public',
  limit: 'read',
  etag: true,
  response: blogListSchema,
  errors: ['provider_error'],
})

export const readBlogPost = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:slug',
  summary: 'One post, its related posts and the sidebar',
  access: 'public',
  limit: 'read',
  params: z.object({ slug: z.string().max(200) }),
  response: blogPostAnswerSchema,
  errors: ['not_found'],
})
