import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'

export interface ChatBudget {
  /** Reserves tokens for one answer; undefined when the day's budget is too low. */
  reserve(tokens: number): Promise<Reservation | undefined>
}

interface Reservation {
  /** Replaces the reservation by the actual usage. */
  settle(used: number): Promise<void>
}

/**
 * The model's daily token budget, one row: a single statement reserves, so that parallel answers cannot exceed the
 * limit.
 */
export function createChatBudget({
  db,
  clock,
  perDay,
}: {
  db: Db
  clock: Clock
  perDay: number
}): ChatBudget {
  return {
    async reserve(tokens) {
      const day = clock().toISOString().slice(0, 10)
      if (tokens > perDay) return undefined
      const row = await db
        .insertInto('chat_budget')
        .values({ day, tokens })
        .onConflict((conflict) =>
          conflict
            .column('day')
            .doUpdateSet(({ eb, ref }) => ({ tokens: eb(ref('chat_budget.tokens'), '+', tokens) }))
            .where('chat_budget.tokens', '<=', perDay - tokens),
        )
        .returning('tokens')
        .executeTakeFirst()
      return row && { settle: (used) => settle(day, tokens - used) }
    },
  }

  async function settle(day: string, unused: number): Promise<void> {
    await db
      .updateTable('chat_budget')
      .set(({ eb }) => ({ tokens: eb('tokens', '-', unused) }))
      .where('day', '=', day)
      .execute()
  }
}
