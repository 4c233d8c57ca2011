import { useLocation } from 'react-router-dom'
import { type PageData, usePageData } from '../page-data.ts'

/** The address that each document was rendered for: the one where its record is read first. */
const addresses = new WeakMap<PageData, string>()

/**
 * What the server rendered for this very address. Undefined after client-side navigation: the record belongs to the
 * document.
 */
export function useRendered<Name extends keyof PageData>(name: Name): PageData[Name] | undefined {
  const data = usePageData()
  const { pathname, search } = useLocation()
  const address = pathname + search
  if (data[name] === undefined) return undefined
  if (!addresses.has(data)) addresses.set(data, address)
  return addresses.get(data) === address ? data[name] : undefined
}
