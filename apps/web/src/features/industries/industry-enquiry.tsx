import { agency } from '@beacon/content/agency'
import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { LinkButton } from '../../ui/button.tsx'
import { ClosingBand } from '../services/index.ts'

/** The way to ask: one question, one action. */
export function IndustryEnquiry({ title, text, link }: IndustryPage['cta']) {
  const { office } = agency.phones
  return (
    <ClosingBand id="enquiry" title={title} text={text}>
      <LinkButton to={link.to} variant="primary" size="lg" className="max-sm:w-full">
        {link.text}
      </LinkButton>
      <LinkButton to={office.href} variant="link" aria-label={`Call ${office.display}`}>
        {office.display}
      </LinkButton>
    </ClosingBand>
  )
}
