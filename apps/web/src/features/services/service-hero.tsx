import { agency } from '@beacon/content/agency'
import { consultationOf } from '@beacon/content/booking-services'
import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { serviceOf } from '@beacon/content/services'
import type { ReactNode } from 'react'
import type { Crumb } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Price } from './price.tsx'
import { SceneHero } from './scene-hero.tsx'
import type { ServiceLook } from './service-look.ts'

interface ServiceHeroProps {
  page: ServicePage
  crumbs: readonly Crumb[]
  scene: ReactNode
  shape: ServiceLook['hero']
}

/** What the service is, its starting price, and one action, with its scene. */
export function ServiceHero({ page, crumbs, scene, shape }: ServiceHeroProps) {
  return (
    <SceneHero
      shape={shape}
      scene={scene}
      crumbs={<Breadcrumbs crumbs={crumbs} />}
      title={page.title}
      lead={page.lead}
      actions={<Actions page={page} />}
      facts={<Facts page={page} />}
    />
  )
}

function Actions({ page }: { page: ServicePage }) {
  const { name, durationMinutes, price } = consultationOf(page.consultation)
  return (
    <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
      <LinkButton
        to={paths.bookConsultation(page.consultation)}
        variant="primary"
        size="lg"
        className="max-sm:w-full"
      >
        Book a consultation
      </LinkButton>
      <p className="w-full text-muted text-sm sm:order-last">
        {name}, {durationMinutes} minutes, {price.toLowerCase()}
      </p>
      <a href={page.portfolio ? '#portfolio' : '#cost'} className="underlined font-semibold">
        {page.portfolio ? 'See the portfolio' : 'See the prices'}
      </a>
    </div>
  )
}

/** The price and the contact, as a row of facts. */
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
