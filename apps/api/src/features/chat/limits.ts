import type { Db, Tx } from '../../db/schema.ts'
import { limitHits } from '../../http/rate-limit.ts'

const MINUTE_MS = 60_000

/** Questions per IP address, counted in the database, so that a restart resets nothing. */
const LIMITS = [
  { name: 'chat minute', hits: 10, windowMs: MINUTE_MS },
  { name: 'chat day', hits: 60, windowMs: 24 * 60 * MINUTE_MS },
] as const

export interface ChatQuota {
  /** Counts a question. @throws AppError too_many_requests with Retry-After, which rolls its transaction back */
  take(tx: Tx, address: string, now: Date): Promise<void>
  /** A question that got no answer costs nothing. */
  giveBack(db: Db, address: string): Promise<void>
}

/** `scale` multiplies the limits; 0 switches them off. */
export function createChatQuota(scale: number): ChatQuota {
  return {
    async take(tx, address, now) {
      if (scale === 0) return
      for (const { name, hits, windowMs } of LIMITS)
        await limitHits(tx, { name, subject: address, now, windowMs }, Math.ceil(hits * scale))
    },
    async giveBack(db, address) {
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
