import type { Db, RestockRequestRow, Tx } from '../../db/schema.ts'
import type { Wanted } from './availability.ts'

/** Stores a request. Whoever waits for the same keeps waiting; whoever was told of it waits again. */
export async function addRequest(tx: Tx, row: Omit<RestockRequestRow, 'told_at'>): Promise<void> {
  const { created_at } = row
  await tx
    .insertInto('restock_request')
    .values({ ...row, told_at: null })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'variant_id', 'email']).doUpdateSet({ created_at, told_at: null }),
    )
    .execute()
}

/** One request; undefined once it is deleted. */
export async function findRequest(db: Db | Tx, id: string): Promise<RestockRequestRow | undefined> {
  return db.selectFrom('restock_request').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Everything that somebody waits for. */
export async function listWanted(db: Db): Promise<Wanted[]> {
  return db
    .selectFrom('restock_request')
    .select(['product_id', 'variant_id'])
    .distinct()
    .where('told_at', 'is', null)
    .orderBy('product_id')
    .orderBy('variant_id')
    .execute()
}

/** Marks up to `limit` of those who wait for it as told; returns their requests. */
export async function markTold(
  tx: Tx,
  { product_id, variant_id }: Wanted,
  { at, limit }: { at: string; limit: number },
): Promise<RestockRequestRow[]> {
  const waiting = tx
    .selectFrom('restock_request')
    .select('id')
    .where('product_id', '=', product_id)
    .where('variant_id', '=', variant_id)
    .where('told_at', 'is', null)
    .limit(limit)
  return tx
    .updateTable('restock_request')
    .set({ told_at: at })
    .where('id', 'in', waiting)
    .returningAll()
    .execute()
}

/** Lets somebody wait on whose email was not sent, unless they have asked again since. */
export async function unmarkTold(tx: Tx, { id, told_at }: RestockRequestRow): Promise<void> {
  await tx
    .updateTable('restock_request')
    .set({ told_at: null })
    .where('id', '=', id)
    .where('told_at', '=', told_at)
    .execute()
}

/** How many people wait for each product, whichever variant; products that nobody waits for are missing. */
export async function countWaiting(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('restock_request')
    .select(['product_id', (query) => query.fn.count<number>('email').distinct().as('people')])
    .where('told_at', 'is', null)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, people }) => [product_id, Number(people)]))
}
