import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'

export interface ChatBudget {
  /** Sets tokens aside for one answer; nothing when the day has not enough left for it. */
  reserve(tokens: number): Promise<Reservation | undefined>
}

interface Reservation {
  /** Replaces what was set aside by what was used. */
  settle(used: number): Promise<void>
}

/** The model's tokens of a day, one row: a single statement reserves, so that parallel answers cannot pass the limit. */
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
