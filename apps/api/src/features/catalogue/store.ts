import type { Product, ProductSource } from '@beacon/contract/products'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** A stored product, with what determines its stock. */
export interface StoredProduct {
  product: Product
  isWithdrawn: boolean
  /** Stock by variant; a variant that is missing is not counted. */
  stock: Map<number, number>
  held: Map<number, number>
}

/** The stored copy of some sources, or of some products, in the order of their source. */
export async function readProducts(
  db: Db | Tx,
  { sources, ids }: { sources: readonly ProductSource[]; ids?: readonly string[] },
): Promise<StoredProduct[]> {
  let query = db.selectFrom('catalogue_product').selectAll().where('source', 'in', sources)
  let counted = db.selectFrom('catalogue_stock').selectAll()
  let held = db
    .selectFrom('stock_hold')
    .select(['product_id', 'variant_id', (column) => column.fn.sum<number>('quantity').as('quantity')])
    .groupBy(['product_id', 'variant_id'])
  if (ids) {
    query = query.where('id', 'in', ids)
    counted = counted.where('product_id', 'in', ids)
    held = held.where('product_id', 'in', ids)
  }
  const rows = await query.orderBy('position').execute()
  const stock = byProduct((await counted.execute()).map((row) => ({ ...row, quantity: row.stock })))
  const holds = byProduct(await held.execute())
  return rows.map((row) => ({
    // Copies from before there were size guides have none.
    product: {
      sizeGuide: null,
      ...(JSON.parse(row.document) as Omit<Product, 'sizeGuide'>),
      // Not as its source last said, once the source does not have it any more.
      status: row.status,
    },
    isWithdrawn: row.withdrawn === 1,
    stock: stock.get(row.id) ?? new Map(),
    held: holds.get(row.id) ?? new Map(),
  }))
}

type PiecesRow = { product_id: string; variant_id: number; quantity: number }

function byProduct(rows: readonly PiecesRow[]): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>()
  for (const { product_id, variant_id, quantity } of rows) {
    const pieces = found.get(product_id) ?? new Map<number, number>()
    found.set(product_id, pieces.set(variant_id, quantity))
  }
  return found
}

/** Takes pieces from a counted variant; false when it has fewer. An uncounted one always has enough. */
export async function takePieces(
  tx: Tx,
  productId: string,
  variantId: number,
  quantity: number,
): Promise<boolean> {
  const { numUpdatedRows } = await stockRow(tx, productId, variantId)
    .set({ stock: sql<number>`stock - ${quantity}` })
    .where('stock', '>=', quantity)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  return (await countOf(tx, productId, variantId)) === undefined
}

/** Returns pieces to a counted variant; an uncounted one stays without a count. */
export async function putBackPieces(
  tx: Tx,
  productId: string,
  variantId: number,
  quantity: number,
): Promise<void> {
  await stockRow(tx, productId, variantId)
    .set({ stock: sql<number>`stock + ${quantity}` })
    .execute()
}

export interface Count {
  variantId: number
  stock: number
  /** Undefined for any. */
  stockBefore?: number | undefined
}

/**
 * Sets a variant's stock, unless it has changed since the caller read it (`stockBefore`). Setting the value that is
 * already there succeeds: the caller never got the first response.
 * @returns the stock now; undefined for a variant that is not counted
 */
export async function setStock(
  tx: Tx,
  productId: string,
  { variantId, stock, stockBefore }: Count,
): Promise<number | undefined> {
  let update = stockRow(tx, productId, variantId).set({ stock })
  if (stockBefore !== undefined) update = update.where('stock', '=', stockBefore)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n ? stock : countOf(tx, productId, variantId)
}

async function countOf(tx: Tx, productId: string, variantId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('catalogue_stock')
    .select('stock')
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst()
  return row?.stock
}

const stockRow = (tx: Tx, productId: string, variantId: number) =>
  tx.updateTable('catalogue_stock').where('product_id', '=', productId).where('variant_id', '=', variantId)

/**
 * False for a product that is not in the catalogue.
 * @param isWithdrawn undefined: stays as it is
 */
export async function setWithdrawn(tx: Tx, id: string, isWithdrawn: boolean | undefined): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('catalogue_product')
    .set(({ ref }) => ({ withdrawn: isWithdrawn === undefined ? ref('withdrawn') : Number(isWithdrawn) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A version that differs whenever something visible to visitors may have changed, by whichever process. */
export async function readMark(db: Db): Promise<string> {
  const rows = await Promise.all([
    db.selectFrom('catalogue_copy').select(['source', 'copied_at']).orderBy('source').execute(),
    db.selectFrom('catalogue_product').select('id').where('withdrawn', '=', 1).orderBy('id').execute(),
    db
      .selectFrom('catalogue_stock')
      .select(['product_id', 'variant_id', 'stock'])
      .orderBy('product_id')
      .orderBy('variant_id')
      .execute(),
    db
      .selectFrom('stock_hold')
      .select(['subject', 'product_id', 'variant_id', 'quantity'])
      .orderBy('subject')
      .orderBy('product_id')
      .orderBy('variant_id')
      .execute(),
  ])
  return JSON.stringify(rows)
}
