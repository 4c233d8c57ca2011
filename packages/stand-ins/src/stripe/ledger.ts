import { randomBytes } from 'node:crypto'
import { invalid, notFound } from './errors.ts'

const MOST_CENTS = 99_999_999
const LEAST_CENTS = 50

/** Tells the account's endpoints that something has happened. */
export type Emit = (type: string, object: Record<string, unknown>) => void

/** `pi_` and 24 hex digits, say. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/**
 * The object of an id; throws the API's 404.
 * @param param the parameter that named it
 */
export function find<T>(map: Map<string, T>, kind: string, id: string, param: string): T {
  const found = map.get(id)
  if (!found) throw notFound(kind, id, param)
  return found
}

/** Cents that the provider takes: whole ones, half a dollar at least. */
export function checkAmount(amount: number): void {
  if (!Number.isInteger(amount))
    throw invalid('Invalid integer: amount', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount < LEAST_CENTS)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' })
  if (amount > MOST_CENTS)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' })
}
