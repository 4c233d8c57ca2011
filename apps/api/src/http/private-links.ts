import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** The installation's secrets, the newest first: it signs, and what one of the others has signed still holds. */
export type Secrets = readonly [string, ...string[]]

/**
 * Signatures of private links: what is in a mail is HMAC-SHA256 of what the link is about, so that a job that runs
 * twice mails the same one, and the database holds nothing that opens anything.
 */
export interface PrivateLinks {
  /** The signature of a new link, under the newest secret. */
  sign(about: string): string
  /** Whether a link was signed here, under the newest secret or one before it. Compared in constant time. */
  isSigned(about: string, signature: string): boolean
  /** The signature of which only the hash was kept; a new one where its secret is known no more. */
  signatureBehind(hash: string, about: string): string
}

export function createPrivateLinks(secrets: Secrets): PrivateLinks {
  const [newest] = secrets
  const signWith = (secret: string, about: string) =>
    createHmac('sha256', secret).update(about).digest('base64url')
  const sign = (about: string) => signWith(newest, about)
  const signaturesOf = (about: string) => secrets.map((secret) => signWith(secret, about))
  return {
    sign,
    isSigned: (about, given) => signaturesOf(about).some((signature) => isSame(given, signature)),
    signatureBehind: (hash, about) =>
      signaturesOf(about).find((signature) => hashOf(signature) === hash) ?? sign(about),
  }
}

/** What the database keeps of a secret that somebody else holds. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
