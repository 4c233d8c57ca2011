import type { ServicePage, ServicePlan } from '@beacon/content/service-pages/service-page'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout.tsx'
import { Price } from './price.tsx'

/** What it costs and why, with the plans side by side as the columns of a table. */
export function Costs({ title, why, plans }: ServicePage['cost']) {
  return (
    <Section id="cost" labelledBy="cost-title">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 id="cost-title" className="lg:col-span-4">
          {title}
        </h2>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:col-span-8">
          {why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ul className="plan-table mt-12 border-ink border-t-2 md:grid-cols-3">
        {plans.map((plan) => (
          <Plan key={plan.name} {...plan} />
        ))}
      </ul>
    </Section>
  )
}

function Plan({ name, price, forWhom, includes, mostChosen }: ServicePlan) {
  return (
    <li className={classNames('plan', mostChosen && 'plan-chosen')}>
      <div className="flex items-baseline justify-between gap-4">
        <h3>{name}</h3>
        {mostChosen && (
          <p className="max-w-32 text-right font-medium text-xs">The plan most clients choose</p>
        )}
      </div>
      <p>
        <Price display={price.display} />
      </p>
      <p className="text-muted text-sm">{forWhom}</p>
      <ul className="grid content-start gap-2 text-sm">
        {includes.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-bay" />
            {item}
          </li>
        ))}
      </ul>
    </li>
  )
}
