import type { NewsletterLink } from '@beacon/contract/newsletter'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageData } from '../../page-data.ts'

/**
 * The link of a mail that this page was opened with, and what the server says it is about; nothing when nobody knows
 * it. The token leaves the address at once, so that neither history nor a screenshot keeps it.
 */
export function useNewsletterLink(): { token: string; link: NewsletterLink | undefined } {
  const [search] = useSearchParams()
  const [token] = useState(search.get('token') ?? '')
  const { newsletterLink } = usePageData()
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return { token, link: newsletterLink ?? undefined }
}
