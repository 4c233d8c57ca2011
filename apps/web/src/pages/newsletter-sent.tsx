import { sentPage } from '@beacon/content/newsletter-pages'
import { SentScreen } from '../features/newsletter/sent-screen.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

/** Where a sign-up without a script ends: the email is on its way. */
export default function NewsletterSentPage() {
  return (
    <>
      <PageMeta {...sentPage.meta} path={paths.newsletterSent} noindex />
      <SentScreen />
    </>
  )
}
