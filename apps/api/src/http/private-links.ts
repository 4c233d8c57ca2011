import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** The installation's secrets, newest first: the newest signs, and signatures of the others stay valid. */
export type Secrets = readonly [string, ...string[]]

/**
 * Signatures of private links: HMAC-SHA256 of what the link is about. A job that runs twice therefore mails the same
 * link, and the database holds nothing that opens one.
 */
export interface PrivateLinks {
  /** The signature of a new link, under the newest secret. */
  sign(about: string): string
  /** Every valid signature of what a link is about, the newest secret's first. */
  signatures(about: string): string[]
  /** Whether a link was signed here, under the newest secret or one before it. Compared in constant time. */
  isSigned(about: string, signature: string): boolean
  /** The signature whose hash was stored, of one of these; a new one of the first if its secret is no longer known. */
  signatureBehind(hash: string, about: string, ...others: string[]): string
}

/** @param secrets those of SESSION_SECRET (0035) */
export function createPrivateLinks(secrets: Secrets): PrivateLinks {
  const [newest] = secrets
  const signWith = (secret: string, about: string) =>
    createHmac('sha256', secret).update(about).digest('base64url')
  const sign = (about: string) => signWith(newest, about)
  const signatures = (about: string) => secrets.map((secret) => signWith(secret, about))
  return {
    sign,
    signatures,
    isSigned: (about, given) => signatures(about).some((signature) => isSame(given, signature)),
    signatureBehind: (hash, about, ...others) =>
      [about, ...others].flatMap(signatures).find((signature) => hashOf(signature) === hash) ?? sign(about),
  }
}

/** The hash that the database keeps of somebody else's secret. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
