import type { Product } from '@beacon/contract/products'
import { canBeBought } from '@beacon/rules/variants'

/** The variant of a request for the product in whichever form. */
export const ANY_VARIANT = 0

/** What somebody waits for: a variant, or a product in whichever form. */
export interface Wanted {
  product_id: string
  variant_id: number
}

/** Whether it can be bought at this moment, by the rule of the product page. */
export const isForSale = (product: Product, { variant_id }: Pick<Wanted, 'variant_id'>): boolean =>
  variant_id === ANY_VARIANT
    ? canBeBought(product) || product.variants.some((variant) => canBeBought(product, variant))
    : canBeBought(product, variantOf(product, variant_id))

/** The variant of this id; undefined for `ANY_VARIANT`, and for one that the product no longer has. */
export const variantOf = (product: Product, variantId: number) =>
  product.variants.find(({ id }) => id === variantId)

/** `Harbor Tee, Black / L` */
export function nameOf(product: Product, { variant_id }: Pick<Wanted, 'variant_id'>): string {
  const variant = variantOf(product, variant_id)
  return variant ? `${product.name}, ${variant.title}` : product.name
}
