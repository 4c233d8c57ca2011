import { agency } from '@beacon/content/agency'
import { serviceSource } from '@beacon/content/lead-sources'
import { type ServiceSlug, serviceOf } from '@beacon/content/services'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LeadForm } from '../lead-form/index.ts'

/** The inquiry section of a service: a form, or a call. */
export function ServiceInquiry({ slug }: { slug: ServiceSlug }) {
  const { name } = serviceOf(slug)
  const { office } = agency.phones
  return (
    <section id="inquiry" aria-labelledby="inquiry-title" className="closing-light border-line border-b">
      <Container className="grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-5">
          <h2 id="inquiry-title">Ask us about {name}.</h2>
          <p className="max-w-measure text-lg">
            Leave your name. A person here looks you up and answers {agency.responsePromise}, with a price or
            with the reason why you do not need it.
          </p>
          <p>
            Or call{' '}
            <TextLink to={office.href}>
              <span className="tabular-nums">{office.display}</span>
            </TextLink>
            .
          </p>
        </div>
        <div className="lg:col-span-7">
          <LeadForm
            id="service-inquiry"
            source={serviceSource(name)}
            submitLabel="Get an answer"
            event="quote_request"
          />
        </div>
      </Container>
    </section>
  )
}
