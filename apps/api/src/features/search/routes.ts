import { searchSite } from '@beacon/contract/search'
import type { Bind } from '../../http/endpoint.ts'
import type { SiteSearch } from './service.ts'

/** Binds the site search, which everybody may use. */
export function bindSearch(bind: Bind, { search }: { search: SiteSearch }): void {
  bind(searchSite)(({ query }) => search.find(query.q))
}
