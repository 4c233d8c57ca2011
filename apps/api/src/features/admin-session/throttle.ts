import { type Clock, isoAfter } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { retryLater } from '../../http/errors.ts'
import type { PrivateLinks } from '../../http/private-links.ts'

const FREE_FAILURES = 5
const WINDOW_MS = 15 * 60_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000

/** The wait after the n-th wrong password in a row: none for five, then doubling up to 15 minutes. */
function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_MS)
}

export interface Throttle {
  /**
   * Counts an attempt before the password is checked, so that simultaneous guesses count as well.
   * @throws AppError too_many_requests while the account has to wait
   */
  attempt(account: string): Promise<void>
  /** Resets the count after a correct password. */
  succeeded(account: string): Promise<void>
}

interface ThrottleDeps {
  db: Db
  clock: Clock
  signatures: Pick<PrivateLinks, 'sign'>
  isOn: boolean
}

/** Throttles wrong passwords per account, in the database: never a permanent lock, and a restart resets nothing. */
export function createThrottle({ db, clock, signatures, isOn }: ThrottleDeps): Throttle {
  // People type passwords as the email, and a hash without a secret could be guessed from a backup.
  const subjectOf = (account: string) => signatures.sign(`sign-in failures\n${account.trim().toLowerCase()}`)
  return {
    async attempt(account) {
      if (!isOn) return
      const subject = subjectOf(account)
      const now = clock()
      await inTransaction(db, async (tx) => {
        const row = await tx
          .selectFrom('sign_in_failure')
          .select(['failures', 'last_at', 'blocked_until'])
          .where('subject', '=', subject)
          .executeTakeFirst()
        const waitMs = row ? Date.parse(row.blocked_until) - now.getTime() : 0
        // A longer wait than any was written by a clock that has been set back since.
        const isCredible = waitMs <= LONGEST_WAIT_MS
        if (waitMs > 0 && isCredible) throw retryLater('too_many_requests', waitMs / 1000)
        const isInARow = row !== undefined && isCredible && row.last_at >= isoAfter(now, -WINDOW_MS)
        const failures = isInARow ? row.failures + 1 : 1
        const counted = {
          failures,
          last_at: now.toISOString(),
          blocked_until: isoAfter(now, waitAfter(failures)),
        }
        await tx
          .insertInto('sign_in_failure')
          .values({ subject, ...counted })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(counted))
          .execute()
      })
    },
    async succeeded(account) {
      await db.deleteFrom('sign_in_failure').where('subject', '=', subjectOf(account)).execute()
    },
  }
}
