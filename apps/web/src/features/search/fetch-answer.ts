import { type SearchAnswer, searchSite } from '@beacon/contract/search'
import { call } from '../../lib/api.ts'

/** What the site has to say to some words. */
export const fetchAnswer = (q: string, signal: AbortSignal): Promise<SearchAnswer> =>
  call(searchSite, { query: { q }, signal })
