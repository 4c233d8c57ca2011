import { basename } from 'node:path'
import type { Product } from '@beacon/contract/products'
import { artOfPath, drawProduct } from '@beacon/rules/product-art/product-art'
import type { RequestHandler } from 'express'
import { AppError } from '../../http/errors.ts'
import { commonHeaders } from '../../http/headers.ts'
import type { PictureFiles } from '../../pictures/picture-files.ts'
import { loadSharp } from '../../pictures/sharp.ts'
import type { ServedCopy } from './served-copy.ts'

const SIZE = { width: 1200, height: 630 }
const GROUND = '#cfdcdc'
/** 60 kB each: a crawler that fetches all of them must not fill the memory. */
const MOST_KEPT = 50

/** What a shared link to a product shows: its picture, as every network reads it. Made for its first reader. */
export function sharePicture(served: ServedCopy, files: PictureFiles): RequestHandler<{ id: string }> {
  const pictures = new Map<string, Promise<Buffer>>()

  return async (req, res) => {
    const product = served.find(req.params.id)
    if (!product) throw new AppError('not_found')
    const picture = pictures.get(product.image) ?? draw(product, files)
    if (pictures.size < MOST_KEPT) pictures.set(product.image, picture)
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

/** A drawing of ours is drawn wide; a copied picture stands on the same ground. */
async function draw({ image }: Product, files: PictureFiles): Promise<Buffer> {
  const art = artOfPath(image)
  const source = art ? Buffer.from(drawProduct(art, SIZE)) : await files.find(basename(image))
  const sharp = await loadSharp()
  return sharp(source)
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
