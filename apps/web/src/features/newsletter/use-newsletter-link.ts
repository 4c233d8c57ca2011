import type { NewsletterLink } from '@beacon/contract/newsletter'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageData } from '../../page-data.ts'

/**
 * The mail's link that opened this page, with the server's information about it; undefined if it is invalid. The token
 * is removed from the address at once, so that neither the browser's history nor a screenshot contains it; the history
 * entry's state keeps it, so that going back and reloading still work.
 */
export function useNewsletterLink(): { token: string; link: NewsletterLink | undefined } {
  const [search] = useSearchParams()
  const [token] = useState(search.get('token') ?? '')
  const { newsletterLink } = usePageData()
  useEffect(() => {
    const kept: unknown = history.state?.newsletterToken
    if (token) history.replaceState({ ...history.state, newsletterToken: token }, '', location.pathname)
    else if (typeof kept === 'string') location.replace(`?${new URLSearchParams({ token: kept })}`)
  }, [token])
  return { token, link: newsletterLink ?? undefined }
}
