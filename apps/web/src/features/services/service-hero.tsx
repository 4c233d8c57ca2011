import { agency } from '@beacon/content/agency'
import { bookingServices } from '@beacon/content/booking-services'
import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { serviceOf } from '@beacon/content/services'
import type { ReactNode } from 'react'
import type { Crumb } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { Price } from './price.tsx'
import type { ServiceLook } from './service-look.ts'

interface ServiceHeroProps {
  page: ServicePage
  crumbs: readonly Crumb[]
  scene: ReactNode
  shape: ServiceLook['hero']
}

/** The first screen: what it is, what it starts at, one action, and the scene beside or under it. */
export function ServiceHero({ page, crumbs, scene, shape }: ServiceHeroProps) {
  const wide = shape === 'wide'
  return (
    <section className={`service-hero service-hero-${shape}`}>
      <Container className="pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumbs crumbs={crumbs} />
        <div
          className={classNames(
            'mt-8 grid gap-x-10 gap-y-7 md:mt-12',
            wide ? 'lg:grid-cols-12 lg:items-end' : 'max-w-[37rem]',
          )}
        >
          <h1 className={wide ? 'lg:col-span-7' : 'service-title'}>{page.title}</h1>
          <div className={classNames('grid gap-7', wide && 'lg:col-span-5')}>
            <p className={classNames('text-lg', wide ? 'max-w-measure' : 'max-w-120')}>{page.lead}</p>
            <Actions page={page} />
          </div>
        </div>
        <Facts page={page} />
      </Container>
      <div className="service-scene">{scene}</div>
    </section>
  )
}

function Actions({ page }: { page: ServicePage }) {
  const consultation = bookingServices.find(({ id }) => id === page.consultation)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <LinkButton
          to={paths.bookConsultation(page.consultation)}
          variant="primary"
          size="lg"
          className="max-sm:w-full"
        >
          Book a consultation
        </LinkButton>
        <a href={page.portfolio ? '#portfolio' : '#cost'} className="underlined font-semibold">
          {page.portfolio ? 'See the portfolio' : 'See the prices'}
        </a>
      </div>
      {consultation && (
        <p className="text-muted text-sm">
          {consultation.name}, {consultation.durationMinutes} minutes, {consultation.price.toLowerCase()}
        </p>
      )}
    </div>
  )
}

/** What it costs and whom to ask, as a line of a table. */
function Facts({ page }: { page: ServicePage }) {
  const { homePrice, servicesPagePrice } = serviceOf(page.slug)
  const { office } = agency.phones
  return (
    <dl className="mt-8 flex flex-wrap gap-x-6 gap-y-5 md:mt-10">
      <Fact name="Where it starts">
        <Price display={homePrice.display.replace('From ', '')} />
      </Fact>
      {servicesPagePrice.note && (
        <Fact name={servicesPagePrice.note}>
          <Price display={servicesPagePrice.display} />
        </Fact>
      )}
      <Fact name="Ask a person">
        <a
          href={office.href}
          className="font-display font-semibold text-h3 tabular-nums tracking-tight underline-offset-4 hover:underline"
        >
          {office.display}
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line border-l pl-4">
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
