import { MOST_PIECES } from '@beacon/contract/order-limits'
import type { Product, Variant } from '@beacon/contract/products'
import { isOffered } from '@beacon/rules/variants'
import type { StoredProduct } from './store.ts'

/** The product with its available stock: what is on the shelf, minus holds; where it is not counted, what one order may have. */
export function withStock({ product, stock, held }: StoredProduct): Product {
  const pieces = (variantId: number) => {
    const counted = stock.get(variantId)
    return counted === undefined ? MOST_PIECES : Math.max(0, counted - (held.get(variantId) ?? 0))
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
