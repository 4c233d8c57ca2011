import { agency } from '@beacon/content/agency'
import { type ServiceSlug, serviceOf } from '@beacon/content/services'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

/** The way to ask about this service. */
export function ServiceEnquiry({ slug }: { slug: ServiceSlug }) {
  const { name } = serviceOf(slug)
  const { office } = agency.phones
  return (
    <section id="enquiry" aria-labelledby="enquiry-title" className="service-enquiry">
      <Container className="grid gap-x-10 gap-y-8 py-16 md:py-24 lg:grid-cols-12 lg:items-end">
        <div className="grid gap-4 lg:col-span-7">
          <h2 id="enquiry-title">Ask us about {name}.</h2>
          <p className="max-w-measure text-lg">
            Say what you sell and where. A person answers {agency.responsePromise}, with a price or with the
            reason why you do not need it.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4 lg:col-span-5 lg:justify-end">
          <LinkButton to={paths.contact} variant="primary" size="lg" className="max-sm:w-full">
            Write to us
          </LinkButton>
          <LinkButton to={office.href} variant="link" aria-label={`Call ${office.display}`}>
            {office.display}
          </LinkButton>
        </div>
      </Container>
    </section>
  )
}
