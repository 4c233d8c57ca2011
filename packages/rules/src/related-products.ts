import type { ProductSummary } from '@beacon/contract/products'

const MOST = 4

/** 'You Might Also Like': the first four others of the same category or from the same source. */
export const relatedProducts = (
  product: Pick<ProductSummary, 'id' | 'category' | 'source'>,
  products: readonly ProductSummary[],
): ProductSummary[] =>
  products
    .filter(({ id, category, source }) => {
      if (id === product.id) return false
      return category === product.category || source === product.source
    })
    .slice(0, MOST)
