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

/** How many pages an address shows: the second shows the first as well. */
function pagesOf(address: URLSearchParams): number {
  const pages = address.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(pages) ? Number(pages) : 1
}

/**
 * A list that comes page by page, as many of them as the address says: a reload shows what had been opened, and so does
 * the way back.
 */
export function usePagedList<Page, Key extends QueryKey>(list: Paged<Page, Key>) {
  const [address] = useSearchParams()
  const pages = pagesOf(address)
  return useInfiniteQuery({
    ...list,
    placeholderData: keepPreviousData,
    // NOTE: how many pages are read from the start; the library takes it from here, though its type for hooks lacks it.
    ...(pages > 1 && { pages }),
    refetchOnMount: ({ state }) => (state.data && state.data.pages.length < pages ? 'always' : true),
  })
}

/** The way to the next page of a list, noted in the address. */
export function useNextPage({ data, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<unknown>>) {
  const [, setAddress] = useSearchParams()
  return () => {
    // The address as it is now: a row may have been opened since.
    const next = new URLSearchParams(location.search)
    next.set('page', String((data?.pages.length ?? 0) + 1))
    setAddress(next, { replace: true })
    void fetchNextPage()
  }
}
