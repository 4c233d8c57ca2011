import { confirmPage } from '@beacon/content/newsletter-pages'
import { ConfirmScreen } from '../features/newsletter/confirm-screen.tsx'
import { LinkMeta } from '../features/newsletter/link-meta.tsx'
import { paths } from '../paths.ts'

/** Where the link of a sign-up leads; only its button confirms. */
export default function NewsletterConfirmPage() {
  return (
    <>
      <LinkMeta {...confirmPage.meta} path={paths.newsletterConfirm} />
      <ConfirmScreen />
    </>
  )
}
