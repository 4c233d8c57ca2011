import { use, useMemo } from 'react'

/** Something that is fetched when it is first needed, and then cached. */
export interface FetchedOnce<T> {
  /** Fetches it once; a failure is retried the next time. */
  preload: () => Promise<T>
  loaded: () => T | undefined
}

/** Fetches nothing before the first `preload`. */
export function fetchOnce<T>(load: () => Promise<T>): FetchedOnce<T> {
  let value: T | undefined
  let loading: Promise<T> | undefined
  const start = async () => {
    try {
      value = await load()
      return value
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    preload: () => {
      loading ??= start()
      return loading
    },
    loaded: () => value,
  }
}

/**
 * What was fetched, for a component that waits for it otherwise. React takes up a try where it broke off, and `use` must be
 * called then, too: what came in between is not looked at before the next one.
 */
export function useFetched<T>({ loaded }: FetchedOnce<T>, wait: () => Promise<T>): T {
  const known = useMemo(loaded, [loaded])
  return known ?? use(wait())
}
