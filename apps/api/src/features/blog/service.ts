import { builtInPosts } from '@beacon/content/posts/blog-posts'
import type { BlogList, BlogPost, BlogPostAnswer, BlogSource } from '@beacon/contract/blog'
import type { SyncState } from '@beacon/contract/notion-admin'
import { withAnchors } from '@beacon/rules/blog-blocks'
import { relatedPosts, sidebarOf } from '@beacon/rules/blog-posts'
import type { Db } from '../../db/schema.ts'
import type { ContentSync, CopyWork, SyncResult } from '../../sync/content-sync.ts'
import { linkBetween, relink } from './post-links.ts'
import { formerAddresses, listPosts } from './store.ts'

const BLOG_SYNC = 'blog'

/** The text of the yellow notice (BLOG-9). */
export const NOTICE = 'Our latest posts could not be loaded just now. These are the ones we keep on hand.'

/** The current posts, in memory: visitors wait for no database and no provider. */
interface Snapshot {
  posts: readonly BlogPost[]
  /** The current slug of a post, by each of its former ones. */
  moved: ReadonlyMap<string, string>
  source: BlogSource
  /** Set when the built-in posts replace others that could not be read. */
  notice?: string | undefined
  /** Changes with the posts. */
  version: string
}

export interface Blog {
  snapshot(): Snapshot
  /** The posts as lists show them, without content. */
  list(): BlogList
  /**
   * The post with this slug, or the one that used to have it; otherwise a built-in one, unlisted: pages of the website
   * link to those whatever the blog has.
   */
  post(slug: string): BlogPostAnswer | undefined
  /** Reloads the posts if the copy has changed, also by another process. */
  refresh(): Promise<void>
  /** Whether posts are copied from somewhere at all. */
  isCopied: boolean
  /** Copies now; resolves when the copy has ended, successfully or not. */
  sync(): Promise<SyncResult>
  state(): Promise<SyncState>
}

interface BlogDeps {
  db: Db
  contentSync: ContentSync
  /** How the posts are copied; undefined without a notes database: then the built-in posts are the blog. */
  copy: CopyWork | undefined
}

const unread: Snapshot = { posts: [], moved: new Map(), source: 'local', version: 'unread' }
const builtIn = (): Snapshot => ({ ...unread, posts: builtInPosts(), version: 'built-in' })
/** Used when no copy exists and the attempt to make one failed. */
const fallback = (): Snapshot => ({ ...builtIn(), notice: NOTICE, version: 'fallback' })

/** The blog's posts: the copy of the notes database's, or the built-in ones. Call `refresh` before the first reader. */
export function createBlog({ db, contentSync, copy }: BlogDeps): Blog {
  let snapshot = unread
  let list = toList(snapshot)

  async function refresh(): Promise<void> {
    const next = copy ? await readSnapshot(snapshot) : builtIn()
    if (next.version === snapshot.version) return
    snapshot = next
    list = toList(next)
  }

  async function readSnapshot(current: Snapshot): Promise<Snapshot> {
    const { lastOkAt, lastErrorAt } = await contentSync.state(BLOG_SYNC)
    if (lastOkAt === null) return lastErrorAt === null ? builtIn() : fallback()
    const version = `copy ${await contentSync.version(BLOG_SYNC)}`
    if (version === current.version) return current
    const [stored, moved] = await Promise.all([listPosts(db), formerAddresses(db)])
    const linkOf = linkBetween(stored)
    const posts = stored.map((post) => ({ ...post, content: withAnchors(relink(post.content, linkOf)) }))
    return { posts, moved, source: 'notion', version }
  }

  return {
    snapshot: () => snapshot,
    list: () => list,
    post(address) {
      const named = address.toLowerCase()
      const find = (slug?: string) => snapshot.posts.find((one) => one.slug === slug)
      const listed = find(named) ?? find(snapshot.moved.get(named))
      const post = listed ?? unlistedPost(named)
      if (!post) return undefined
      const { posts, notice } = list
      const answer = { post, related: relatedPosts(posts, post), sidebar: sidebarOf(posts), notice }
      return listed ? answer : { ...answer, unlisted: true }
    },
    refresh,
    isCopied: copy !== undefined,
    async sync() {
      const result = copy ? await contentSync.run(BLOG_SYNC, copy) : 'done'
      await refresh()
      return result
    },
    state: () => contentSync.state(BLOG_SYNC),
  }
}

/** A built-in post, without tags: their lists do not have it, and perhaps nothing else. */
function unlistedPost(named: string): BlogPost | undefined {
  const post = builtInPosts().find(({ slug }) => slug === named)
  return post && { ...post, tags: [] }
}

const toList = ({ posts, source, notice }: Snapshot): BlogList => ({
  posts: posts.map(({ content: _content, meta: _meta, ...summary }) => summary),
  source,
  notice,
})
