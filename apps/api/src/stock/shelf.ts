import type { Product } from '@beacon/contract/products'
import type { Db, Tx } from '../db/schema.ts'

/** Pieces of one thing; `variantId` null for a product that comes in one form. */
export interface Pieces {
  productId: string
  variantId: number | null
  quantity: number
}

/**
 * What is for sale, for whoever sells it. Written by the catalogue, used by what takes orders: neither knows the other.
 * Holds are rows of `stock_hold`; a row counts until it is deleted.
 */
export interface Shelf {
  /**
   * Products as they are sold now, by id, their quantities without what is held. Inside a transaction this
   * is the check before a hold. An unknown, hidden or withdrawn id is missing.
   */
  products(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>>
  /**
   * Takes pieces off the shelf for good. Answers whether there were enough of all of them; if not, nothing is taken.
   * What is printed or sent as often as it is ordered is never short.
   */
  take(tx: Tx, pieces: readonly Pieces[]): Promise<boolean>
  /** Whether any of them is counted: then nobody else can have what an order holds. */
  isCounted(db: Db | Tx, pieces: readonly Pieces[]): Promise<boolean>
  /** Puts pieces back: a refund with its goods. */
  putBack(tx: Tx, pieces: readonly Pieces[]): Promise<void>
  /** Says that holds were made or let go: once that is committed, the store shows the new stock. */
  changed(tx: Tx): void
}
