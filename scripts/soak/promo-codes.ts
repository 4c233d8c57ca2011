import { openDatabase } from '../../apps/api/src/db/database.ts'
import type { Evidence, Finding } from './evidence.ts'
import { Refused } from './workload.ts'

/** A tenth off, for everybody. */
export const TENTH = 'TENTH'
/** A dollar off for some: more want it, many at the same moment. */
export const FEW = 'FEW'
const FEW_USES = 50

/** Writes the codes into the database of a server that is up. */
export async function makePromoCodes(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 1 })
  const both = { minimum: 0, created_at: new Date().toISOString() }
  await db
    .insertInto('promo_code')
    .values([
      { ...both, code: TENTH, kind: 'percent', value: 10 },
      { ...both, code: FEW, kind: 'amount', value: 100, most_uses: FEW_USES },
    ])
    .execute()
  await db.destroy()
}

/** Orders with the code, and without it when the server says that it cannot be used. */
export async function withCodeOrWithout<T>(
  code: string | undefined,
  order: (promoCode?: string) => Promise<T>,
): Promise<T> {
  try {
    return await order(code)
  } catch (error) {
    if (code === undefined || !(error instanceof Refused)) throw error
    return order()
  }
}

/** The codes took off what they say, no more often than they may, and what was charged is what the order says. */
export async function verifyPromoCodes({ count, rows, intents }: Evidence): Promise<Finding[]> {
  const orders = (condition: string) => count(`select count(*) from orders where ${condition}`)
  const few = await orders(`promo_code = '${FEW}' and state <> 'expired'`)
  const payments = await rows<{ id: string; total: number }>(
    'select payment.id, total from payment join orders on orders.id = subject_id',
  )
  const totals = new Map(payments.map(({ id, total }) => [id, total]))
  const otherwise = intents.filter(({ metadata, amount }) => {
    const total = totals.get(metadata.payment_id ?? '')
    return total !== undefined && total !== amount
  })
  return [
    { what: 'orders with a promo code', count: await orders("promo_code <> ''") },
    { what: '  with the one for few', count: few },
    { what: 'uses of a promo code beyond its limit', count: Math.max(0, few - FEW_USES), must: 0 },
    {
      what: 'orders of which a promo code took off something else',
      count: await orders(
        `discount <> case promo_code when '${TENTH}' then (subtotal * 10 + 50) / 100 when '${FEW}' then 100 else 0 end
         or total <> subtotal - discount + shipping + tax`,
      ),
      must: 0,
    },
    { what: 'cards asked for another sum than that of the order', count: otherwise.length, must: 0 },
  ]
}
