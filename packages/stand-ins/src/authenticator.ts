import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The six digits that an authenticator app shows at a moment, in milliseconds since 1970, for a secret in base32. Written
 * from RFC 4226 and 6238 and from no library.
 */
export function codeAt(secret: string, moment: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(moment / STEP_MS)))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const start = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The code so many steps from a moment. */
export const codeIn = (secret: string, steps: number, moment: number): string =>
  codeAt(secret, moment + steps * STEP_MS)

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
