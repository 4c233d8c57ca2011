import { localProducts } from './local-products.ts'
import { POSTER_WATER, printProducts } from './print-products.ts'
import { pictureOf, placeholderPicture } from './product.ts'

/** Every picture that the built-in products show: the website's build draws them. */
export const productPictures: readonly string[] = [
  ...new Set([
    placeholderPicture,
    ...printProducts.flatMap((product) =>
      (product.colours.length > 0 ? product.colours : [POSTER_WATER]).map((colour) =>
        pictureOf(product, colour),
      ),
    ),
    ...localProducts.flatMap((product) =>
      (typeof product.stock === 'object' && product.stock !== null
        ? Object.keys(product.stock)
        : [product.colour ?? 'Navy']
      ).map((colour) => pictureOf(product, colour)),
    ),
  ]),
]
