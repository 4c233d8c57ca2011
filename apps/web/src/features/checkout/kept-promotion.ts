import type { Promotion } from '@beacon/contract/promo-codes'
import { ifLike } from '../../lib/kept-json.ts'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'

const KEY = 'promo-code'

/** The code that this tab orders with: over a reload, and for the second part of a mixed cart. */
export const keepPromotion = (promotion: Promotion) => writeSession(KEY, promotion)
export const readPromotion = () =>
  ifLike<Promotion>(readSession(KEY), { code: '', kind: 'percent', value: 0, minimum: 0 })
export const forgetPromotion = () => forgetSession(KEY)
