import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the application has taken the page over from the server’s markup: before that, nothing answers a press. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
