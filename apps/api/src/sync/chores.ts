import type { Logger } from 'pino'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import { repeat } from './schedule.ts'

/** How often a process checks whether a chore is due, per interval. */
const LOOKS_BETWEEN = 5

/**
 * A due time further ahead than this many intervals was set by a clock that ran fast and has since been corrected.
 * Clocks within a fleet differ by less.
 */
const NEVER_SO_LATE = 2

/** Background work that one process does for the whole fleet: the first to ask when it is due. */
export interface Chores {
  /** Claims the chore if it is due; it is due again, for anybody, after `everyMs`. */
  take(name: string, everyMs: number): Promise<boolean>
  /** Reschedules a chore that failed, or was done early. */
  put(name: string, afterMs: number): Promise<void>
  /**
   * Runs a chore now, or after a delay, and then at every interval, whichever processes come and go; returns a function
   * that stops it. A failure is logged, and the next run tries again.
   */
  repeat(name: string, everyMs: number, work: () => Promise<void>, firstAfterMs?: number): () => Promise<void>
}

/** If a process dies in the middle of a chore, any other takes the next turn. */
export function createChores({ db, clock, log }: { db: Db; clock: Clock; log: Logger }): Chores {
  async function take(name: string, everyMs: number): Promise<boolean> {
    const now = clock()
    const due_at = isoAfter(now, everyMs)
    const taken = await db
      .insertInto('chore')
      .values({ name, due_at })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ due_at })
          .where((where) =>
            where.or([
              where('chore.due_at', '<=', now.toISOString()),
              where('chore.due_at', '>', isoAfter(now, NEVER_SO_LATE * everyMs)),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }

  return {
    take,
    async put(name, afterMs) {
      const due_at = isoAfter(clock(), afterMs)
      await db
        .insertInto('chore')
        .values({ name, due_at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at }))
        .execute()
    },
    repeat: (name, everyMs, work, firstAfterMs) =>
      repeat(async () => {
        try {
          if (await take(name, everyMs)) await work()
        } catch (error) {
          log.warn({ err: error, chore: name }, 'a chore ended early')
        }
        return everyMs / LOOKS_BETWEEN
      }, firstAfterMs),
  }
}
