import { sql } from 'kysely'
import { type Clock, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { retryLater } from '../../http/errors.ts'

const FREE_FAILURES = 5
const WINDOW_MS = 15 * 60_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** How long an account waits after its n-th wrong password in a row: nothing for five, then doubling to 15 minutes. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS)
}

export interface Throttle {
  /** @throws AppError too_many_requests while the account has to wait */
  check(account: string): Promise<void>
  failed(account: string): Promise<void>
  succeeded(account: string): Promise<void>
}

/** Wrong passwords by account, kept in the database: never a lock for good, and a restart forgets nothing. */
export function createThrottle({ db, clock, isOn }: { db: Db; clock: Clock; isOn: boolean }): Throttle {
  const subject = (account: string) => account.trim().toLowerCase()
  return {
    async check(account) {
      if (!isOn) return
      const row = await db
        .selectFrom('sign_in_failure')
        .select('blocked_until')
        .where('subject', '=', subject(account))
        .executeTakeFirst()
      const waitMs = row ? Date.parse(row.blocked_until) - clock().getTime() : 0
      if (waitMs > 0) throw retryLater('too_many_requests', waitMs / 1000)
    },
    async failed(account) {
      const now = clock()
      const { failures } = await db
        .insertInto('sign_in_failure')
        .values({
          subject: subject(account),
          failures: 1,
          last_at: now.toISOString(),
          blocked_until: now.toISOString(),
        })
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet({
            failures: sql`case when sign_in_failure.last_at < ${isoAfter(now, -WINDOW_MS)} then 1 else sign_in_failure.failures + 1 end`,
            last_at: now.toISOString(),
          }),
        )
        .returning('failures')
        .executeTakeFirstOrThrow()
      await db
        .updateTable('sign_in_failure')
        .set({ blocked_until: isoAfter(now, waitAfter(failures)) })
        .where('subject', '=', subject(account))
        .execute()
    },
    async succeeded(account) {
      await db.deleteFrom('sign_in_failure').where('subject', '=', subject(account)).execute()
    },
  }
}
