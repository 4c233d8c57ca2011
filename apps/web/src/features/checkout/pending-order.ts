import type { Cart } from '@beacon/rules/cart'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { ifLike } from '../../lib/stored-json.ts'

/** A print order whose buyer was sent to the payment page, so that returning without having paid finds it again. */
export interface PendingOrder {
  id: string
  token: string
  number: string
  lines: Cart
}

const KEY = 'pending-orders'

/** This tab's unpaid print orders, oldest first. */
export const readPendingOrders = (): readonly PendingOrder[] =>
  ifLike<PendingOrder[]>(readSession(KEY), [{ id: '', token: '', number: '', lines: [] }]) ?? []

/** Adds an order as the newest, in place of what is stored of it. */
export const keepPendingOrder = (order: PendingOrder) =>
  writeSession(KEY, [...readPendingOrders().filter(({ id }) => id !== order.id), order])

/** For an order that is paid, has ended, or is back in the cart. */
export function forgetPendingOrder(orderId: string) {
  const others = readPendingOrders().filter(({ id }) => id !== orderId)
  if (others.length > 0) writeSession(KEY, others)
  else forgetSession(KEY)
}
