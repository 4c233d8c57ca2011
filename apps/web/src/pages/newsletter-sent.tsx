import { sentPage } from '@beacon/content/newsletter-pages'
import { SentScreen } from '../features/newsletter/sent-screen.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function NewsletterSentPage() {
  return (
    <>
      <PageMeta {...sentPage.meta} path={paths.newsletterSent} noindex />
      <SentScreen />
    </>
  )
}
