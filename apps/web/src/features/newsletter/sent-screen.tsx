import { sentPage } from '@beacon/content/newsletter-pages'
import { LetterPage } from './letter-page.tsx'
import { Onward } from './onward.tsx'

/** Where a browser without a script lands after a sign-up. */
export function SentScreen() {
  return (
    <LetterPage title={sentPage.title}>
      <p className="text-lg">{sentPage.text}</p>
      <Onward />
    </LetterPage>
  )
}
