/** What is fetched when it is first needed, and then known. */
export interface FetchedOnce<T> {
  /** Fetches it, once; what has failed is asked for again the next time. */
  preload: () => Promise<T>
  loaded: () => T | undefined
}

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
