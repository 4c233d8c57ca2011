import { basename } from 'node:path'
import { artOfPath, drawProduct } from '@beacon/rules/product-art/product-art'
import type { RequestHandler } from 'express'
import type { Sharp } from 'sharp'
import { AppError } from '../../http/errors.ts'
import type { PictureFiles } from '../../pictures/picture-files.ts'
import { createSharePictures, SHARE_SIZE } from '../../pictures/share-pictures.ts'
import { loadSharp } from '../../pictures/sharp.ts'
import type { CatalogueCache } from './catalogue-cache.ts'

const GROUND = '#cfdcdc'

/** What a shared link to a product shows: its picture. */
export function sharePicture(served: CatalogueCache, files: PictureFiles): RequestHandler<{ id: string }> {
  const send = createSharePictures()
  return async (req, res) => {
    const product = served.find(req.params.id)
    if (!product) throw new AppError('not_found')
    await send(res, product.image, () => draw(product.image, files))
  }
}

/** Our drawings are drawn at full width; a copied picture is placed on the same background. */
async function draw(image: string, files: PictureFiles): Promise<Sharp> {
  const art = artOfPath(image)
  const source = art ? Buffer.from(drawProduct(art, SHARE_SIZE)) : await files.find(basename(image))
  const sharp = await loadSharp()
  return sharp(source)
    .resize({ ...SHARE_SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
}
