import { searchSite } from '@beacon/contract/search'
import { networkOf } from '../../http/client-address.ts'
import type { Bind } from '../../http/endpoint.ts'
import { createTurns } from '../../http/turns.ts'
import type { SiteSearch } from './service.ts'

/** Binds the site search, which everybody may use. */
export function bindSearch(bind: Bind, { search }: { search: SiteSearch }): void {
  const takeTurns = createTurns()
  bind(searchSite)(({ query, request }) => takeTurns(networkOf(request.address), () => search.find(query.q)))
}
