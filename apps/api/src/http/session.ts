import { createHash, createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { type Clock, isoAfter } from '../clock.ts'
import type { Db } from '../db/schema.ts'

const IDLE_MS = 30 * 60_000
const ABSOLUTE_MS = 12 * 60 * 60_000
/** An active session is touched at most this often, so that reading stays reading. */
const TOUCH_EVERY_MS = 60_000

export interface Administrator {
  email: string
  expiresAt: string
}

export interface Sessions {
  /** Starts a session and answers the cookie to set. */
  start(email: string): Promise<{ cookie: string; administrator: Administrator }>
  /** Who the cookie belongs to; nothing when it is unknown, idle for 30 minutes or older than 12 hours. */
  read(cookieHeader: string | undefined): Promise<Administrator | undefined>
  /** Ends the cookie's session and answers the cookie that clears it. */
  end(cookieHeader: string | undefined): Promise<string>
}

/** `__Host-` makes a browser refuse the cookie from anywhere but this host over https. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-session' : 'session')

interface SessionDeps {
  db: Db
  clock: Clock
  secret: string
  /** https decides about `Secure` and the `__Host-` prefix. */
  isHttps: boolean
  /** Changes when the password changes, so that sessions of the old one end. */
  credentials: string
}

/** Administrators' sessions: 32 random bytes in a cookie, only their hash in the database. */
export function createSessions({ db, clock, secret, isHttps, credentials }: SessionDeps): Sessions {
  const name = sessionCookieName(isHttps)
  const tag = createHmac('sha256', secret).update(credentials).digest('base64url')
  const attributes = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/' } as const

  const tokenHash = (cookieHeader: string | undefined): string | undefined => {
    const token = cookieHeader ? parseCookie(cookieHeader)[name] : undefined
    return token ? createHash('sha256').update(token).digest('base64url') : undefined
  }

  return {
    async start(email) {
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      await db
        .insertInto('admin_session')
        .values({
          token_hash: createHash('sha256').update(token).digest('base64url'),
          email,
          credential_tag: tag,
          created_at: now.toISOString(),
          seen_at: now.toISOString(),
        })
        .execute()
      return {
        cookie: stringifySetCookie({ name, value: token, ...attributes, maxAge: ABSOLUTE_MS / 1000 }),
        administrator: { email, expiresAt: isoAfter(now, IDLE_MS) },
      }
    },

    async read(cookieHeader) {
      const hash = tokenHash(cookieHeader)
      if (!hash) return undefined
      const now = clock()
      const row = await db
        .selectFrom('admin_session')
        .select(['email', 'seen_at', 'created_at'])
        .where('token_hash', '=', hash)
        .where('credential_tag', '=', tag)
        .where('seen_at', '>', isoAfter(now, -IDLE_MS))
        .where('created_at', '>', isoAfter(now, -ABSOLUTE_MS))
        .executeTakeFirst()
      if (!row) return undefined
      if (Date.parse(row.seen_at) + TOUCH_EVERY_MS < now.getTime()) {
        await db
          .updateTable('admin_session')
          .set({ seen_at: now.toISOString() })
          .where('token_hash', '=', hash)
          .execute()
      }
      const end = Math.min(now.getTime() + IDLE_MS, Date.parse(row.created_at) + ABSOLUTE_MS)
      return { email: row.email, expiresAt: new Date(end).toISOString() }
    },

    async end(cookieHeader) {
      const hash = tokenHash(cookieHeader)
      if (hash) await db.deleteFrom('admin_session').where('token_hash', '=', hash).execute()
      return stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 })
    },
  }
}
