import { agency } from '@beacon/content/agency'
import { serviceOf, servicesPageOrder } from '@beacon/content/services'
import { servicesCta, servicesIntro } from '@beacon/content/services-page'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { ClosingBand } from './closing-band.tsx'
import { ServiceRow } from './service-row.tsx'

const twoPrices = servicesPageOrder.map(serviceOf).filter(({ priceReason }) => priceReason)

/** The seven services as one price list, and links for those who are undecided. */
export function ServicesScreen() {
  return (
    <>
      <Container className="grid gap-x-10 gap-y-8 pt-14 pb-12 md:pt-20 lg:grid-cols-12 lg:items-end">
        <h1 className="lg:col-span-7">{servicesIntro.title}</h1>
        <p className="max-w-measure text-lg text-muted lg:col-span-5">{servicesIntro.text}</p>
      </Container>
      <Container as="section" className="pb-16 md:pb-24">
        <h2 id="price-list" className="sr-only">
          Services and prices
        </h2>
        <ol aria-labelledby="price-list" className="border-ink border-t-2">
          {servicesPageOrder.map((slug, index) => (
            <ServiceRow key={slug} service={serviceOf(slug)} number={index + 1} />
          ))}
        </ol>
        <PriceNote />
      </Container>
      <CallToAction />
    </>
  )
}

/** Why two of the services have another price here than on the home page (decision D6). */
function PriceNote() {
  return (
    <aside aria-labelledby="two-prices" className="mt-10 grid gap-x-10 gap-y-5 text-sm lg:grid-cols-12">
      <h3 id="two-prices" className="text-h4 lg:col-span-5">
        Why two prices?
      </h3>
      <dl className="grid content-start gap-4 lg:col-span-6 lg:col-start-7">
        {twoPrices.map(({ slug, shortName, priceReason }) => (
          <div key={slug} className="grid gap-x-6 border-line border-l pl-5 sm:grid-cols-[3rem_1fr]">
            <dt className="font-semibold">{shortName}</dt>
            <dd className="text-muted">{priceReason}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

function CallToAction() {
  const { office } = agency.phones
  return (
    <ClosingBand id="which-first" title={servicesCta.title} text={servicesCta.text}>
      <LinkButton to={servicesCta.book.to} variant="primary" size="lg" className="max-sm:w-full">
        {servicesCta.book.text}
      </LinkButton>
      <LinkButton to={servicesCta.contact.to} variant="link">
        {servicesCta.contact.text}
      </LinkButton>
      <LinkButton to={office.href} variant="link" aria-label={`Call ${office.display}`}>
        {office.display}
      </LinkButton>
    </ClosingBand>
  )
}
