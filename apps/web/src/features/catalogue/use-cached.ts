import { useEffect, useState } from 'react'

/** The state of a request. */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: T }

/**
 * What the store has responded since this document was loaded, so that going back shows it at once. Written only in the
 * browser.
 */
const kept = new Map<string, unknown>()

/** The cached response, without fetching. */
export const cachedAnswer = <T>(key: string): T | undefined => kept.get(key) as T | undefined

interface Question<T> {
  /** Identifies the request; must not change during a component's lifetime. */
  key: string
  /** The data that came with the document, if it is for this address. */
  given: T | undefined
  load: (signal: AbortSignal) => Promise<T>
}

/** Shows cached data at once and refetches it, unless it has just come with the document. */
export function useCached<T>({ key, given, load }: Question<T>): Answer<T> {
  const [start] = useState(() => ({
    isFresh: given !== undefined,
    value: given === undefined ? cachedAnswer<T>(key) : given,
  }))
  const [answer, setAnswer] = useState<Answer<T>>(
    start.value === undefined ? { state: 'loading' } : { state: 'loaded', value: start.value },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: it fetches once, for the key that it was mounted with
  useEffect(() => {
    if (start.isFresh) {
      kept.set(key, start.value)
      return
    }
    const visit = new AbortController()
    load(visit.signal).then(
      (value) => {
        kept.set(key, value)
        setAnswer({ state: 'loaded', value })
      },
      (error: unknown) => {
        if (!visit.signal.aborted && start.value === undefined) setAnswer({ state: 'failed', error })
      },
    )
    return () => visit.abort()
  }, [])

  return answer
}
