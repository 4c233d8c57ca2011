import type { NewsletterLink } from '@beacon/contract/newsletter'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageData } from '../../page-data.ts'

/**
 * The link of a mail that this page was opened with, and what the server says it is about; nothing when nobody knows
 * it. The token leaves the address at once, so that no list of visited pages and no screenshot keeps it; the tab's own
 * entry remembers it, so whoever comes back or loads the page again is taken to the link once more.
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
