import type { NewsletterLink } from '@beacon/contract/newsletter'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSession, writeSession } from '../../lib/session-storage.ts'
import { usePageData } from '../../page-data.ts'

/**
 * The mail's link that opened this page, with the server's information about it; undefined if it is invalid. The token
 * is removed from the address at once, so that neither the browser's history nor a screenshot contains it; the tab keeps
 * it, so that going back and reloading still work. The history entry's state would not: a reload may lose it (0043).
 */
export function useNewsletterLink(): { token: string; link: NewsletterLink | undefined } {
  const [search] = useSearchParams()
  const [token] = useState(search.get('token') ?? '')
  const { newsletterLink } = usePageData()
  useEffect(() => {
    const key = `newsletter-link ${location.pathname}`
    const kept = readSession(key)
    if (token) {
      writeSession(key, token)
      history.replaceState(history.state, '', location.pathname)
    } else if (typeof kept === 'string') location.replace(`?${new URLSearchParams({ token: kept })}`)
  }, [token])
  return { token, link: newsletterLink ?? undefined }
}
