import { localProducts } from '@beacon/content/products/local-products'
import { type LocalProduct, pictureOf } from '@beacon/content/products/product'
import type { ProductImage, Variant } from '@beacon/contract/products'
import { hexOf } from '@beacon/rules/colours'
import { ART_SIZE } from '@beacon/rules/product-art/product-art'
import type { Draft, Reading } from './draft.ts'

/** The products of packages/content: the store's local ones where no notes database has them. */
export const builtInDrafts = async (): Promise<Reading> => ({ drafts: localProducts.map(toDraft), odd: [] })

function toDraft(source: LocalProduct): Draft {
  const byColour =
    typeof source.stock === 'object' && source.stock !== null ? Object.entries(source.stock) : []
  const variants = byColour.map(([colour], index) => toVariant(source, colour, index))
  const images = variants.length > 0 ? variants.map((variant) => picture(source, variant)) : [picture(source)]
  const { id, name, category, description, features, tags, price, status, sku, digital = false } = source
  return {
    product: {
      id,
      name,
      description,
      category,
      image: images[0]?.src ?? '',
      images,
      price,
      source: 'local',
      status,
      sku,
      weight: source.pounds ?? null,
      dimensions: source.dimensions ?? null,
      inventory: 0,
      features: [...features],
      tags: [...tags],
      options: { sizes: [], colours: byColour.map(([colour]) => ({ name: colour, hex: hexOf(colour) })) },
      digital,
      // Noon, so that it is the same day in New York.
      updatedAt: new Date(`${source.updated}T12:00:00Z`).toISOString(),
      variants,
      sizeGuide: null,
    },
    counts:
      typeof source.stock === 'number'
        ? [{ variantId: 0, count: source.stock }]
        : byColour.map(([, count], index) => ({ variantId: index + 1, count })),
  }
}

const toVariant = (source: LocalProduct, colour: string, index: number): Variant => ({
  id: index + 1,
  title: colour,
  colour,
  size: null,
  sku: `${source.sku}-${index + 1}`,
  price: source.price,
  quantity: 0,
  is_enabled: true,
  is_available: true,
  is_default: index === 0,
})

const picture = (source: LocalProduct, variant?: Variant): ProductImage => ({
  src: pictureOf(source, variant?.colour ?? source.colour ?? 'Navy'),
  srcSet: null,
  width: ART_SIZE,
  height: ART_SIZE,
  alt: variant?.colour ? `${source.name} in ${variant.colour}` : source.name,
  variantIds: variant ? [variant.id] : [],
})
