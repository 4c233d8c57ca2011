import { partnerBenefits, partnerStats, partnersCta, partnersHero } from '@beacon/content/partners'
import { LinkButton } from '../../ui/button.tsx'
import { Container, Section } from '../../ui/layout.tsx'
import { ClosingBand, SceneHero } from '../services/index.ts'
import { PartnersScene } from './partners-scene.tsx'
import { Tiers } from './tiers.tsx'

/** The partner network: what it is, its benefits and its prices. */
export function PartnersScreen() {
  const [become, sales] = partnersHero.links
  return (
    <>
      <SceneHero
        shape="tall"
        scene={<PartnersScene />}
        title={partnersHero.title}
        lead={partnersHero.text}
        actions={
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <LinkButton to={become.to} variant="primary" size="lg" className="max-sm:w-full">
              {become.text}
            </LinkButton>
            <LinkButton to={sales.to} variant="link">
              {sales.text}
            </LinkButton>
          </div>
        }
      />
      <Stats />
      <Benefits />
      <Tiers />
      <ClosingBand id="first-job" title={partnersCta.title} text={partnersCta.text}>
        <LinkButton to={partnersCta.link.to} size="lg" className="max-sm:w-full">
          {partnersCta.link.text}
        </LinkButton>
      </ClosingBand>
    </>
  )
}

function Stats() {
  return (
    <section aria-label="In figures" className="border-line border-b bg-raised">
      <Container as="dl" className="grid grid-cols-2 gap-y-7 py-8 sm:grid-cols-3 md:grid-cols-5">
        {partnerStats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse border-line border-l pl-5">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-display font-semibold text-h2 tabular-nums tracking-tight">{value}</dd>
          </div>
        ))}
      </Container>
    </section>
  )
}

/** Four blocks in two columns, the second one offset downwards. */
function Benefits() {
  return (
    <Section labelledBy="benefits" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <h2 id="benefits" className="lg:col-span-4">
        {partnerBenefits.title}
      </h2>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 sm:pb-16 lg:col-span-8">
        {partnerBenefits.items.map(({ title, text }) => (
          <li
            key={title}
            className="grid content-start gap-3 border-edge border-t pt-5 sm:even:mt-16 sm:even:-mb-16"
          >
            <h3>{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
