import { ApiError } from './api.ts'
import { newId } from './new-id.ts'
import { forgetSession, readSession, sessionKeys, writeSession } from './session-storage.ts'
import { ifLike, parseStored } from './stored-json.ts'

interface Attempt {
  contents: string
  key: string
  /** Keys of the attempts before it, the latest first. */
  earlier: string[]
}

const EXAMPLE: Attempt = { contents: '', key: '', earlier: [''] }

/** How many are remembered; what older ones held has expired by itself. */
const MOST_EARLIER = 5

/** After these errors nothing was or will be done: submitting again is a new request. */
const REFUSALS: readonly ApiError['code'][] = [
  'invalid_input',
  'payment_required',
  'not_found',
  'conflict',
  'slot_taken',
  'provider_error',
]

/** For browsers whose storage is closed or full: lasts until the page is left. */
const known = new Map<string, Attempt>()

const nameOf = (purpose: string) => `attempt-${purpose}`

const lastAttempt = (purpose: string): Attempt | undefined =>
  known.get(nameOf(purpose)) ?? ifLike(readSession(nameOf(purpose)), EXAMPLE)

function keep(purpose: string, attempt: Attempt): Attempt {
  known.set(nameOf(purpose), attempt)
  writeSession(nameOf(purpose), attempt)
  return attempt
}

/**
 * The attempt for this content: the same for the same content, also after a reload in the same tab, so that pressing
 * twice, or missing the response, orders once. Other content is a new attempt, which knows its predecessors.
 */
export function attemptOf(purpose: string, body: object): Attempt {
  const contents = JSON.stringify(body)
  const before = lastAttempt(purpose)
  if (before?.contents === contents) return before
  const earlier = before ? [before.key, ...before.earlier].slice(0, MOST_EARLIER) : []
  return keep(purpose, { contents, key: newId(), earlier })
}

/** The Idempotency-Key of an attempt. */
export const attemptKey = (purpose: string, body: object): string => attemptOf(purpose, body).key

/** Sends this as one attempt, however often it is pressed, until the outcome is known. */
export async function asOneAttempt<T>(
  purpose: string,
  body: object,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await send(attemptKey(purpose, body))
    endAttempt(purpose)
    return answer
  } catch (error) {
    if (error instanceof ApiError && REFUSALS.includes(error.code)) endAttempt(purpose)
    throw error
  }
}

/** The last attempt that never got a response, also from before a reload. Sent again, it has the same key. */
export const unansweredAttempt = <Body extends object>(purpose: string): Body | undefined =>
  parseStored(lastAttempt(purpose)?.contents, {}) as Body | undefined

/** The next submission is a new attempt that follows this one, even with the same content. */
export function endAttempt(purpose: string) {
  const before = lastAttempt(purpose)
  if (before) keep(purpose, { ...before, contents: '' })
}

/** The next submission is a new attempt without predecessors. */
export function forgetAttempt(purpose: string) {
  known.delete(nameOf(purpose))
  forgetSession(nameOf(purpose))
}

/** The same for every purpose that begins so. */
export function forgetAttempts(prefix: string) {
  const names = [...known.keys(), ...sessionKeys()].filter((name) => name.startsWith(nameOf(prefix)))
  for (const name of names) {
    known.delete(name)
    forgetSession(name)
  }
}
