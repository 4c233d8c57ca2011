import { newId } from './new-id.ts'
import { forgetSession, readSession, writeSession } from './session-storage.ts'

interface Attempt {
  contents: string
  key: string
}

/** For a browser that keeps nothing: good until the page is left. */
const unkept = new Map<string, Attempt>()

const nameOf = (purpose: string) => `attempt-${purpose}`

/**
 * The Idempotency-Key of an attempt: the same for the same contents, also after a reload in the same tab, so that
 * whoever presses twice, or never got the answer, orders once.
 */
export function attemptKey(purpose: string, body: object): string {
  const contents = JSON.stringify(body)
  const name = nameOf(purpose)
  const before = (readSession(name) as Attempt | undefined) ?? unkept.get(name)
  if (before?.contents === contents) return before.key
  const attempt = { contents, key: newId() }
  unkept.set(name, attempt)
  writeSession(name, attempt)
  return attempt.key
}

/** What is sent next is a new attempt, even with the same contents. */
export function forgetAttempt(purpose: string) {
  unkept.delete(nameOf(purpose))
  forgetSession(nameOf(purpose))
}
