import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page is hydrated: before that, nothing responds. Pass false where it does not matter, which saves a
 * second render.
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    never,
    () => matters,
    () => false,
  )
