import { useSyncExternalStore } from 'react'

interface Waiter {
  goOn: () => void
  refuse: () => void
}

let waiters: readonly Waiter[] = []
const listeners = new Set<() => void>()

function change(next: readonly Waiter[]) {
  waiters = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something waits until the second factor was shown once more. */
export const useIsAskedToConfirm = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiters.length > 0,
    () => false,
  )

/** Asks for a code; fails with `error` when nobody gives one. */
export const askToConfirm = (error: unknown): Promise<void> =>
  new Promise((goOn, refuse) => change([...waiters, { goOn, refuse: () => refuse(error) }]))

function release(action: keyof Waiter) {
  const released = waiters
  change([])
  for (const waiter of released) waiter[action]()
}

/** The code was right: what waited is done anew. */
export const confirmed = (): void => release('goOn')

/** The dialog was closed: what waited fails. */
export const declineToConfirm = (): void => release('refuse')
