import type { Block, BlogImage, BlogPost } from '@beacon/contract/blog'
import type { BlogPostRow, Db, Tx } from '../../db/schema.ts'
import { metaOf } from './build-post.ts'

/** A post's address, when its page was last edited in Notion, and when we read it. */
export interface ReadMark {
  id: string
  slug: string
  edited_at: string
  read_at: string
}

/** All posts of the copy, newest first, with links between them as the copy stores them. */
export async function listPosts(db: Db): Promise<BlogPost[]> {
  const rows = await db
    .selectFrom('blog_post')
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toPost)
}

/** Current slugs by former slug, for posts that have changed theirs. */
export async function formerAddresses(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('blog_address')
    .innerJoin('blog_post', 'blog_post.id', 'blog_address.post_id')
    .select(['blog_address.slug as former', 'blog_post.slug as slug'])
    .whereRef('blog_address.slug', '<>', 'blog_post.slug')
    .execute()
  return new Map(rows.map(({ former, slug }) => [former, slug]))
}

/** The marks of all stored posts: a copy reads only what was edited since. */
export async function readMarks(db: Db): Promise<ReadMark[]> {
  return db.selectFrom('blog_post').select(['id', 'slug', 'edited_at', 'read_at']).execute()
}

/** Makes the copy contain exactly the posts of `ids`, some of which are rewritten. */
export async function replacePosts(
  tx: Tx,
  ids: readonly string[],
  changed: readonly BlogPostRow[],
): Promise<void> {
  const stored = await tx.selectFrom('blog_post').select('id').execute()
  const keep = new Set(ids)
  const written = new Set(changed.map(({ id }) => id))
  for (const { id } of stored) {
    if (!keep.has(id) || written.has(id)) await tx.deleteFrom('blog_post').where('id', '=', id).execute()
  }
  for (const row of changed) {
    await tx.insertInto('blog_post').values(row).execute()
    await tx
      .insertInto('blog_address')
      .values({ slug: row.slug, post_id: row.id })
      .onConflict((known) => known.column('slug').doUpdateSet({ post_id: row.id }))
      .execute()
  }
}

/**
 * A post as it is stored; `mark.read_at` is empty when something of it could not be copied, so that it is read again.
 */
export const toRow = (post: BlogPost, mark: Omit<ReadMark, 'id' | 'slug'>): BlogPostRow => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  date: post.date,
  updated: post.updated,
  author: post.author,
  category: post.category,
  tags: JSON.stringify(post.tags),
  image: post.image && JSON.stringify(post.image),
  read_time: post.readTime,
  content: JSON.stringify(post.content),
  ...mark,
})

const toPost = (row: BlogPostRow): BlogPost => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  image: row.image === null ? null : (JSON.parse(row.image) as BlogImage),
  date: row.date,
  updated: row.updated,
  readTime: row.read_time,
  author: row.author,
  category: row.category,
  tags: JSON.parse(row.tags) as string[],
  published: true,
  content: JSON.parse(row.content) as Block[],
  meta: metaOf(row.title, row.excerpt),
})
