import {
  changePromoCode,
  createPromoCode,
  listPromoCodes,
  lookUpPromoCode,
} from '@beacon/contract/promo-codes'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import type { PromoCodes } from './service.ts'

interface PromoCodeDeps {
  db: Db
  promoCodes: PromoCodes
}

export function bindPromoCodes(bind: Bind, { db, promoCodes }: PromoCodeDeps): void {
  bind(lookUpPromoCode)(({ body }) => promoCodes.lookUp(db, body.promoCode))

  bind(listPromoCodes)(async () => ({ promoCodes: await promoCodes.list(db) }))

  bind(createPromoCode)(async ({ body }) => ({
    promoCode: await inTransaction(db, (tx) => promoCodes.create(tx, body)),
  }))

  bind(changePromoCode)(async ({ params, body }) => ({
    promoCode: await inTransaction(db, (tx) => promoCodes.change(tx, params.code, body.isEnded)),
  }))
}
