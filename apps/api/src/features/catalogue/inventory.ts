import type { ProductSource } from '@beacon/contract/products'
import type { Tx } from '../../db/schema.ts'
import { afterCommit } from '../../db/transaction.ts'
import type { Inventory, Pieces } from '../../stock/inventory.ts'
import { isListed, withStock } from './stock.ts'
import { putBackPieces, readProducts, takePieces } from './store.ts'

interface InventoryDeps {
  sources: readonly ProductSource[]
  changed(): void
}

/** What is for sale, as orders see it. */
export function createInventory({ sources, changed }: InventoryDeps): Inventory {
  /** All or nothing: if one runs short, those taken before are put back. */
  async function take(tx: Tx, pieces: readonly Pieces[]): Promise<boolean> {
    const taken: Pieces[] = []
    for (const piece of inOneOrder(pieces)) {
      if (!(await takePieces(tx, piece.productId, piece.variantId ?? 0, piece.quantity))) {
        await putBack(tx, taken)
        return false
      }
      taken.push(piece)
    }
    return true
  }

  async function putBack(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
    for (const { productId, variantId, quantity } of pieces)
      await putBackPieces(tx, productId, variantId ?? 0, quantity)
  }

  return {
    async products(db, ids) {
      const found = ids.length > 0 ? await readProducts(db, { sources, ids }) : []
      return new Map(found.filter(isListed).map((stored) => [stored.product.id, withStock(stored)]))
    },
    async isCounted(db, pieces) {
      const ids = pieces.map(({ productId }) => productId)
      const found = await readProducts(db, { sources, ids })
      const stock = new Map(found.map((stored) => [stored.product.id, stored.stock]))
      return pieces.some(({ productId, variantId }) => stock.get(productId)?.has(variantId ?? 0))
    },
    take,
    putBack,
    changed: (tx) => afterCommit(tx, changed),
  }
}

/** Sorted, so that two orders of the same products lock rows in the same order and cannot deadlock. */
const inOneOrder = (pieces: readonly Pieces[]): Pieces[] =>
  pieces.toSorted(
    (a, b) =>
      Number(a.productId > b.productId) - Number(a.productId < b.productId) ||
      (a.variantId ?? 0) - (b.variantId ?? 0),
  )
