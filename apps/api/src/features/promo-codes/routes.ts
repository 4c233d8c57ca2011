import {
  changePromoCode,
  createPromoCode,
  listPromoCodes,
  lookUpPromoCode,
} from '@beacon/contract/promo-codes'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Bind } from '../../http/endpoint.ts'
import { nextPage } from '../../http/next-page.ts'
import type { GuessLimit } from './guess-limit.ts'
import type { PromoCodes } from './service.ts'

const PAGE_SIZE = 50

interface PromoCodeDeps {
  db: Db
  promoCodes: PromoCodes
  forgiveKnown: GuessLimit['forgiveKnown']
}

/** The visitors' look-up, whose rate limit counts unknown codes only, and the administrator's list. */
export function bindPromoCodes(bind: Bind, { db, promoCodes, forgiveKnown }: PromoCodeDeps): void {
  bind(lookUpPromoCode)(async ({ body, request }) => {
    await forgiveKnown(body.promoCode, request.address)
    return promoCodes.lookUp(db, body.promoCode)
  })

  bind(listPromoCodes)(async ({ query }) => {
    const codes = await promoCodes.list(db, { ...query, limit: PAGE_SIZE })
    return {
      promoCodes: codes,
      next: nextPage(codes, PAGE_SIZE, ({ code }) => code),
    }
  })

  bind(createPromoCode)(async ({ body, tx }) => ({ promoCode: await promoCodes.create(tx, body) }))

  bind(changePromoCode)(async ({ params, body }) => ({
    promoCode: await inTransaction(db, (tx) => promoCodes.change(tx, params.code, body.isEnded)),
  }))
}
