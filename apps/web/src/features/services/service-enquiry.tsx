import { agency } from '@beacon/content/agency'
import { type ServiceSlug, serviceOf } from '@beacon/content/services'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ClosingBand } from './closing-band.tsx'

/** The way to ask about this service. */
export function ServiceEnquiry({ slug }: { slug: ServiceSlug }) {
  const { office } = agency.phones
  return (
    <ClosingBand
      id="enquiry"
      title={`Ask us about ${serviceOf(slug).name}.`}
      text={`Say what you sell and where. A person answers ${agency.responsePromise}, with a price or with the reason why you do not need it.`}
    >
      <LinkButton to={paths.contact} variant="primary" size="lg" className="max-sm:w-full">
        Write to us
      </LinkButton>
      <LinkButton to={office.href} variant="link" aria-label={`Call ${office.display}`}>
        {office.display}
      </LinkButton>
    </ClosingBand>
  )
}
