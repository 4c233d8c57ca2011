import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { productPictures } from '@beacon/content/products/pictures'
import { artOfPath, drawProduct } from '@beacon/rules/product-art/product-art'
import type { Plugin } from 'vite'

/** Draws the picture of every built-in product in every colour, as SVG files below `folder`. */
export async function drawProductPictures(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'artwork'), { recursive: true })
  await Promise.all(
    productPictures.map((address) => {
      const art = artOfPath(address)
      if (!art) throw new Error(`there is no drawing for ${address}`)
      return writeFile(path.join(folder, address), drawProduct(art))
    }),
  )
}

/** In development a picture is drawn when it is asked for, so that a change of a drawing shows at once. */
export function productPicturesPlugin(): Plugin {
  return {
    name: 'product-pictures',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const art = artOfPath((req.url ?? '').split('?', 1)[0] ?? '')
        if (!art) return next()
        res.setHeader('Content-Type', 'image/svg+xml')
        res.end(drawProduct(art))
      })
    },
  }
}
