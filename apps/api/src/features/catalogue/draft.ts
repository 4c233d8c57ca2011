import type { Product } from '@beacon/contract/products'

/** A lower price is none: no card pays it. */
export const LEAST_CENTS = 50

/**
 * A product as its source describes it: quantities are 0 and pictures have the source's addresses. `is_available` is
 * the source's; our stock decides in addition.
 */
export interface Draft {
  product: Product
  /** Stock by variant (0: the product itself), where it is counted. */
  counts: readonly { variantId: number; count: number }[]
}

/** What a source sells now. */
export interface Reading {
  drafts: readonly Draft[]
  /** Malformed products, and why; what is known of them stays. */
  odd: readonly { id: string; title: string; reason: string }[]
  /** Warnings for the owner. */
  warnings?: readonly string[]
}
