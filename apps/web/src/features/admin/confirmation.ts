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

/** Whether an action is waiting for the second factor. */
export const useIsAskedToConfirm = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiters.length > 0,
    () => false,
  )

/** Asks for a code; rejects with `error` when it is declined. */
export const askToConfirm = (error: unknown): Promise<void> =>
  new Promise((goOn, refuse) => change([...waiters, { goOn, refuse: () => refuse(error) }]))

function release(action: keyof Waiter) {
  const released = waiters
  change([])
  for (const waiter of released) waiter[action]()
}

/** The code was correct: the waiting action is retried. */
export const confirmed = (): void => release('goOn')

/** The dialog was closed: the waiting action fails. */
export const declineToConfirm = (): void => release('refuse')
