import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the application has taken the page over from the server’s markup: before that, nothing answers a press. Where
 * it does not matter it stays false, and the component need not be drawn a second time.
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    never,
    () => matters,
    () => false,
  )
