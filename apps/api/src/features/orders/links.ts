import { linkDays } from '@beacon/content/link-days'
import { DAY_MS, endOfDay } from '../../clock.ts'
import type { OrderRow } from '../../db/schema.ts'
import type { PrivateLinks } from '../../http/private-links.ts'

const DOWNLOAD_LIVES_MS = linkDays.download * DAY_MS

type Linked = Pick<OrderRow, 'id' | 'links_renewed_at'>

export interface OrderLinks {
  /** The token of an order's private page: an HMAC, so that the database holds nothing that opens one. */
  token(order: Linked): string
  /** The same of an order that was placed just now. */
  newToken(orderId: string): string
  isToken(order: Linked, token: string): boolean
  /** The query of a download link, which opens one line of one order, through the link's last day. */
  download(order: Linked, position: number, now: Date): { query: string; expiresAt: string }
  isDownload(
    order: Linked,
    position: number,
    query: { expires: string; signature: string },
    now: Date,
  ): boolean
}

/** Derives the links instead of storing them (0019). */
export function createOrderLinks(links: PrivateLinks): OrderLinks {
  const about = (...parts: readonly (string | number)[]) => parts.filter((part) => part !== '').join('\n')
  const page = ({ id, links_renewed_at }: Linked) => about('order', id, links_renewed_at)
  const file = ({ id, links_renewed_at }: Linked, position: number, expires: string) =>
    about('download', id, position, expires, links_renewed_at)

  return {
    token: (order) => links.sign(page(order)),
    newToken: (id) => links.sign(page({ id, links_renewed_at: '' })),
    isToken: (order, token) => links.isSigned(page(order), token),
    download(order, position, now) {
      const expiresAt = endOfDay(new Date(now.getTime() + DOWNLOAD_LIVES_MS))
      const expires = String(Math.floor(Date.parse(expiresAt) / 1000))
      return {
        query: `?expires=${expires}&signature=${links.sign(file(order, position, expires))}`,
        expiresAt,
      }
    },
    isDownload: (order, position, { expires, signature }, now) =>
      links.isSigned(file(order, position, expires), signature) && Number(expires) * 1000 > now.getTime(),
  }
}
