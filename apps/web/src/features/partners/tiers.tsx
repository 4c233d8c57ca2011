import { partnerTiers, partnerTiersIntro } from '@beacon/content/partners'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { PlanTable } from '../services/index.ts'

const { link, popularLabel, title } = partnerTiersIntro

/** The three plans; Premium is labelled the most popular one. */
export function Tiers() {
  const plans = partnerTiers.map(({ name, price, description, features, popular }) => ({
    name,
    price: price.display,
    forWhom: description,
    includes: features,
    mark: popular ? popularLabel : undefined,
    action: (
      <LinkButton
        to={link.to}
        variant={popular ? 'primary' : 'secondary'}
        wide
        aria-label={`${link.text} with ${name}`}
      >
        {link.text}
      </LinkButton>
    ),
  }))
  return (
    <Section tone="raised" labelledBy="tiers">
      <h2 id="tiers" className="mb-10">
        {title}
      </h2>
      <PlanTable plans={plans} />
    </Section>
  )
}
