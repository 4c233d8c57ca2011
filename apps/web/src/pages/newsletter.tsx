import { newsletterMeta } from '@beacon/content/newsletter-pages'
import { NewsletterScreen } from '../features/newsletter/newsletter-screen.tsx'
import { PageMeta } from '../lib/page-meta.tsx'
import { paths } from '../paths.ts'

export default function NewsletterPage() {
  return (
    <>
      <PageMeta {...newsletterMeta} path={paths.newsletter} />
      <NewsletterScreen />
    </>
  )
}
