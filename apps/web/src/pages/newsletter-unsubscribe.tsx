import { unsubscribePage } from '@beacon/content/newsletter-pages'
import { LinkMeta } from '../features/newsletter/link-meta.tsx'
import { UnsubscribeScreen } from '../features/newsletter/unsubscribe-screen.tsx'
import { paths } from '../paths.ts'

/** Where the link of a letter leads; only its button unsubscribes. */
export default function NewsletterUnsubscribePage() {
  return (
    <>
      <LinkMeta {...unsubscribePage.meta} path={paths.newsletterUnsubscribe} />
      <UnsubscribeScreen />
    </>
  )
}
