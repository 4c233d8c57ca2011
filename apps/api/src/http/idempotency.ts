import { hash } from 'node:crypto'
import { type Clock, HOUR_MS, isoAfter } from '../clock.ts'
import { insertion } from '../db/insertion.ts'
import type { Db, Tx } from '../db/schema.ts'
import { statement } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from './errors.ts'

const KEPT_MS = 48 * HOUR_MS
/** Without a key, the same body to the same call counts as a repeat for this long. */
const IMPLIED_MS = 10 * 60_000
/** The prefix of the key that stands for a repeated body. */
const IMPLIED = 'body:'
/** The status of a stored response that no longer holds; its text says why. */
const OUTDATED = 409

interface Attempt {
  /** The call; keys of different calls never meet. */
  scope: string
  /** The caller's Idempotency-Key, if there was one. */
  key: string | undefined
  body: unknown
}

export interface Answer {
  status: number
  /** The JSON text that was, or will be, sent. */
  response: string
}

/** The stored responses to earlier attempts with these keys, as JSON text; none for an attempt that never arrived. */
export async function answersTo(db: Db, scope: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('idempotency')
    .select('response')
    .where('scope', '=', scope)
    .where(
      'key',
      'in',
      keys.map((key) => `key:${key}`),
    )
    .execute()
  return rows.map(({ response }) => response)
}

/** The call that a key belongs to. */
export const scopeOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** How the visitor came is no part of what they ask for: a repeat from another page is the same request. */
const asked = (name: string, value: unknown) => (name === 'attribution' ? undefined : value)

/**
 * Runs a write at most once per key, in one transaction with the row that stores its response: a repeat gets the first
 * response again, even after a crash between commit and response.
 * @throws AppError conflict when the key was used with another body, or what was made then is gone
 */
export async function once(
  { db, clock }: { db: Db; clock: Clock },
  attempt: Attempt,
  write: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = hash('sha256', JSON.stringify(attempt.body, asked), 'base64url')
  const key = attempt.key === undefined ? `${IMPLIED}${bodyHash}` : `key:${attempt.key}`
  return inTransaction(db, async (tx) => {
    const now = clock()
    const [earlier] = (await find(tx, attempt.scope, key, now.toISOString())).rows
    if (earlier && earlier.body_hash !== bodyHash) {
      throw new AppError('conflict', 'This Idempotency-Key was used for another request.')
    }
    if (earlier?.status === OUTDATED) throw new AppError('conflict', JSON.parse(earlier.response) as string)
    if (earlier) return { status: earlier.status, response: earlier.response }
    const answer = await write(tx)
    const expires_at = isoAfter(now, attempt.key === undefined ? IMPLIED_MS : KEPT_MS)
    const { status, response } = answer
    await remember(tx, [{ scope: attempt.scope, key, body_hash: bodyHash, status, response, expires_at }])
    return answer
  })
}

const find = statement((db, scope: string, key: string, now: string) =>
  db
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('expires_at', '>', now),
)

const remember = insertion('idempotency', (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['scope', 'key']).doUpdateSet(({ ref }) => ({
      body_hash: ref('excluded.body_hash'),
      status: ref('excluded.status'),
      response: ref('excluded.response'),
      expires_at: ref('excluded.expires_at'),
    })),
  ),
)

/**
 * The resource is gone or has changed, so no repeat gets the stored response any more. The same body without a key may
 * create another one; a repeated key, whose caller never got the first response, is told what happened.
 */
export async function outdateAnswers(tx: Tx, madeId: string, sentence: string): Promise<void> {
  const made = `%"id":"${madeId}"%`
  await tx
    .deleteFrom('idempotency')
    .where('key', 'like', `${IMPLIED}%`)
    .where('response', 'like', made)
    .execute()
  await tx
    .updateTable('idempotency')
    .set({ status: OUTDATED, response: JSON.stringify(sentence) })
    .where('response', 'like', made)
    .execute()
}
