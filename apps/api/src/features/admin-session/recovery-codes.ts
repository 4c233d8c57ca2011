import { randomBytes } from 'node:crypto'
import { hashOf } from '../../http/private-links.ts'

const HOW_MANY = 10
/** Crockford's alphabet: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 bits: too many to find one from its hash, so a fast hash is enough. */
const LENGTH = 16

/** Ten new codes, as people write them down: `7K2M-9QXA-0VTE-41RB`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: HOW_MANY }, newCode)

function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

/** The hash of a code, however it was typed: spaces, dashes and case do not matter, O is 0, I and L are 1. */
export function recoveryCodeHash(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return hashOf(plain)
}
