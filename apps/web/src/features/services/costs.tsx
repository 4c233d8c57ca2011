import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { Section } from '../../ui/layout.tsx'
import { PlanTable } from './plan-table.tsx'

/** The price and its reasons, with the plans side by side. */
export function Costs({ title, why, plans }: ServicePage['cost']) {
  return (
    <Section id="cost" labelledBy="cost-title">
      <div className="mb-12 grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="cost-title" className="lg:col-span-4">
          {title}
        </h2>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-8">
          {why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <PlanTable
        plans={plans.map(({ price, mostChosen, ...plan }) => ({
          ...plan,
          price: price.display,
          mark: mostChosen && 'The plan most clients choose',
        }))}
      />
    </Section>
  )
}
