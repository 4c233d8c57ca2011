import type { Db, Tx } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { countersOfADay, countHit, limitHits, scaledLimit } from '../../http/rate-limit.ts'

const MINUTE = { name: 'chat minute', most: 10, windowMs: 60_000 }
const DAY = { name: 'chat day', most: 60 }

/** Each is stored for a month: beyond so many in a day even questions that got no answer count. */
const UNANSWERED = { name: 'unanswered question', most: 100 }

export interface ChatQuota {
  /** Counts a question. @throws AppError too_many_requests with Retry-After, which rolls its transaction back */
  take(tx: Tx, address: string, now: Date): Promise<void>
  /** A question that got no answer costs nothing, up to a hundred a day (of an IPv6 network, four hundred). */
  giveBack(db: Db, address: string, now: Date): Promise<void>
}

/**
 * Questions per IP address, and those of a day also per IPv6 network, counted in the database, so that a restart resets
 * nothing. `scale` multiplies the limits; 0 switches them off.
 */
export function createChatQuota(scale: number): ChatQuota {
  return {
    async take(tx, address, now) {
      if (scale === 0) return
      const counters = [{ ...MINUTE, subject: address }, ...countersOfADay(DAY.name, address, DAY.most)]
      for (const { most, ...counter } of counters)
        await limitHits(tx, { ...counter, now }, scaledLimit(most, scale))
    },
    async giveBack(db, address, now) {
      if (scale === 0) return
      for (const { most, ...counter } of countersOfADay(UNANSWERED.name, address, UNANSWERED.most)) {
        const { hits } = await countHit(db, { ...counter, now })
        if (hits > scaledLimit(most, scale)) return
      }
      await db
        .updateTable('rate_limit')
        .set(({ eb }) => ({ hits: eb('hits', '-', 1) }))
        .where('subject', 'in', [address, networkOf(address)])
        .where('hits', '>', 0)
        .where('name', 'in', [MINUTE.name, DAY.name])
        .execute()
    },
  }
}
