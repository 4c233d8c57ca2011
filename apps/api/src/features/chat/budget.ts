import { type Clock, DAY_MS, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { networkOf } from '../../http/client-address.ts'
import { scaledLimit } from '../../http/rate-limit.ts'

/** A network that has used so much of a day's budget leaves the rest of it to others. */
const SHARE = 1 / 5

export interface ChatBudget {
  /**
   * Reserves tokens for one answer; undefined when the day's budget is too low, or the network of the address has used
   * up its share.
   */
  reserve(tokens: number, address: string): Promise<Reservation | undefined>
}

interface Reservation {
  /** Replaces the reservation by the actual usage. */
  settle(used: number): Promise<void>
}

interface BudgetDeps {
  db: Db
  clock: Clock
  perDay: number
  /** Multiplies a network's share; 0 switches it off. */
  scale: number
}

/**
 * The model's daily token budget: one row of the day, and one of each network. A single statement reserves in each, so
 * that parallel answers cannot exceed the limit.
 */
export function createChatBudget({ db, clock, perDay, scale }: BudgetDeps): ChatBudget {
  return {
    async reserve(tokens, address) {
      const now = clock()
      const day = now.toISOString().slice(0, 10)
      const network = { name: `model tokens ${day}`, subject: networkOf(address) }
      if (tokens > perDay || !(await takeOfNetwork(network, tokens, now))) return undefined
      if (!(await takeOfDay(day, tokens))) {
        await giveBackToNetwork(network, tokens)
        return undefined
      }
      return {
        async settle(used) {
          await giveBackToNetwork(network, tokens - used)
          await giveBackToDay(day, tokens - used)
        },
      }
    },
  }

  async function takeOfDay(day: string, tokens: number): Promise<boolean> {
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
    return row !== undefined
  }

  /** An answer that begins within the share may end beyond it: a fifth of a small budget is less than one sets aside. */
  async function takeOfNetwork({ name, subject }: Network, tokens: number, now: Date): Promise<boolean> {
    if (scale === 0) return true
    const row = await db
      .insertInto('rate_limit')
      .values({ name, subject, hits: tokens, window_ends_at: isoAfter(now, DAY_MS) })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'subject'])
          .doUpdateSet(({ eb, ref }) => ({ hits: eb(ref('rate_limit.hits'), '+', tokens) }))
          .where('rate_limit.hits', '<', scaledLimit(perDay * SHARE, scale)),
      )
      .returning('hits')
      .executeTakeFirst()
    return row !== undefined
  }

  async function giveBackToDay(day: string, unused: number): Promise<void> {
    await db
      .updateTable('chat_budget')
      .set(({ eb }) => ({ tokens: eb('tokens', '-', unused) }))
      .where('day', '=', day)
      .execute()
  }

  async function giveBackToNetwork({ name, subject }: Network, unused: number): Promise<void> {
    if (scale === 0) return
    await db
      .updateTable('rate_limit')
      .set(({ eb }) => ({ hits: eb('hits', '-', unused) }))
      .where('name', '=', name)
      .where('subject', '=', subject)
      .execute()
  }
}

/** Where the tokens of a day are counted that a network has used. */
interface Network {
  name: string
  subject: string
}
