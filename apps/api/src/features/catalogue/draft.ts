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

/** What a source sells now. */
export interface Reading {
  drafts: readonly Draft[]
  /** Products of which nothing new can be known, and why: what is known of them stays. */
  odd: readonly { id: string; title: string; reason: string }[]
  /** What else the owner should know of it, in sentences. */
  warnings?: readonly string[]
}

/** Pieces of a variant that is printed or sent as often as it is ordered: a bound for one order, not a stock. */
export const UNCOUNTED_PIECES = 20
