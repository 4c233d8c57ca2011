import { useEffect, useState } from 'react'

/** How far a screen is with what it shows. */
export type Answer<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; value: T }

/** What the shop has answered since this document was opened: going back shows it at once. Only the browser writes it. */
const kept = new Map<string, unknown>()

/** What was answered before, without asking. */
export const keptAnswer = <T>(key: string): T | undefined => kept.get(key) as T | undefined

interface Question<T> {
  /** What is asked for; a component asks for one thing as long as it lives. */
  key: string
  /** The answer that came with the document, if it is about this address. */
  given: T | undefined
  load: (signal: AbortSignal) => Promise<T>
}

/** Shows what is known at once, and asks the shop for what is so now, unless the document has just brought it. */
export function useKept<T>({ key, given, load }: Question<T>): Answer<T> {
  const [start] = useState(() => ({
    isFresh: given !== undefined,
    value: given === undefined ? keptAnswer<T>(key) : given,
  }))
  const [answer, setAnswer] = useState<Answer<T>>(
    start.value === undefined ? { state: 'loading' } : { state: 'loaded', value: start.value },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once, for what the component was made for
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
