import { DAY_MS } from '../../clock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { countHit, limitHits } from '../../http/rate-limit.ts'

const MINUTE_MS = 60_000

/** Questions per IP address, counted in the database, so that a restart resets nothing. */
const LIMITS = [
  { name: 'chat minute', hits: 10, windowMs: MINUTE_MS },
  { name: 'chat day', hits: 60, windowMs: DAY_MS },
] as const

/** Each is stored for a month: beyond so many in a day even questions that got no answer count. */
const UNANSWERED = { name: 'unanswered question', hits: 100, windowMs: DAY_MS }

export interface ChatQuota {
  /** Counts a question. @throws AppError too_many_requests with Retry-After, which rolls its transaction back */
  take(tx: Tx, address: string, now: Date): Promise<void>
  /** A question that got no answer costs nothing, up to a hundred a day. */
  giveBack(db: Db, address: string, now: Date): Promise<void>
}

/** `scale` multiplies the limits; 0 switches them off. */
export function createChatQuota(scale: number): ChatQuota {
  return {
    async take(tx, address, now) {
      if (scale === 0) return
      for (const { name, hits, windowMs } of LIMITS)
        await limitHits(tx, { name, subject: address, now, windowMs }, Math.ceil(hits * scale))
    },
    async giveBack(db, address, now) {
      if (scale === 0) return
      const { name, windowMs, hits: most } = UNANSWERED
      const { hits } = await countHit(db, { name, subject: address, now, windowMs })
      if (hits > Math.ceil(most * scale)) return
      await db
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
        .where('subject', '=', address)
        .where('hits', '>', 0)
        .where(
          'name',
          'in',
          LIMITS.map(({ name }) => name),
        )
        .execute()
    },
  }
}
