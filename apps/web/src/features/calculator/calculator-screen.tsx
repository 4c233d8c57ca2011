import {
  calculatorFaqs,
  calculatorIntro,
  calculatorNext,
  directOrderCost,
} from '@beacon/content/industries/restaurant-calculator'
import { campaignYear, restaurantResults } from '@beacon/rules/restaurant-calculator'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Crumb } from '../../lib/structured-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { ClosingBand, Questions } from '../services/index.ts'
import { FigureSources } from './figure-sources.tsx'
import { FiguresForm } from './figures-form.tsx'
import { Formulas } from './formulas.tsx'
import { Result, ResultStrip } from './result.tsx'
import { useFigures } from './use-figures.ts'

/** The restaurant growth calculator (decision D26). */
export function CalculatorScreen({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { key, search } = useLocation()
  return (
    <>
      <Container className="pt-6 pb-10 md:pt-8 md:pb-14">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-8 grid gap-x-10 gap-y-6 md:mt-12 lg:grid-cols-12 lg:items-end">
          <h1 className="lg:col-span-7">{calculatorIntro.title}</h1>
          <p className="max-w-measure text-lg text-muted lg:col-span-5">{calculatorIntro.lead}</p>
        </div>
      </Container>
      {/* Another visit has its own figures. */}
      <Calculator key={key} query={search} />
      <FigureSources />
      <Questions faqs={calculatorFaqs} title="Questions about the math" />
      <ClosingBand id="argue" title={calculatorNext.title} text={calculatorNext.text}>
        {calculatorNext.links.map(({ text, to }, index) => (
          <LinkButton key={to} to={to} variant={index === 0 ? 'secondary' : 'link'} size="lg">
            {text}
          </LinkButton>
        ))}
      </ClosingBand>
    </>
  )
}

function Calculator({ query }: { query: string }) {
  const { figures, change, reset } = useFigures(query)
  const heading = useRef<HTMLHeadingElement>(null)
  const results = restaurantResults(figures, directOrderCost.percent)
  const year = campaignYear(figures, results)
  return (
    <>
      <Container className="pb-16 md:pb-24">
        <ResultStrip results={results} />
        <div className="grid gap-x-16 gap-y-14 max-lg:mt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <FiguresForm
            figures={figures}
            onChange={change}
            onReset={reset}
            onSubmit={() => heading.current?.focus()}
          />
          <div className="lg:sticky lg:top-8 lg:self-start">
            <Result figures={figures} results={results} year={year} headingRef={heading} />
          </div>
        </div>
      </Container>
      <Formulas results={results} />
    </>
  )
}
