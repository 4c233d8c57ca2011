import { createHash } from 'node:crypto'
import { garments } from '@beacon/content/products/garments'
import { POSTER_WATER, printProducts } from '@beacon/content/products/print-products'
import { type PrintProduct, pictureOf } from '@beacon/content/products/product'
import { hexOf } from '@beacon/rules/colours'
import type { ProductSeed } from '@beacon/stand-ins/printify-server'

/** The print shop's share of the price. */
const COST_SHARE = 0.55
const SIZE_OPTIONS_FROM = 500

/** The print products of packages/content as a merchant would have set them up at Printify. */
export const demoShop = (): ProductSeed[] => printProducts.map(toSeed)

function toSeed(product: PrintProduct): ProductSeed {
  const { name, colours, sizes, features } = product
  const variants = variantsOf(product)
  const looks = colours.length > 0 ? colours : [undefined]
  return {
    id: idOf(name),
    title: name,
    description: `${product.description}<ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>`,
    tags: [...product.tags],
    options: [
      ...(colours.length > 0 ? [{ name: 'Colors', type: 'color', values: colours.map(colourValue) }] : []),
      ...(sizes.length > 0 ? [{ name: 'Sizes', type: 'size', values: sizes.map(sizeValue) }] : []),
    ],
    variants,
    images: looks.map((colour, index) => ({
      src: pictureOf(product, colour ?? POSTER_WATER),
      variant_ids: variants
        .filter((variant) => !colour || variant.options.includes(index + 1))
        .map(({ id }) => id),
      position: 'front',
      is_default: index === 0,
    })),
    blueprint_id: garments[product.drawing]?.blueprint,
    updatedAt: new Date(`${product.updated}T12:00:00Z`),
  }
}

const colourValue = (title: string, index: number) => ({ id: index + 1, title, colors: [hexOf(title)] })
const sizeValue = (title: string, index: number) => ({ id: SIZE_OPTIONS_FROM + index, title })

/** Every colour in every size; ids stay the same from start to start, as carts and orders hold them. */
function variantsOf(product: PrintProduct) {
  const colours = product.colours.length > 0 ? product.colours : [undefined]
  const sizes = product.sizes.length > 0 ? product.sizes : [undefined]
  return colours.flatMap((colour, colourIndex) =>
    sizes.map((size, sizeIndex) => {
      const title = [colour, size].filter(Boolean).join(' / ')
      const id = 10_000 + colourIndex * 100 + sizeIndex
      const price = product.price + (product.surcharges?.[size ?? ''] ?? 0)
      return {
        id,
        sku: `${idOf(product.name).slice(0, 6).toUpperCase()}-${id}`,
        cost: Math.round(price * COST_SHARE),
        price,
        title,
        grams: product.grams,
        is_enabled: true,
        is_default: colourIndex === 0 && sizeIndex === 0,
        is_available: !product.soldOut?.includes(title),
        options: [...(colour ? [colourIndex + 1] : []), ...(size ? [SIZE_OPTIONS_FROM + sizeIndex] : [])],
      }
    }),
  )
}

const idOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 24)
