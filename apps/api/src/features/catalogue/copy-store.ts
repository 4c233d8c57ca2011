import type { Product, ProductSource } from '@beacon/contract/products'
import type { CatalogueProductRow, Db, Tx } from '../../db/schema.ts'
import type { Draft } from './draft.ts'

/** SQLite allows 32,766 parameters per statement. */
const ROWS_A_STATEMENT = 500

/** How many products of a source visitors can see in the stored copy. */
export async function countListed(db: Db | Tx, source: ProductSource): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_product')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .where('status', '!=', 'Hidden')
    .executeTakeFirstOrThrow()
  return count
}

/** These products as the stored copy has them, with pictures of ours. */
export async function storedDrafts(tx: Tx, source: ProductSource, ids: readonly string[]): Promise<Draft[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('catalogue_product')
    .select('document')
    .where('source', '=', source)
    .where('id', 'in', ids)
    .orderBy('position')
    .execute()
  return rows.map(({ document }) => ({ product: JSON.parse(document) as Product, counts: [] }))
}

/**
 * Replaces the stored copy of a source by these drafts. Sales, counts and withdrawals survive; a withdrawn product that
 * the source does not have stays hidden, since it may come back, and would be for sale.
 * @returns the names of products that the source counts no more: their last count applies
 */
export async function replaceProducts(
  tx: Tx,
  source: ProductSource,
  drafts: readonly Draft[],
  now: Date,
): Promise<string[]> {
  const before = await tx
    .selectFrom('catalogue_product')
    .select(['id', 'document', 'position', 'status', 'withdrawn'])
    .where('source', '=', source)
    .execute()
  const known = new Map(before.map((row) => [row.id, row]))
  const rows = drafts.map(({ product }, position) => toRow(product, position))
  const changed = rows.filter(({ id, document, position, status }) => {
    const old = known.get(id)
    return old?.document !== document || old.position !== position || old.status !== status
  })
  const kept = new Set(rows.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id))
  const idsOf = (withdrawn: number) => gone.filter((row) => row.withdrawn === withdrawn).map(({ id }) => id)
  for (const part of parts(idsOf(0))) {
    await tx.deleteFrom('catalogue_product').where('id', 'in', part).execute()
    await tx.deleteFrom('catalogue_stock').where('product_id', 'in', part).execute()
  }
  for (const part of parts(idsOf(1)))
    await tx.updateTable('catalogue_product').set({ status: 'Hidden' }).where('id', 'in', part).execute()
  for (const part of parts(changed)) await writeProducts(tx, part)
  const uncounted = await writeCounts(tx, source, drafts)
  await tx
    .insertInto('catalogue_copy')
    .values({ source, copied_at: now.toISOString(), held: null })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ copied_at: now.toISOString(), held: null }),
    )
    .execute()
  return uncounted
}

function writeProducts(tx: Tx, rows: CatalogueProductRow[]) {
  return tx
    .insertInto('catalogue_product')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        source: ref('excluded.source'),
        position: ref('excluded.position'),
        name: ref('excluded.name'),
        status: ref('excluded.status'),
        document: ref('excluded.document'),
      })),
    )
    .execute()
}

/**
 * A count that differs from the source's last one is a new count; an unchanged one leaves our own stock alone, and so
 * does a product without any, or an emptied cell would sell without limit. Returns the names of those.
 */
async function writeCounts(tx: Tx, source: ProductSource, drafts: readonly Draft[]): Promise<string[]> {
  const counts = drafts.flatMap(({ product, counts }) =>
    counts.map(({ variantId, count }) => ({
      product_id: product.id,
      variant_id: variantId,
      source_count: count,
      stock: count,
    })),
  )
  const before = await tx
    .selectFrom('catalogue_stock')
    .innerJoin('catalogue_product', 'catalogue_product.id', 'catalogue_stock.product_id')
    .select(['product_id', 'variant_id', 'source_count'])
    .where('source', '=', source)
    .execute()
  const keyOf = (row: { product_id: string; variant_id: number }) => `${row.product_id} ${row.variant_id}`
  const known = new Map(before.map((row) => [keyOf(row), row.source_count]))
  const news = counts.filter((row) => known.get(keyOf(row)) !== row.source_count)
  for (const part of parts(news)) {
    await tx
      .insertInto('catalogue_stock')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'variant_id']).doUpdateSet(({ ref }) => ({
          stock: ref('excluded.stock'),
          source_count: ref('excluded.source_count'),
        })),
      )
      .execute()
  }
  const counted = new Set(counts.map(keyOf))
  const countedProducts = new Set(counts.map(({ product_id }) => product_id))
  for (const row of before.filter((old) => countedProducts.has(old.product_id) && !counted.has(keyOf(old))))
    await deleteStock(tx, row.product_id, row.variant_id)
  const countedBefore = new Set(before.map(({ product_id }) => product_id))
  return drafts
    .filter(({ product: { id } }) => countedBefore.has(id) && !countedProducts.has(id))
    .map(({ product }) => product.name)
}

async function deleteStock(tx: Tx, productId: string, variantId: number): Promise<void> {
  await tx
    .deleteFrom('catalogue_stock')
    .where('product_id', '=', productId)
    .where('variant_id', '=', variantId)
    .execute()
}

const toRow = (product: Product, position: number): CatalogueProductRow => ({
  id: product.id,
  source: product.source,
  position,
  name: product.name,
  status: product.status,
  withdrawn: 0,
  document: JSON.stringify(product),
})

function parts<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / ROWS_A_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * ROWS_A_STATEMENT, (index + 1) * ROWS_A_STATEMENT),
  )
}

/** Holds a copy for the administrator's decision, beside the one that is served. */
export async function holdCopy(tx: Tx, source: ProductSource, drafts: readonly Draft[]): Promise<void> {
  const held = JSON.stringify(drafts)
  await tx
    .insertInto('catalogue_copy')
    .values({ source, copied_at: null, held })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ held }))
    .execute()
}

/** Removes the held copy and returns it. */
export async function takeHeldCopy(tx: Tx, source: ProductSource): Promise<Draft[] | undefined> {
  const row = await tx
    .selectFrom('catalogue_copy')
    .select('held')
    .where('source', '=', source)
    .executeTakeFirst()
  if (!row?.held) return undefined
  await tx.updateTable('catalogue_copy').set({ held: null }).where('source', '=', source).execute()
  return JSON.parse(row.held) as Draft[]
}

/** How many products a copy would show. */
export const countShown = (drafts: readonly Draft[]): number =>
  drafts.filter(({ product }) => product.status !== 'Hidden').length

/** When each source was copied, and how many products its held copy would show. */
export async function readCopies(
  db: Db,
): Promise<{ source: string; copiedAt: string | null; held: number | null }[]> {
  const rows = await db.selectFrom('catalogue_copy').selectAll().execute()
  return rows.map(({ source, copied_at, held }) => ({
    source,
    copiedAt: copied_at,
    held: held === null ? null : countShown(JSON.parse(held)),
  }))
}
