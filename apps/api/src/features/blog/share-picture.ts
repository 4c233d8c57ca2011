import { coverSvg } from '@beacon/rules/covers/cover-svg'
import type { RequestHandler } from 'express'
import { AppError } from '../../http/errors.ts'
import { createSharePictures, SHARE_SIZE } from '../../pictures/share-pictures.ts'
import { loadSharp } from '../../pictures/sharp.ts'
import type { Blog } from './service.ts'

/** What a shared link to a post shows: the cover drawn for it. */
export function sharePicture(blog: Blog): RequestHandler<{ slug: string }> {
  const send = createSharePictures()
  return async (req, res) => {
    const post = blog.post(req.params.slug)?.post
    if (!post) throw new AppError('not_found')
    const { category, slug } = post
    await send(res, `${category}/${slug}`, async () => {
      const sharp = await loadSharp()
      return sharp(Buffer.from(coverSvg(category, slug, SHARE_SIZE.width, SHARE_SIZE.height)))
    })
  }
}
