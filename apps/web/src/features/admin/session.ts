import { readSession, signOut } from '@beacon/contract/admin-session'
import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError, call, markUnattended } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { isPresent } from '../../lib/presence.ts'
import { storedText } from '../../lib/stored-text.ts'
import { askToConfirm, declineToConfirm } from './confirmation.ts'
import { forgetDrafts } from './drafts.ts'
import { queryClient } from './query-client.ts'

markUnattended(() => !isPresent())

interface Administrator {
  email: string
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthorized'
const isUnconfirmed = (error: unknown) => error instanceof ApiError && error.code === 'confirmation_required'

/** The signed-in administrator, or null. Fetched once: when the session ends later, the next call notices. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Administrator | null> => {
    const signedOutAt = signOuts.seen()
    try {
      const { administrator } = await call(readSession, { signal })
      // After signing out, a response from before must not sign the administrator in again.
      return signOuts.seen() === signedOutAt ? administrator : null
    } catch (error) {
      if (isSignedOut(error)) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** All data read with the session, but not the session itself. */
const isWork = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionQuery.queryKey[0]

/** `ended`: the session is over, and the sign-in form covers the screen; `declined`: that form was closed. */
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

/** Whether the session ended during work. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'running',
  )

/**
 * Runs work that needs the administrator's session. If the session has ended, the work waits for the next sign-in and
 * is then retried, so that nothing in progress is lost. The same when the server asks for the second factor again. Once
 * the form was closed, only what somebody presses (`isPressed`) opens it again.
 */
export async function asAdministrator<T>(work: () => Promise<T>, isPressed = false): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isUnconfirmed(error)) {
      await askToConfirm(error)
      return asAdministrator(work, isPressed)
    }
    if (!isSignedOut(error) || (state === 'declined' && !isPressed)) throw error
    await new Promise<void>((goOn, refuse) => {
      waiters.push({ goOn, giveUp: () => refuse(error) })
      change('ended')
    })
    return asAdministrator(work, isPressed)
  }
}

function release(next: SessionState, action: keyof Waiter) {
  const released = waiters
  waiters = []
  change(next)
  for (const waiter of released) waiter[action]()
}

/**
 * Whether the browser has stored the new session's cookie. Without it every call would be refused, as if the session
 * had ended.
 */
export async function checkCookie(): Promise<void> {
  try {
    await call(readSession)
  } catch (error) {
    if (!isSignedOut(error)) return
    throw new Error(
      'The password is right, but this browser did not keep the session cookie. Allow cookies for this site, and open it at its own address.',
      { cause: error },
    )
  }
}

/** After signing in: this tab continues, and so do the others that ask for it. */
export function startSession(administrator: Administrator): void {
  resume(administrator)
  signIns.announce()
}

/** Waiting work is retried, and the screen's data refetched. */
function resume(administrator: Administrator): void {
  queryClient.setQueryData(sessionQuery.queryKey, administrator)
  release('running', 'goOn')
  void queryClient.invalidateQueries({ predicate: isWork })
}

/** Shows the sign-in form over the screen again. */
export const askToSignIn = (): void => change('ended')

/** The form over the screen was closed: waiting work fails, and the screen keeps its contents. */
export function declineToSignIn(): void {
  if (state === 'ended') release('declined', 'giveUp')
}

/** A stored mark that changes with an event; `hear` is called in every other tab of this browser. */
function announcements(key: string, hear: () => void) {
  const mark = storedText(key)
  let seen = mark.read()
  const listen = () => {
    const now = mark.read()
    if (now === null || now === seen) return
    seen = now
    hear()
  }
  if (typeof document !== 'undefined') mark.watch(listen)
  return {
    seen: () => seen,
    announce: () => {
      seen = newId()
      mark.write(seen)
    },
  }
}

/** No tab goes on showing the session's data after signing out. */
const signOuts = announcements('admin-signed-out', forgetSession)
/** No tab goes on asking to sign in after signing in. */
const signIns = announcements('admin-signed-in', () => void joinSession().catch(() => {}))

/** Continues with the session that another tab has begun, if this one has none. */
async function joinSession(): Promise<void> {
  const isAsking = state !== 'running' || queryClient.getQueryData(sessionQuery.queryKey) === null
  if (!isAsking) return
  const signedOutAt = signOuts.seen()
  const { administrator } = await call(readSession)
  if (signOuts.seen() === signedOutAt) resume(administrator)
}

/** Ends the session on the server and in every tab of this browser. */
export async function endSession(): Promise<void> {
  try {
    await call(signOut)
  } catch (error) {
    if (!isSignedOut(error)) throw error
  }
  signOuts.announce()
  forgetSession()
}

/** Clears everything read or typed during the session. */
function forgetSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.removeQueries({ predicate: isWork })
  forgetDrafts()
  release('running', 'giveUp')
  declineToConfirm()
}
