import { type SubmitEvent, startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSearchText } from '../../lib/use-search-text.ts'
import { filtersOf, pagesOf, type StoreFilters, storeAddress } from './filters.ts'

/**
 * The address's filters, and functions to change them. Typing updates the address after a pause and replaces the
 * history entry; every other change adds one, so that going back undoes it.
 */
export function useStoreFilters() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { text, type } = useSearchText('q')
  // The router is asynchronous; the filters apply immediately.
  const [filters, setFilters] = useOptimistic(filtersOf(query))
  const show = (next: StoreFilters) =>
    startTransition(() => {
      setFilters(next)
      navigate(storeAddress(next))
    })
  return {
    filters,
    /** The number of pages shown. */
    pages: pagesOf(query),
    text,
    type,
    choose: (change: Partial<StoreFilters>) => show({ ...filters, search: text, ...change }),
    clear: () => show(filtersOf(new URLSearchParams())),
    /** What the browser would submit natively, without the request. */
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      const form = new FormData(submission.currentTarget, submission.nativeEvent.submitter)
      show(filtersOf(new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))))
    },
  }
}

export type StoreFiltering = ReturnType<typeof useStoreFilters>
