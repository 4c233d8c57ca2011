import { LONGEST_QUERY } from '@beacon/contract/search-limits'
import type { PageSource } from '../../http/page-source.ts'
import type { SiteSearch } from './service.ts'

/** The search page with its results, so that they can be linked to and read without a script. */
export const searchPages = (search: SiteSearch): PageSource => ({
  patterns: ['/search'],
  parameters: ['q'],
  version: search.version,
  async read({ searchParams }) {
    const query = (searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
    return { status: 200, data: { search: await search.find(query) } }
  },
  list: async () => [],
})
