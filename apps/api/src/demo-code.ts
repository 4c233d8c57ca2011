import type { Clock } from './clock.ts'
import type { Db } from './db/schema.ts'
import { rowOf } from './features/promo-codes/service.ts'
import { insertPromoCode } from './features/promo-codes/store.ts'

const welcome = {
  code: 'WELCOME10',
  kind: 'percent',
  value: 10,
  minimum: 0,
  firstDay: null,
  lastDay: null,
  mostUses: null,
} as const

/** A promo code to try in demo mode. If it was ended, it stays so over a restart. */
export async function addDemoCode(db: Db, clock: Clock): Promise<void> {
  await insertPromoCode(db, rowOf(welcome, clock()))
}
