import type { Logger } from 'pino'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'
import { repeat } from './schedule.ts'

/** How often a process looks whether a chore is due, in parts of the time between two. */
const LOOKS_BETWEEN = 5

/**
 * What is due later than so many times from now was put off by a clock that was ahead, and has been set right since. The
 * clocks of a fleet differ by less.
 */
const NEVER_SO_LATE = 2

/** Background work that one process of the fleet does for all: whoever asks first when it is due. */
export interface Chores {
  /** Whether the chore is due, and now this process's; it is due again after so many milliseconds, for anybody. */
  take(name: string, everyMs: number): Promise<boolean>
  /** Makes it due after another time, because it failed, or was done before its time. */
  put(name: string, afterMs: number): Promise<void>
  /**
   * Does a chore now, or first after a while, and then every so often, also when processes come and go; answers how to
   * stop. One that fails is logged, and done again with the next.
   */
  repeat(name: string, everyMs: number, work: () => Promise<void>, firstAfterMs?: number): () => Promise<void>
}

/** A process that dies in the middle of a chore leaves the next one to any other. */
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
