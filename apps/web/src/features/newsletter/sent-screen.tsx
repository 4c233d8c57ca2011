import { sentPage } from '@beacon/content/newsletter-pages'
import { TextLink } from '../../ui/text-link.tsx'
import { LetterPage } from './letter-page.tsx'

/** Where a browser without a script lands after a sign-up. */
export function SentScreen() {
  return (
    <LetterPage title={sentPage.title}>
      <p className="text-lg">{sentPage.text}</p>
      <ul className="flex flex-wrap gap-x-7 gap-y-2">
        {sentPage.links.map(({ text, to }) => (
          <li key={to}>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </LetterPage>
  )
}
