import { listBlogPosts, readBlogPost } from '@beacon/contract/blog'
import type { Express } from 'express'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { readyFiles } from './ready-files.ts'
import type { Blog } from './service.ts'
import { sharePicture } from './share-picture.ts'

interface BlogRoutes {
  blog: Blog
  publicUrl: string
}

export function bindBlog(app: Express, bind: Bind, { blog, publicUrl }: BlogRoutes): void {
  app.use(readyFiles(blog, publicUrl))
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
