import { calculatorIntro } from '@beacon/content/industries/restaurant-calculator'
import { illustrativeLabel } from '@beacon/content/page'
import { type CampaignMonth, paybackMonth, type RestaurantResults } from '@beacon/rules/restaurant-calculator'
import type { Ref } from 'react'
import { countText, percentText } from '../plots/index.ts'
import type { Figures } from './figures.ts'
import { GrowthChart } from './growth-chart.tsx'
import { paybackInWords, resultInWords, savedInWords } from './result-words.ts'

interface ResultProps {
  figures: Figures
  results: RestaurantResults
  year: readonly CampaignMonth[]
  headingRef: Ref<HTMLHeadingElement>
}

/** The result: two figures, two sentences and a chart of the year. */
export function Result({ figures, results, year, headingRef }: ResultProps) {
  return (
    <section aria-labelledby="result" className="grid content-start gap-8">
      <div className="grid gap-5">
        <h2 id="result" ref={headingRef} tabIndex={-1} className="text-h3">
          What it comes to
        </h2>
        <KeyFigures results={results} />
        <p aria-live="polite" className="max-w-measure text-lg">
          {[resultInWords(figures, results), paybackInWords(paybackMonth(year)), savedInWords(results)].join(
            ' ',
          )}
        </p>
        <p className="max-w-measure border-beacon border-l-3 pl-4 text-muted text-sm">
          {illustrativeLabel}. {calculatorIntro.note}
        </p>
      </div>
      <GrowthChart year={year} />
    </section>
  )
}

const guests = ({ breakEvenGuests }: RestaurantResults) => (breakEvenGuests === 1 ? 'guest' : 'guests')

function KeyFigures({ results }: { results: RestaurantResults }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <KeyFigure name="return on the campaign" value={percentText(results.campaignReturnPercent)} />
      <KeyFigure
        name={`new ${guests(results)} a month to break even`}
        value={countText(results.breakEvenGuests)}
      />
    </dl>
  )
}

function KeyFigure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-display font-semibold text-h1 tabular-nums tracking-tight">{value}</dd>
    </div>
  )
}

/**
 * The same two figures in one line at the top of a phone's screen, once the fields have scrolled the result out of
 * view.
 */
export function ResultStrip({ results }: { results: RestaurantResults }) {
  return (
    <p
      aria-hidden="true"
      className="-mx-5 sticky top-0 z-10 flex justify-between gap-4 border-line border-b bg-raised px-5 py-3 text-sm tabular-nums md:-mx-8 md:px-8 lg:hidden"
    >
      <span>
        Return <b className="font-semibold">{percentText(results.campaignReturnPercent)}</b>
      </span>
      <span>
        Break-even at{' '}
        <b className="font-semibold">{`${countText(results.breakEvenGuests)} ${guests(results)}`}</b>
      </span>
    </p>
  )
}
