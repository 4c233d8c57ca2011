import type { SearchAnswer } from '@beacon/contract/search'
import { useEffect, useState } from 'react'
import { useRendered } from '../../lib/use-rendered.ts'
import { knownAnswer, loadAnswer } from './load-answer.ts'

/** The results for a query; while loading, the previous ones stay. */
interface Found {
  answer: SearchAnswer | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/** The search results for the address's query: as the server rendered them, cached, or fetched now. */
export function useAnswer(query: string): Found {
  const rendered = useRendered('search')
  const [last, setLast] = useState(rendered?.query ? rendered : undefined)
  const [failure, setFailure] = useState<{ query: string; error: unknown }>()
  const known = rendered ?? knownAnswer(query) ?? (query ? undefined : nothing)
  const failed = failure?.query === query && !known ? failure : undefined
  const isMissing = !known && !failed

  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    loadAnswer(query, leaving.signal).then(setLast, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure({ query, error })
    })
    return () => leaving.abort()
  }, [query, isMissing])

  return {
    answer: known ?? last,
    isPending: isMissing,
    error: failed?.error,
    retry: () => setFailure(undefined),
  }
}

const nothing: SearchAnswer = { query: '', total: 0, words: [], groups: [] }
