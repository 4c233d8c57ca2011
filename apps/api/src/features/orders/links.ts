import { linkDays } from '@beacon/content/link-days'
import { DAY_MS, endOfDay } from '../../clock.ts'
import type { PrivateLinks } from '../../http/private-links.ts'

const DOWNLOAD_LIVES_MS = linkDays.download * DAY_MS

export interface OrderLinks {
  /** The token of an order's private page: an HMAC, so that the database holds nothing that opens one. */
  token(orderId: string): string
  isToken(orderId: string, token: string): boolean
  /** The query of a download link, which opens one line of one order, through the link's last day. */
  download(orderId: string, position: number, now: Date): { query: string; expiresAt: string }
  isDownload(
    orderId: string,
    position: number,
    query: { expires: string; signature: string },
    now: Date,
  ): boolean
}

/** Derives the links instead of storing them (0019). */
export function createOrderLinks(links: PrivateLinks): OrderLinks {
  const order = (orderId: string) => `order\n${orderId}`
  const file = (orderId: string, position: number, expires: string) =>
    `download\n${orderId}\n${position}\n${expires}`

  return {
    token: (orderId) => links.sign(order(orderId)),
    isToken: (orderId, token) => links.isSigned(order(orderId), token),
    download(orderId, position, now) {
      const expiresAt = endOfDay(new Date(now.getTime() + DOWNLOAD_LIVES_MS))
      const expires = String(Math.floor(Date.parse(expiresAt) / 1000))
      return {
        query: `?expires=${expires}&signature=${links.sign(file(orderId, position, expires))}`,
        expiresAt,
      }
    },
    isDownload: (orderId, position, { expires, signature }, now) =>
      links.isSigned(file(orderId, position, expires), signature) && Number(expires) * 1000 > now.getTime(),
  }
}
