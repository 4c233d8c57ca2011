import { type SearchAnswer, searchSite } from '@beacon/contract/search'
import { call } from '../../lib/api.ts'

/** The site's search results for a query. */
export const fetchAnswer = (q: string, signal: AbortSignal): Promise<SearchAnswer> =>
  call(searchSite, { query: { q }, signal })
