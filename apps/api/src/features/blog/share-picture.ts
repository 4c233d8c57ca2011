import { coverSvg } from '@beacon/rules/covers/cover-svg'
import type { RequestHandler } from 'express'
import { AppError } from '../../http/errors.ts'
import { commonHeaders } from '../../http/headers.ts'
import { loadSharp } from '../../pictures/sharp.ts'
import type { Blog } from './service.ts'

const SIZE = { width: 1200, height: 630 }
/** 60 kB each: a crawler that fetches all of them must not fill the memory. */
const MOST_KEPT = 50

/** What a shared link to a post shows: the cover drawn for it, as every network reads it. Made for its first reader. */
export function sharePicture(blog: Blog): RequestHandler<{ slug: string }> {
  const pictures = new Map<string, Promise<Buffer>>()

  return async (req, res) => {
    const post = blog.list().posts.find(({ slug }) => slug === req.params.slug)
    if (!post) throw new AppError('not_found')
    const key = `${post.category}/${post.slug}`
    const picture = pictures.get(key) ?? draw(post.category, post.slug)
    if (pictures.size < MOST_KEPT) pictures.set(key, picture)
    const bytes = await picture
    res
      .writeHead(200, {
        ...commonHeaders,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Type': 'image/jpeg',
        'Content-Length': bytes.length,
        'Cache-Control': 'public, max-age=86400',
      })
      .end(req.method === 'HEAD' ? undefined : bytes)
  }
}

async function draw(category: string, slug: string): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(coverSvg(category, slug, SIZE.width, SIZE.height)))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
