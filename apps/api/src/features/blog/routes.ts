import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import { listDrafts, readDraft } from '@beacon/contract/notion-admin'
import type { Express } from 'express'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { cachedLists } from './cached-lists.ts'
import type { Drafts } from './drafts.ts'
import type { Blog } from './service.ts'
import { sharePicture } from './share-picture.ts'

interface BlogRoutes {
  blog: Blog
  publicUrl: string
}

/**
 * The blog's calls, feeds and share pictures. While there is no copy of the posts the list is a `provider_error`,
 * which the browser answers with the built-in posts; single posts are still served.
 */
export function bindBlog(app: Express, bind: Bind, { blog, publicUrl }: BlogRoutes): void {
  app.use(cachedLists(blog, publicUrl))
  app.get('/og/blog-:slug.jpg', sharePicture(blog))

  bind(listBlogPosts)(async () => {
    const list = blog.list()
    if (list.notice !== undefined) throw new AppError('provider_error', list.notice)
    return list
  })

  bind(readBlogPost)(async ({ params }) => {
    const answer = blog.post(params.slug)
    if (!answer) throw new AppError('not_found', 'Post not found')
    return answer
  })
}

/** The administrator's view of drafts; `drafts` is undefined without a blog database. */
export function bindDrafts(bind: Bind, drafts: Drafts | undefined): void {
  const connected = (): Drafts => {
    if (!drafts)
      throw new AppError(
        'conflict',
        'No posts are written in Notion: NOTION_TOKEN or NOTION_BLOG_ID is not set.',
      )
    return drafts
  }

  bind(listDrafts)(async () => ({ drafts: await connected().list() }))

  bind(readDraft)(async ({ params }) => {
    const draft = await connected().read(params.id)
    if (!draft) throw new AppError('not_found', 'This post is not in the notes database.')
    return draft
  })
}
