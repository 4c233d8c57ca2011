import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, HOUR_MS, type Ids, isoAfter } from '../clock.ts'
import { isStorageFault } from '../db/database.ts'
import type { Db, Tx } from '../db/schema.ts'
import { cookieName, createSecretCookie } from './secret-cookie.ts'

const IDLE_MS = 30 * 60_000
const ABSOLUTE_MS = 12 * HOUR_MS
/** An active session is written to at most this often, so that reads stay reads. */
const TOUCH_EVERY_MS = 60_000
/** How long a confirmed second factor counts as fresh. */
const FRESH_MS = 15 * 60_000

export interface Administrator {
  email: string
  expiresAt: string
  sessionId: string
  /** Whether the second factor was confirmed within 15 minutes, or is off. */
  isFresh: boolean
}

/** Where somebody signs in from, and how. */
interface SignInFacts {
  browser: string
  address: string
  hasShownCode: boolean
}

interface SessionFacts {
  id: string
  createdAt: string
  seenAt: string
  browser: string
  address: string
}

export interface Sessions {
  /** Starts a session; returns the cookie to set. */
  start(email: string, facts?: SignInFacts): Promise<{ cookie: string; administrator: Administrator }>
  /**
   * Whose session it is; undefined when it is unknown, idle for 30 minutes or older than 12 hours. It has been used
   * then, unless `isBackground` says that no person has caused the request.
   */
  read(cookieHeader: string | undefined, isBackground?: boolean): Promise<Administrator | undefined>
  /** Ends the cookie's session; returns the cookie that clears it. */
  end(cookieHeader: string | undefined): Promise<string>
  /** All valid sessions, the most recently used first. */
  list(): Promise<SessionFacts[]>
  endOne(id: string): Promise<boolean>
  /** Ends all sessions but one; returns how many. */
  endOthers(db: Db | Tx, ownId: string): Promise<number>
  /** The second factor was shown in this session. */
  confirm(db: Db | Tx, id: string): Promise<void>
}

/** The cookie of an administrator's session, for the description of the API. */
export const sessionCookieName = (isHttps: boolean): string => cookieName('session', isHttps)

/** Changes with the administrator's password, which invalidates whatever was started with the old one. */
export const credentialTag = (secret: string, credentials: string): string =>
  createHmac('sha256', secret).update(credentials).digest('base64url')

interface SessionDeps {
  db: Db
  clock: Clock
  ids: Ids
  /** Whether cookies get `Secure` and the `__Host-` prefix. */
  isHttps: boolean
  /** Sessions with another tag are invalid. */
  tag: string
}

/** Administrators' sessions: 32 random bytes in a cookie, only their hash in the database. */
export function createSessions({ db, clock, ids, isHttps, tag }: SessionDeps): Sessions {
  const secretCookie = createSecretCookie({ name: 'session', isHttps, lifetimeMs: ABSOLUTE_MS })

  const touch = (hash: string, now: Date) =>
    db
      .updateTable('admin_session')
      .set({ seen_at: now.toISOString() })
      .where('token_hash', '=', hash)
      .execute()

  return {
    async start(email, facts = { browser: '', address: '', hasShownCode: false }) {
      const { hash, cookie } = secretCookie.issue()
      const now = clock()
      const id = ids()
      await db
        .insertInto('admin_session')
        .values({
          token_hash: hash,
          id,
          email,
          credential_tag: tag,
          created_at: now.toISOString(),
          seen_at: now.toISOString(),
          browser: facts.browser,
          address: facts.address,
          confirmed_at: facts.hasShownCode ? now.toISOString() : null,
        })
        .execute()
      return {
        cookie,
        administrator: { email, expiresAt: isoAfter(now, IDLE_MS), sessionId: id, isFresh: true },
      }
    },

    async read(cookieHeader, isBackground = false) {
      const hash = secretCookie.hashIn(cookieHeader)
      if (!hash) return undefined
      const now = clock()
      const row = await findRunning(db, { tag, hash, now })
      if (!row) return undefined
      const seenAt = isBackground ? new Date(row.seen_at) : now
      if (Date.parse(row.seen_at) + TOUCH_EVERY_MS < seenAt.getTime())
        await touch(hash, now).catch(unlessNothingCanBeWritten)
      return toAdministrator(row, { now, seenAt })
    },

    async end(cookieHeader) {
      const hash = secretCookie.hashIn(cookieHeader)
      if (hash) await db.deleteFrom('admin_session').where('token_hash', '=', hash).execute()
      return secretCookie.cleared
    },

    async list() {
      const rows = await running(db, tag, clock())
        .select(['id', 'created_at', 'seen_at', 'browser', 'address'])
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ created_at, seen_at, ...row }) => ({
        ...row,
        createdAt: created_at,
        seenAt: seen_at,
      }))
    },

    async endOne(id) {
      const result = await db.deleteFrom('admin_session').where('id', '=', id).executeTakeFirst()
      return result.numDeletedRows > 0n
    },

    async endOthers(writer, ownId) {
      const result = await writer.deleteFrom('admin_session').where('id', '<>', ownId).executeTakeFirst()
      return Number(result.numDeletedRows)
    },

    async confirm(writer, id) {
      await writer
        .updateTable('admin_session')
        .set({ confirmed_at: clock().toISOString() })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** Valid sessions. */
const running = (db: Db, tag: string, now: Date) =>
  db
    .selectFrom('admin_session')
    .where('credential_tag', '=', tag)
    .where('seen_at', '>', isoAfter(now, -IDLE_MS))
    .where('admin_session.created_at', '>', isoAfter(now, -ABSOLUTE_MS))

/** A valid session, with the time of its last confirmation where a second factor is on. */
const findRunning = (db: Db, { tag, hash, now }: { tag: string; hash: string; now: Date }) =>
  running(db, tag, now)
    .leftJoin('second_factor', (join) =>
      join
        .on(sql`second_factor.email`, '=', sql`lower(admin_session.email)`)
        .on('second_factor.confirmed_at', 'is not', null),
    )
    .select(['admin_session.email', 'seen_at', 'admin_session.created_at', 'id'])
    .select(['admin_session.confirmed_at as shown_at', 'second_factor.email as second_factor'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

function toAdministrator(
  row: NonNullable<Awaited<ReturnType<typeof findRunning>>>,
  { now, seenAt }: { now: Date; seenAt: Date },
): Administrator {
  const end = Math.min(seenAt.getTime() + IDLE_MS, Date.parse(row.created_at) + ABSOLUTE_MS)
  const isFresh = row.second_factor === null || (row.shown_at ?? '') > isoAfter(now, -FRESH_MS)
  return { email: row.email, expiresAt: new Date(end).toISOString(), sessionId: row.id, isFresh }
}

/** A read goes on when nothing can be written: a session that is not touched merely ends earlier. */
function unlessNothingCanBeWritten(error: unknown): void {
  if (!isStorageFault(error)) throw error
}
