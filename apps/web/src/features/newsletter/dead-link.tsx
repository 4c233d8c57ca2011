import { agency } from '@beacon/content/agency'
import { deadLink } from '@beacon/content/newsletter-pages'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LetterPage } from './letter-page.tsx'

/** What a link shows that nobody knows, or no longer. */
export function DeadLink() {
  return (
    <LetterPage title={deadLink.title}>
      <p className="text-lg">{deadLink.text}</p>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <LinkButton to={paths.newsletter} variant="primary" size="lg">
          {deadLink.again}
        </LinkButton>
        <LinkButton to={`mailto:${agency.email}`} variant="link">
          {agency.email}
        </LinkButton>
      </div>
    </LetterPage>
  )
}
