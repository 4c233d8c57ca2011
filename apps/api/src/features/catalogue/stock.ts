import type { Product, Variant } from '@beacon/contract/products'
import { isOffered } from '@beacon/rules/variants'
import { UNCOUNTED_PIECES } from './draft.ts'
import type { StoredProduct } from './store.ts'

/** The product with its available stock: what is on the shelf, minus holds. */
export function withStock({ product, stock, held }: StoredProduct): Product {
  const pieces = (variantId: number) => {
    const counted = stock.get(variantId)
    return counted === undefined ? UNCOUNTED_PIECES : Math.max(0, counted - (held.get(variantId) ?? 0))
  }
  if (product.variants.length === 0) return { ...product, inventory: pieces(0) }
  const variants = product.variants.map((variant): Variant => {
    const quantity = variant.is_available ? pieces(variant.id) : 0
    return { ...variant, quantity, is_available: quantity > 0 }
  })
  const inventory = variants.filter(isOffered).reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...product, variants, inventory }
}

/** Whether visitors may see it. */
export const isListed = ({ product, isWithdrawn }: StoredProduct): boolean =>
  product.status !== 'Hidden' && !isWithdrawn
