import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { serviceOf } from '@beacon/content/services'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { ServiceMark } from './icons/service-mark.tsx'
import { ConsultationFacts, PostLink } from './related-parts.tsx'

/** Related services, posts and bookings. */
export function Related({ page }: { page: ServicePage }) {
  return (
    <Section className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-12">
      <section aria-labelledby="related-services" className="lg:col-span-5">
        <h2 id="related-services" className="text-h3">
          Goes well with it
        </h2>
        <ul className="mt-5 border-ink border-t-2">
          {page.relatedServices.map((slug) => {
            const { name, navHint, icon, homePrice } = serviceOf(slug)
            return (
              <li key={slug} className="border-line border-b">
                <Link to={paths.service(slug)} className="group flex flex-wrap items-center gap-4 py-4">
                  <ServiceMark icon={icon} className="size-9" />
                  <span className="grid flex-1">
                    <span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
                    <span className="text-muted text-sm">{navHint}</span>
                  </span>
                  <span className="ml-auto text-right text-sm tabular-nums">{homePrice.display}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
      <div className="grid content-start gap-12 lg:col-span-7">
        <section aria-labelledby="related-posts">
          <h2 id="related-posts" className="text-h3">
            Read first, decide later
          </h2>
          <ul className="mt-5 grid gap-x-8 border-ink border-t-2 sm:grid-cols-2">
            {page.relatedPosts.map((slug) => (
              <li key={slug} className="max-sm:border-line max-sm:border-b">
                <PostLink slug={slug} className="h-full gap-3" />
              </li>
            ))}
          </ul>
        </section>
        <Consultation id={page.consultation} />
      </div>
    </Section>
  )
}

function Consultation({ id }: { id: ServicePage['consultation'] }) {
  return (
    <section
      aria-labelledby="consultation"
      className="grid gap-x-8 gap-y-4 border-beacon border-l-3 pl-6 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="grid gap-1.5">
        <ConsultationFacts id={id} isSmall />
      </div>
      <LinkButton to={paths.bookConsultation(id)}>Pick a time</LinkButton>
    </section>
  )
}
