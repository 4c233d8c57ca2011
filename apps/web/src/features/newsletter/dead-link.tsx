import { agency } from '@beacon/content/agency'
import { deadLink } from '@beacon/content/newsletter-pages'
import type { LinkPurpose } from '@beacon/contract/newsletter'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LetterPage } from './letter-page.tsx'

const write = `mailto:${agency.email}`

/** For a link that is invalid or expired: somebody who wants to leave is not asked to sign up. */
export function DeadLink({ purpose }: { purpose: LinkPurpose }) {
  return (
    <LetterPage title={deadLink.title}>
      <p className="text-lg">{deadLink[purpose]}</p>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <LinkButton to={purpose === 'leave' ? write : paths.newsletter} variant="primary" size="lg">
          {purpose === 'leave' ? deadLink.write : deadLink.again}
        </LinkButton>
        <LinkButton to={write} variant="link">
          {agency.email}
        </LinkButton>
      </div>
    </LetterPage>
  )
}
