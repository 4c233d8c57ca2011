import type { Product } from '@beacon/contract/products'

/**
 * A product as its source describes it: quantities are left at 0 and pictures at their source's addresses. `is_available`
 * is the source's word; stock decides on top of it.
 */
export interface Draft {
  product: Product
  /** Pieces by variant (0: the product itself), for what is counted. */
  counts: readonly { variantId: number; count: number }[]
}

/** Pieces of a variant that is printed or sent as often as it is ordered: a bound for one order, not a stock. */
export const UNCOUNTED_PIECES = 20
