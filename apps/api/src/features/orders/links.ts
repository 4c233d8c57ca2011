import { createHmac, timingSafeEqual } from 'node:crypto'
import { isoAfter } from '../../clock.ts'

const DOWNLOAD_LIVES_MS = 7 * 24 * 60 * 60_000

export interface OrderLinks {
  /** The buyer's key to an order's page. Derived from the secret, so the database holds nothing that opens one. */
  token(orderId: string): string
  isToken(orderId: string, token: string): boolean
  /** What is appended to a download's path: it opens one line of one order for a week. */
  download(orderId: string, position: number, now: Date): { query: string; expiresAt: string }
  isDownload(
    orderId: string,
    position: number,
    query: { expires: string; signature: string },
    now: Date,
  ): boolean
}

export function createOrderLinks(secret: string): OrderLinks {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const token = (orderId: string) => sign(`order\n${orderId}`)
  const downloadSignature = (orderId: string, position: number, expires: string) =>
    sign(`download\n${orderId}\n${position}\n${expires}`)

  return {
    token,
    isToken: (orderId, given) => isSame(given, token(orderId)),
    download(orderId, position, now) {
      const expiresAt = isoAfter(now, DOWNLOAD_LIVES_MS)
      const expires = String(Math.floor(Date.parse(expiresAt) / 1000))
      return {
        query: `?expires=${expires}&signature=${downloadSignature(orderId, position, expires)}`,
        expiresAt,
      }
    },
    isDownload: (orderId, position, { expires, signature }, now) =>
      isSame(signature, downloadSignature(orderId, position, expires)) &&
      Number(expires) * 1000 > now.getTime(),
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
