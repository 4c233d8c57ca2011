import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../../http/private-links.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts text for storage with AES-256-GCM, under a key derived from the installation's newest secret; text sealed
 * with an older one still opens. It is bound to `owner`: copied into another row it is worthless.
 */
export interface Seal {
  seal(text: string, owner: string): string
  /** The text; undefined when it was sealed elsewhere or for another owner, or has been altered. */
  open(sealed: string, owner: string): string | undefined
}

/** @param purpose part of the key: what is sealed for one purpose cannot be opened for another */
export function createSeal(secrets: Secrets, purpose: string): Seal {
  const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0]), iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner) {
      for (const secret of secrets) {
        const text = openWith(keyOf(secret), Buffer.from(sealed, 'base64url'), owner)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function openWith(key: Uint8Array, sealed: Buffer, owner: string): string | undefined {
  const [iv, tag] = [sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    const body = sealed.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
