import { directOrderCost } from '@beacon/content/industries/restaurant-calculator'
import { Section } from '../../ui/layout.tsx'
import { percentText } from '../plots/index.ts'
import { basisNames, unitText } from './figure-field.tsx'
import { figureInputs } from './figures.ts'

const rows = [
  ...figureInputs.map(({ label, unit, basis, default: figure }) => ({
    label,
    figure: unitText[unit](figure),
    ...basis,
  })),
  {
    label: 'Card fees on a direct order',
    figure: percentText(directOrderCost.percent),
    ...directOrderCost.basis,
  },
]

/** The source of every default figure in the calculator. */
export function FigureSources() {
  return (
    <Section labelledBy="basis">
      <h2 id="basis" className="mb-8 max-w-measure">
        Where the figures come from before you change them
      </h2>
      <dl className="border-ink border-t-2 text-sm">
        {rows.map(({ label, figure, kind, text }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line border-b py-3.5 md:grid-cols-[minmax(0,4fr)_4.5rem_minmax(0,2fr)_minmax(0,6fr)]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{figure}</dd>
            <dd className="col-span-full md:col-span-1">{basisNames[kind]}</dd>
            <dd className="col-span-full text-muted md:col-span-1">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
