import { agency } from '@beacon/content/agency'
import { serviceAreaText } from '@beacon/content/contact'
import { homeCta, homeFaqs } from '@beacon/content/home-story'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { AreaSheet } from '../area/index.ts'
import { ReviewWidget } from '../reviews/index.ts'
import { ClosingBand, Questions } from '../services/index.ts'
import { TestimonialCarousel } from '../testimonials/index.ts'
import { AboutTeaser } from './about-teaser.tsx'
import { Benefits } from './benefits.tsx'
import { FreeAudit } from './free-audit.tsx'
import { HomeGraph } from './home-graph.tsx'
import { PriceTable } from './price-table.tsx'
import { ServiceList } from './service-list.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

/** The home page below the hero: who, what, why, where, testimonials, then prices. */
export function HomeStory() {
  return (
    <div data-far="">
      <HomeGraph />
      <AboutTeaser />
      <ServiceList />
      <WhyChooseUs />
      <AreaSheet id="served-area" title={serviceAreaText.title} text={serviceAreaText.text} borrowed>
        <LinkButton to={paths.contact} variant="link">
          See the towns and our hours
        </LinkButton>
      </AreaSheet>
      <TestimonialCarousel>
        <ReviewWidget />
      </TestimonialCarousel>
      <FreeAudit />
      <PriceTable />
      <Benefits />
      <Questions faqs={homeFaqs} title="Asked on the first call" />
      <CallToAction />
    </div>
  )
}

function CallToAction() {
  const { office } = agency.phones
  return (
    <ClosingBand id="first-call" title={homeCta.title} text={homeCta.text}>
      <LinkButton to={homeCta.link.to} variant="primary" size="lg" className="max-sm:w-full">
        {homeCta.link.text}
      </LinkButton>
      <p>
        {homeCta.phoneLead}{' '}
        <LinkButton to={office.href} variant="link" className="tabular-nums">
          {office.display}
        </LinkButton>
      </p>
    </ClosingBand>
  )
}
