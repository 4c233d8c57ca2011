import { readSession, signOut } from '@beacon/contract/admin-session'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, call } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { storedText } from '../../lib/stored-text.ts'
import { askToConfirm, declineToConfirm } from './confirmation.ts'
import { forgetDrafts } from './drafts.ts'
import { queryClient } from './query-client.ts'

interface Administrator {
  email: string
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthorized'
const isUnconfirmed = (error: unknown) => error instanceof ApiError && error.code === 'confirmation_required'

/** Who is signed in; null for nobody. Asked once: when a session ends later, the next call notices it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Administrator | null> => {
    const signOut = seenSignOut
    try {
      const { administrator } = await call(readSession, { signal })
      // Somebody who signed out meanwhile is not signed in again by an answer from before.
      return seenSignOut === signOut ? administrator : null
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Everything that was read with the session, and not the session itself. */
const isWork = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionQuery.queryKey[0]

/** `ended`: the session is over, and the sign-in form stands over the work; `declined`: that form was closed. */
type SessionState = 'running' | 'ended' | 'declined'

interface Waiter {
  goOn: () => void
  giveUp: () => void
}

let state: SessionState = 'running'
let waiters: Waiter[] = []
const listeners = new Set<() => void>()

function change(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the session ended while somebody was working. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'running',
  )

/**
 * Does a piece of work that needs the administrator's session. If the session has ended, the work waits until somebody
 * has signed in again and is then done anew, so nobody loses what was under way. The same when the server wants to see the
 * second factor once more.
 */
export async function asAdministrator<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUnconfirmed(error)) {
      await askToConfirm(error)
      return asAdministrator(work)
    }
    if (!isSignedOut(error) || state === 'declined') throw error
    await new Promise<void>((goOn, refuse) => {
      waiters.push({ goOn, giveUp: () => refuse(error) })
      change('ended')
    })
    return asAdministrator(work)
  }
}

function release(next: SessionState, action: keyof Waiter) {
  const released = waiters
  waiters = []
  change(next)
  for (const waiter of released) waiter[action]()
}

/**
 * Whether the browser has kept the cookie of a session that has just begun. Without it every call would be refused, and
 * the session said to have ended.
 */
export async function checkCookie(): Promise<void> {
  try {
    await call(readSession)
  } catch (error) {
    if (!isSignedOut(error)) return
    throw new Error(
      'The password is right, but this browser did not keep the cookie of the session. Allow cookies for this site, and open it at its own address.',
      { cause: error },
    )
  }
}

/** Somebody has signed in: what waited goes on, and what is on the screen is read again. */
export function startSession(administrator: Administrator): void {
  queryClient.setQueryData(sessionQuery.queryKey, administrator)
  release('running', 'goOn')
  void queryClient.invalidateQueries({ predicate: isWork })
}

/** Shows the sign-in form over the work again. */
export const askToSignIn = (): void => change('ended')

/** The form over the work was closed: what waited fails, and the screen keeps what it has. */
export function declineToSignIn(): void {
  if (state === 'ended') release('declined', 'giveUp')
}

/** Another text each time that somebody signs out, in any tab: none goes on showing what was read with the session. */
const lastSignOut = storedText('admin-signed-out')
let seenSignOut = lastSignOut.read()

if (typeof document !== 'undefined')
  lastSignOut.watch(() => {
    const now = lastSignOut.read()
    if (now === null || now === seenSignOut) return
    seenSignOut = now
    forgetSession()
  })

/** Ends the session on the server, and everywhere in this browser. */
export async function endSession(): Promise<void> {
  try {
    await call(signOut)
  } catch (error) {
    if (!isSignedOut(error)) throw error
  }
  lastSignOut.write(newId())
}

/** Nobody is signed in any more, and nothing is left of what was read or typed. */
function forgetSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.removeQueries({ predicate: isWork })
  forgetDrafts()
  release('running', 'giveUp')
  declineToConfirm()
}
