import { calculatorResults } from '@beacon/content/industries/restaurant-calculator'
import type { RestaurantResults } from '@beacon/rules/restaurant-calculator'
import { Section } from '../../ui/layout.tsx'
import { countText, dollarText, percentText } from '../plots/index.ts'

type ResultId = (typeof calculatorResults)[number]['id']

const texts: Record<ResultId, (value: number) => string> = {
  salesPerYearCents: dollarText,
  commissionPerYearCents: dollarText,
  savedPerYearCents: dollarText,
  guestWorthCents: dollarText,
  breakEvenGuests: countText,
  campaignReturnPercent: percentText,
}

/** Keeps an operator on the same line as the operand after it. */
const noWrap = (sum: string) => sum.replace(/([×÷−]) /g, '$1\u00a0')

/** Every result with its formula, so that an accountant can check it. */
export function Formulas({ results }: { results: RestaurantResults }) {
  return (
    <Section tone="raised" labelledBy="sums" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="sums" className="self-start lg:col-span-4">
        The math
      </h2>
      <dl className="border-ink border-t-2 lg:col-span-8">
        {calculatorResults.map(({ id, label, workedOut }) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-line border-b py-4"
          >
            <dt>
              <span className="font-semibold">{label}</span>
              <span className="block text-balance text-muted text-sm">{noWrap(workedOut)}</span>
            </dt>
            <dd className="text-right font-display font-semibold text-h3 tabular-nums tracking-tight">
              {texts[id](results[id])}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
