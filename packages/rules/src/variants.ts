import { MOST_PIECES } from '@beacon/contract/order-limits'
import type { Product, ProductImage, Variant } from '@beacon/contract/products'

/** Every size the store knows, smallest first. */
export const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'] as const

const DEFAULT_SIZE = 'M'
const DEFAULT_COLOUR = 'Black'

type Choice = Pick<Variant, 'size' | 'colour' | 'other'>
export type Attribute = keyof Choice

/** A value to choose from; one that cannot be had is shown, and cannot be chosen. */
export interface Option {
  value: string
  isOffered: boolean
}

/** Only variants that the shop offers and that are there can be bought. */
export const isOffered = (variant: Variant): boolean => variant.is_enabled && variant.is_available

const attributes: readonly Attribute[] = ['size', 'colour', 'other']

const rankOf = (size: string | null): number => {
  const rank = (sizeOrder as readonly (string | null)[]).indexOf(size)
  return rank === -1 ? sizeOrder.length : rank
}

/** Sizes from small to large; the ones that the store does not know follow in their own order. */
export const sortSizes = (sizes: readonly string[]): string[] =>
  [...sizes].sort((a, b) => rankOf(a) - rankOf(b))

/**
 * The initial variant of a product page: M in Black, else the one flagged as default, else the first; available ones
 * come first.
 */
export function defaultVariant(variants: readonly Variant[]): Variant | undefined {
  const offered = variants.filter(isOffered)
  return (
    offered.find(({ size, colour }) => size === DEFAULT_SIZE && colour === DEFAULT_COLOUR) ??
    offered.find((variant) => variant.is_default) ??
    offered[0] ??
    variants.find((variant) => variant.is_default) ??
    variants[0]
  )
}

/**
 * The variant after one attribute was changed: an available one with the changed attribute, as close as possible in the
 * others (an exact match first); else any with the changed attribute, or with the others.
 */
export function chooseVariant(
  variants: readonly Variant[],
  wanted: Choice,
  changed: Attribute,
): Variant | undefined {
  const misses = (attribute: Attribute) => (variant: Variant) =>
    Number(variant[attribute] !== wanted[attribute])
  const distance = (variant: Variant) => Math.abs(rankOf(variant.size) - rankOf(wanted.size))
  // A colour is kept rather than a size, and a size rather than what else there is.
  const measures = [misses('colour'), misses('size'), distance, misses('other')]
  const sameChanged = variants
    .filter((variant) => variant[changed] === wanted[changed])
    .sort((a, b) => measures.reduce((order, measure) => order || measure(a) - measure(b), 0))
  const others = attributes.filter((attribute) => attribute !== changed)
  return (
    sameChanged.find(isOffered) ??
    sameChanged[0] ??
    variants.find((variant) => others.every((attribute) => !misses(attribute)(variant)))
  )
}

/** Sizes of the variants that the shop offers, in size order. */
export function sizesOf(variants: readonly Variant[]): Option[] {
  const options = optionsOf(variants, 'size')
  return options.sort((a, b) => rankOf(a.value) - rankOf(b.value))
}

/** Colours of the variants that the shop offers, in their order. */
export const coloursOf = (variants: readonly Variant[]): Option[] => optionsOf(variants, 'colour')

/** What else the variants that the shop offers are told apart by, in their order. */
export const othersOf = (variants: readonly Variant[]): Option[] => optionsOf(variants, 'other')

function optionsOf(variants: readonly Variant[], attribute: Attribute): Option[] {
  const enabled = variants.filter((variant) => variant.is_enabled)
  const chosen = enabled.map((variant) => variant[attribute])
  const values = new Set(chosen.filter((value) => typeof value === 'string'))
  return [...values].map((value) => ({
    value,
    isOffered: enabled.some((variant) => variant[attribute] === value && isOffered(variant)),
  }))
}

/** Whether a combination is available; without `other`, in any of its values. Decides which options stay selectable. */
export const isCombinationOffered = (
  variants: readonly Variant[],
  { size, colour, other }: Choice,
): boolean =>
  variants.some(
    (variant) =>
      isOffered(variant) &&
      variant.size === size &&
      variant.colour === colour &&
      (other === undefined || variant.other === other),
  )

/** The quantity limits: the variant's stock, else the product's, else one. */
export function quantityBounds(
  product: Pick<Product, 'inventory'> | undefined,
  variant?: Pick<Variant, 'quantity'>,
): { min: 1; max: number } {
  const pieces = variant?.quantity ?? product?.inventory ?? 1
  return { min: 1, max: Math.max(1, Math.min(MOST_PIECES, pieces)) }
}

/** Whether a product, or one variant of it, can be bought at this moment. */
export function canBeBought({ status, inventory, variants }: Product, variant?: Variant): boolean {
  if (status !== 'Active') return false
  if (variants.length === 0) return inventory > 0
  return variant !== undefined && isOffered(variant) && variant.quantity > 0
}

/** The picture of a variant: its own, else one of the whole product. */
export function imageOf(
  product: Pick<Product, 'images'>,
  variant?: Pick<Variant, 'id'>,
): ProductImage | undefined {
  const own = variant && product.images.find(({ variantIds }) => variantIds.includes(variant.id))
  return own ?? product.images.find(({ variantIds }) => variantIds.length === 0) ?? product.images[0]
}
