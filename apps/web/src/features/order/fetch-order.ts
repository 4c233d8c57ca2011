import { findOrder, type Order, readOrder } from '@beacon/contract/orders'
import { call } from '../../lib/api.ts'
import { type Checked, checkForm } from '../../lib/form-attempt.ts'
import type { FormValues } from '../../lib/form-values.ts'
import { timeLimit } from '../../lib/time-limit.ts'

/** The order of a private link. @throws ApiError not_found for an unknown link */
export async function fetchOrder(id: string, token: string, signal: AbortSignal): Promise<Order> {
  return (await call(readOrder, { params: { id }, query: { token }, signal })).order
}

export type LookUpField = 'email' | 'orderNumber'

/** The form as the server takes it, or a message for each invalid field. */
export const checkLookUp = (
  values: FormValues<LookUpField>,
): Checked<LookUpField, { email: string; orderNumber: string }> => checkForm(findOrder.body, values)

/** Has a link to the order mailed; returns the server's message. @throws ApiError */
export async function lookUp(body: { email: string; orderNumber: string }): Promise<string> {
  return (await call(findOrder, { body, signal: timeLimit() })).message
}
