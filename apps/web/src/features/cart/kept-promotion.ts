import { commerce } from '@beacon/content/commerce'
import type { Promotion } from '@beacon/contract/promo-codes'
import type { Cart } from '@beacon/rules/cart'
import { objectionTo } from '@beacon/rules/promo-code'
import { ifLike } from '../../lib/kept-json.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { goodsOf } from './order-summary.tsx'

const KEY = 'promo-code'

/** The code that this tab orders with: over a reload, and for the second part of a mixed cart. */
export const keepPromotion = (promotion: Promotion) => writeSession(KEY, promotion)
export const readPromotion = () =>
  ifLike<Promotion>(readSession(KEY), { code: '', kind: 'percent', value: 0, minimum: 0 })
export const forgetPromotion = () => forgetSession(KEY)

/** Why a code cannot be used for these lines; nothing where it can. */
export const objectionOfCart = (promotion: Promotion, cart: Cart) =>
  objectionTo(promotion, goodsOf(cart), commerce)

/** Why the code that this tab orders with cannot be used for these lines; nothing where it can, or there is none. */
export function objectionToKept(cart: Cart): string | undefined {
  const kept = readPromotion()
  return kept && objectionOfCart(kept, cart)
}

/** The code that this tab orders with, where it can be used for these lines. */
export const keptPromotionFor = (cart: Cart) => (objectionToKept(cart) ? undefined : readPromotion())
