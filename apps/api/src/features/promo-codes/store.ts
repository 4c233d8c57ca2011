import type { Db, PromoCodeRow, Tx } from '../../db/schema.ts'

/** A code, also one that has ended; it is stored in capitals, as the contract's `promoCode` makes it. */
export const findPromoCode = (db: Db | Tx, code: string): Promise<PromoCodeRow | undefined> =>
  db.selectFrom('promo_code').selectAll().where('code', '=', code).executeTakeFirst()

/** A page of them, newest first; `after` is the last code of the page before. */
export async function listPromoCodeRows(
  db: Db | Tx,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PromoCodeRow[]> {
  const last = after === undefined ? undefined : await findPromoCode(db, after)
  let page = db.selectFrom('promo_code').selectAll()
  if (last)
    page = page.where(({ or, and, eb }) =>
      or([
        eb('created_at', '<', last.created_at),
        and([eb('created_at', '=', last.created_at), eb('code', '>', last.code)]),
      ]),
    )
  return page.orderBy('created_at', 'desc').orderBy('code').limit(limit).execute()
}

/** Stores a code; false when there is one of that name already, also one that has ended. */
export async function insertPromoCode(db: Db | Tx, row: PromoCodeRow): Promise<boolean> {
  const result = await db
    .insertInto('promo_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Since when it has ended; null takes it up again. One that has ended already keeps its instant. */
export const endPromoCode = (tx: Tx, code: string, endedAt: string | null): Promise<unknown> =>
  tx
    .updateTable('promo_code')
    .set({ ended_at: endedAt })
    .where('code', '=', code)
    .where('ended_at', endedAt === null ? 'is not' : 'is', null)
    .execute()

/**
 * In how many orders each code is: of those that were not paid in their time the code is free again. One that is paid
 * after all counts once more.
 */
export async function usesOf(db: Db | Tx, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['promo_code', (query) => query.fn.countAll<number>().as('uses')])
    .where('promo_code', 'in', codes)
    .where('state', '!=', 'expired')
    .groupBy('promo_code')
    .execute()
  return new Map(rows.map(({ promo_code, uses }) => [promo_code, uses]))
}
