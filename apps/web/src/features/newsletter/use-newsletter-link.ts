import type { NewsletterLink } from '@beacon/contract/newsletter'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { forgetSession, readSession, writeSession } from '../../lib/session-storage.ts'
import { usePageData } from '../../page-data.ts'

/**
 * The mail's link that opened this page, with the server's information about it; undefined if it is invalid. The token
 * is removed from the address at once, so that neither the browser's history nor a screenshot contains it. The history
 * entry's state keeps it for going back, and the tab for a reload, which may drop that state (0043), until the address is
 * erased.
 */
export function useNewsletterLink(): { token: string; link: NewsletterLink | undefined } {
  const [search] = useSearchParams()
  const [token] = useState(search.get('token') ?? '')
  const isErased = search.has('erased')
  const { newsletterLink } = usePageData()
  useEffect(() => {
    const key = `newsletter-link ${location.pathname}`
    if (isErased) return forgetSession(key)
    if (token) {
      writeSession(key, token)
      history.replaceState({ ...history.state, newsletterToken: token }, '', location.pathname)
      return
    }
    const kept: unknown = history.state?.newsletterToken ?? readSession(key)
    if (typeof kept === 'string') location.replace(`?${new URLSearchParams({ token: kept })}`)
  }, [token, isErased])
  return { token, link: newsletterLink ?? undefined }
}
