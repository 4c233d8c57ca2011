import { type Clock, isoAfter } from '../../clock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashOf } from '../../http/private-links.ts'
import { createSecretCookie } from '../../http/secret-cookie.ts'

const LIFETIME_MS = 5 * 60_000

interface PendingSignIn {
  email: string
  /** The id of its row in the audit log, which the code closes. */
  entryId: string
}

/**
 * Correct passwords that wait for their code: a token in a cookie of the browser that sent the password, for five
 * minutes.
 */
export interface PendingSignIns {
  /** Returns the cookie to set. */
  begin(email: string): Promise<{ cookie: string; entryId: string }>
  /** Whose password was correct in this browser within the last five minutes. */
  read(cookieHeader: string | undefined): Promise<PendingSignIn | undefined>
  /** Uses the token up; false when somebody else just has. */
  take(cookieHeader: string | undefined): Promise<boolean>
  endAll(tx: Tx): Promise<void>
  /** The cookie that clears it. */
  cleared: string
}

interface PendingDeps {
  db: Db
  clock: Clock
  isHttps: boolean
  tag: string
}

/** A sign-in that began under another tag, that is another password or secret, is not continued. */
export function createPendingSignIns({ db, clock, isHttps, tag }: PendingDeps): PendingSignIns {
  const secretCookie = createSecretCookie({ name: 'sign-in', isHttps, lifetimeMs: LIFETIME_MS })
  return {
    async begin(email) {
      const { hash, cookie } = secretCookie.issue()
      const row = {
        token_hash: hash,
        email,
        credential_tag: tag,
        expires_at: isoAfter(clock(), LIFETIME_MS),
      }
      await inTransaction(db, (tx) => tx.insertInto('pending_sign_in').values(row).execute())
      return { cookie, entryId: hashOf(hash) }
    },
    async read(cookieHeader) {
      const hash = secretCookie.hashIn(cookieHeader)
      if (!hash) return undefined
      const row = await db
        .selectFrom('pending_sign_in')
        .select('email')
        .where('token_hash', '=', hash)
        .where('credential_tag', '=', tag)
        .where('expires_at', '>', clock().toISOString())
        .executeTakeFirst()
      return row && { email: row.email, entryId: hashOf(hash) }
    },
    async take(cookieHeader) {
      const hash = secretCookie.hashIn(cookieHeader) ?? ''
      const result = await db.deleteFrom('pending_sign_in').where('token_hash', '=', hash).executeTakeFirst()
      return result.numDeletedRows === 1n
    },
    async endAll(tx) {
      await tx.deleteFrom('pending_sign_in').execute()
    },
    cleared: secretCookie.cleared,
  }
}
