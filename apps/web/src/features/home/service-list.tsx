import { homeServices } from '@beacon/content/home-story'
import { type Service, services } from '@beacon/content/services'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { Price } from '../services/index.ts'

const SHOWN = 6

/** The first six services with their starting prices (decision D6); the beam highlights one of them. */
export function ServiceList() {
  return (
    <section aria-labelledby="home-services" className="border-line border-t py-16 md:py-28">
      <Container className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-5 self-start lg:sticky lg:top-12 lg:col-span-4">
          <h2 id="home-services">{homeServices.title}</h2>
          <p className="max-w-measure text-lg text-muted">{homeServices.text}</p>
          <LinkButton to={paths.services} variant="link" className="mt-2 w-fit">
            All seven, side by side
          </LinkButton>
        </div>
        <ol className="border-line border-t lg:col-span-8">
          {services.slice(0, SHOWN).map((service, index) => (
            <Trade key={service.slug} service={service} number={index + 1} />
          ))}
        </ol>
      </Container>
    </section>
  )
}

/** One row, all of which is a link to the service's page. */
function Trade({ service, number }: { service: Service; number: number }) {
  const { slug, name, summary, homePrice } = service
  return (
    <li className="lit-row trade">
      <span aria-hidden="true" className="font-display font-semibold text-bay text-h4 tabular-nums">
        {number}
      </span>
      <h3>{name}</h3>
      <p className="trade-price">
        <Price display={homePrice.display} />
      </p>
      <p className="trade-text text-muted">{summary}</p>
      <Link to={paths.service(slug)} className="trade-link">
        <span>
          {homeServices.cardLink}
          <span className="sr-only"> about {name}</span>
        </span>
        <Icon name="arrow-right" className="size-4" />
      </Link>
    </li>
  )
}
