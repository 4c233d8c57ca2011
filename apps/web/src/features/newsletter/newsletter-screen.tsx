import { newsletterPage } from '@beacon/content/newsletter-pages'
import { LetterPage } from './letter-page.tsx'
import { SignUpBox } from './sign-up-box.tsx'

/** Both lists, each with its own sign-up. */
export function NewsletterScreen() {
  return (
    <LetterPage title={newsletterPage.title}>
      <p className="text-lg">{newsletterPage.text}</p>
      <SignUpBox variant="tips" button="primary" className="mt-2 border-line border-t pt-6" />
      <SignUpBox variant="merch" className="border-line border-t pt-6" />
    </LetterPage>
  )
}
