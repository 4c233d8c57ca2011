import { ApiError } from './api.ts'
import { ifLike, parseKept } from './kept-json.ts'
import { newId } from './new-id.ts'
import { forgetSession, readSession, sessionKeys, writeSession } from './session-storage.ts'

interface Attempt {
  contents: string
  key: string
  /** Keys of the attempts before it, the latest first. */
  earlier: string[]
}

const EXAMPLE: Attempt = { contents: '', key: '', earlier: [''] }

/** So many are remembered; what an older one held has ended by itself. */
const MOST_EARLIER = 5

/** After these nothing was done, and nothing will be: pressing again is another wish. */
const REFUSALS: readonly ApiError['code'][] = [
  'invalid_input',
  'payment_required',
  'not_found',
  'conflict',
  'slot_taken',
  'provider_error',
]

/** Good until the page is left, also in a browser that keeps nothing, or nothing more. */
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
 * The attempt that sends this: the same for the same contents, also after a reload in the same tab, so that whoever
 * presses twice, or never got the answer, orders once. Others are a new attempt, which knows what it follows.
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

/** Sends this as one attempt, however often it is pressed, until it is known what became of it. */
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

/** What was sent last and never got an answer, also before a reload. Sent again, it has the same key. */
export const unansweredAttempt = <Body extends object>(purpose: string): Body | undefined =>
  parseKept(lastAttempt(purpose)?.contents, {}) as Body | undefined

/** What is sent next follows this attempt, even with the same contents. */
export function endAttempt(purpose: string) {
  const before = lastAttempt(purpose)
  if (before) keep(purpose, { ...before, contents: '' })
}

/** What is sent next is an attempt that follows nothing. */
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
