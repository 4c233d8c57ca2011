import type { Product } from '@beacon/contract/products'
import type { Db, Tx } from '../db/schema.ts'

/** A quantity of one product or variant; `variantId` is null for a product without variants. */
export interface Pieces {
  productId: string
  variantId: number | null
  quantity: number
}

/**
 * What is for sale: implemented by the catalogue, used by orders, neither of which knows the other. Holds are rows of
 * `stock_hold` and count until they are deleted.
 */
export interface Inventory {
  /**
   * Products by id as they are sold now, their quantities without what is held. In a transaction this is the check
   * before a hold. An unknown, hidden or withdrawn product is missing.
   */
  products(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Product>>
  /**
   * Takes pieces off the shelf for good, all or nothing; returns whether there were enough. What is printed or made to
   * order never runs out.
   */
  take(tx: Tx, pieces: readonly Pieces[]): Promise<boolean>
  /** Whether any of them has limited stock, so that an order's hold keeps it from others. */
  isCounted(db: Db | Tx, pieces: readonly Pieces[]): Promise<boolean>
  /** Restocks pieces: a refund with its goods. */
  putBack(tx: Tx, pieces: readonly Pieces[]): Promise<void>
  /** Holds were made or released: once that is committed, the store shows the new stock. */
  changed(tx: Tx): void
}
