import { randomInt } from 'node:crypto'

/** No 0 and O, no 1, I and L, because it is read out over the phone. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new order number, `BB-7KQ4-M2XD`: 39 random bits, so it does not reveal how many orders there are. */
export function newOrderNumber(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return inGroups(signs)
}

/** Normalizes an order number that the contract accepts to the form that is stored. */
export const storedOrderNumber = (word: string): string => inGroups(word.slice('BB'.length))

const inGroups = (signs: string): string => `BB-${signs.slice(0, 4)}-${signs.slice(4)}`
