import { type SubmitEvent, startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSearchText } from '../../lib/use-search-text.ts'
import { filtersOf, pagesOf, type StoreFilters, storeAddress } from './filters.ts'

/**
 * The filters of the address, and the ways to change them. Typing changes the address when it pauses, and makes no step
 * in the history; every other choice is a step that the browser's back takes away.
 */
export function useStoreFilters() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { text, type } = useSearchText('q')
  // The router takes its time; what was pressed is so at once.
  const [filters, setFilters] = useOptimistic(filtersOf(query))
  const show = (next: StoreFilters) =>
    startTransition(() => {
      setFilters(next)
      navigate(storeAddress(next))
    })
  return {
    filters,
    /** How many pages of products are shown. */
    pages: pagesOf(query),
    text,
    type,
    choose: (change: Partial<StoreFilters>) => show({ ...filters, search: text, ...change }),
    clear: () => show(filtersOf(new URLSearchParams())),
    /** What the browser would send by itself, without the way to the server. */
    handleSubmit: (submission: SubmitEvent<HTMLFormElement>) => {
      submission.preventDefault()
      const form = new FormData(submission.currentTarget, submission.nativeEvent.submitter)
      show(filtersOf(new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))))
    },
  }
}

export type StoreFiltering = ReturnType<typeof useStoreFilters>
