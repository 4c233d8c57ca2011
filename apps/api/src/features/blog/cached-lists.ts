import { listBlogPosts } from '@beacon/contract/blog'
import { paths } from '@beacon/rules/paths'
import type { RequestHandler } from 'express'
import { apiHeaders, commonHeaders } from '../../http/headers.ts'
import { createResponseCache, type ResponseCache } from '../../http/response-cache.ts'
import { blogFeeds } from './feeds.ts'
import type { Blog } from './service.ts'

const feedHeaders = (type: string) => ({
  ...commonHeaders,
  'Content-Type': `application/${type}+xml; charset=utf-8`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=600',
})

const PATHS: readonly string[] = [paths.blogRss, paths.blogAtom, listBlogPosts.path]

/**
 * The list of posts and the feeds: the same for everybody, so they are built once per version of the posts and served
 * from memory, compressed, with an ETag. While the blog shows its fallback, the list is left to its call.
 */
export function cachedLists(blog: Blog, publicUrl: string): RequestHandler {
  let version: string | undefined
  let bodies = createResponseCache()

  return (req, res, next) => {
    if (!PATHS.includes(req.path)) return next()
    if (version !== blog.snapshot().version) {
      version = blog.snapshot().version
      bodies = makeBodies(blog, publicUrl)
    }
    // Queries are ignored: a feed reader may add one to count visits.
    if (!bodies.answerAs(req.path, req, res)) next()
  }
}

function makeBodies(blog: Blog, publicUrl: string): ResponseCache {
  const bodies = createResponseCache()
  const { rss, atom } = blogFeeds(blog.snapshot().posts, publicUrl)
  bodies.set(paths.blogRss, { status: 200, headers: feedHeaders('rss'), text: rss })
  bodies.set(paths.blogAtom, { status: 200, headers: feedHeaders('atom'), text: atom })
  const list = blog.list()
  if (list.notice === undefined) {
    const text = JSON.stringify(listBlogPosts.response.parse(list))
    bodies.set(listBlogPosts.path, {
      status: 200,
      headers: { ...apiHeaders, 'Cache-Control': 'no-cache' },
      text,
    })
  }
  return bodies
}
