import type { Cart } from '@beacon/rules/cart'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'

/** A print order whose buyer was sent to the payment page, so that returning without having paid finds it again. */
interface PendingOrder {
  id: string
  token: string
  number: string
  lines: Cart
}

const KEY = 'pending-order'

export const keepPendingOrder = (order: PendingOrder) => writeSession(KEY, order)
export const readPendingOrder = () =>
  ifLike<PendingOrder>(readSession(KEY), { id: '', token: '', number: '', lines: [] })
export const forgetPendingOrder = () => forgetSession(KEY)
