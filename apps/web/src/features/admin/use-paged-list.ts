import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

type Paged<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  string | undefined
>

/** The number of pages in the address: page 2 means the first two. */
function pagesOf(address: URLSearchParams): number {
  const pages = address.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(pages) ? Number(pages) : 1
}

/**
 * A paginated list that loads as many pages as the address says, so that a reload, and going back, show all that had
 * been loaded.
 */
export function usePagedList<Page, Key extends QueryKey>(list: Paged<Page, Key>) {
  const [address] = useSearchParams()
  const pages = pagesOf(address)
  return useInfiniteQuery({
    ...list,
    placeholderData: keepPreviousData,
    // NOTE: the number of pages to load at first; the library supports it, although its hooks' type lacks it.
    ...(pages > 1 && { pages }),
    refetchOnMount: ({ state }) => (state.data && state.data.pages.length < pages ? 'always' : true),
  })
}

/** Loads the next page of a list and records it in the address. */
export function useNextPage({ data, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<unknown>>) {
  const [, setAddress] = useSearchParams()
  return () => {
    // Reads the current address: a row may have been opened meanwhile.
    const next = new URLSearchParams(location.search)
    next.set('page', String((data?.pages.length ?? 0) + 1))
    setAddress(next, { replace: true })
    void fetchNextPage()
  }
}
