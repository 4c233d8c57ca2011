import { commerce } from '@beacon/content/commerce'
import type { Promotion } from '@beacon/contract/promo-codes'
import { type Cart, cartKind, ordersOf } from '@beacon/rules/cart'
import { objectionTo } from '@beacon/rules/promo-code'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'
import { goodsOf } from './order-summary.tsx'

const KEY = 'promo-code'

/** The promo code of this tab's order: kept across reloads, and for the second part of a mixed cart. */
export const storePromotion = (promotion: Promotion) => writeSession(KEY, promotion)

/** Undefined when there is none, or when what is stored is not one. */
export const readPromotion = () =>
  ifLike<Promotion>(readSession(KEY), { code: '', kind: 'percent', value: 0, minimum: 0 })

/** Once it is used, or taken off the order. */
export const forgetPromotion = () => forgetSession(KEY)

/** Why a code cannot be used for these lines; undefined if it can. */
export const objectionOfCart = (promotion: Promotion, cart: Cart) =>
  objectionTo(promotion, goodsOf(cart), commerce)

/** Why this tab's code cannot be used for any order of this cart; undefined if it can, or if there is none. */
export function objectionToStored(cart: Cart): string | undefined {
  const kept = readPromotion()
  const objections = kept ? ordersOf(cart).map((lines) => objectionOfCart(kept, lines)) : []
  return objections.every(Boolean) ? objections[0] : undefined
}

/** This tab's code, if it can be used for this cart; a mixed one is two orders, and the code may serve only one. */
export const storedPromotionFor = (cart: Cart) =>
  cartKind(cart) === 'mixed' || objectionToStored(cart) ? undefined : readPromotion()
