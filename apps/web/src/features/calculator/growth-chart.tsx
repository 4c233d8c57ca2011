import { calculatorChart } from '@beacon/content/industries/restaurant-calculator'
import { type CampaignMonth, paybackMonth } from '@beacon/rules/restaurant-calculator'
import {
  Area,
  Bar,
  bands,
  Dot,
  dollarText,
  domainOf,
  FiguresTable,
  Line,
  Mark,
  Plot,
  PlumbLine,
  roundTicks,
  shortDollarText,
  upward,
} from '../plots/index.ts'

interface GrowthChartProps {
  year: readonly CampaignMonth[]
}

/** Twelve months: the water is the campaign's cumulative cost, the piles are its guests' contribution. */
export function GrowthChart({ year }: GrowthChartProps) {
  return (
    <figure className="grid gap-5">
      <figcaption className="grid gap-1">
        <h3>{calculatorChart.title}</h3>
        <p className="max-w-measure text-muted text-sm">{calculatorChart.description}</p>
      </figcaption>
      <Legend year={year} />
      <GrowthPlot year={year} className="h-64 sm:h-80" />
      <FiguresTable
        caption={calculatorChart.title}
        rows={year}
        rowKey={({ month }) => String(month)}
        columns={[
          { header: 'Month', cell: ({ month }) => month, rowHeader: true },
          { header: calculatorChart.cost, cell: ({ costCents }) => dollarText(costCents), numeric: true },
          {
            header: calculatorChart.contribution,
            cell: ({ contributionCents }) => dollarText(contributionCents),
            numeric: true,
          },
          { header: calculatorChart.saved, cell: ({ savedCents }) => dollarText(savedCents), numeric: true },
        ]}
      />
    </figure>
  )
}

/** The plot alone. */
export function GrowthPlot({ year, className }: GrowthChartProps & { className: string }) {
  const months = bands(year.length)
  const perMonth = year[0]?.costCents ?? 0
  /** The plot extends half a month beyond the first and last month. */
  const [first, last] = [perMonth / 2, perMonth * (year.length + 0.5)]
  const others = year.flatMap(({ contributionCents, savedCents }) => [contributionCents, savedCents])
  const ticks = roundTicks([Math.min(0, ...others), Math.max(last, ...others)])
  const y = upward(domainOf(ticks))
  const payback = paybackMonth(year)
  const surface = (share: number) => [[0, y(first * share)] as const, [100, y(last * share)] as const]
  return (
    <Plot
      label={summary(year, payback)}
      levels={ticks.map((tick) => ({ at: y(tick), text: shortDollarText(tick) }))}
      columns={year.map(({ month }, index) => ({ at: months.middle(index), text: String(month) }))}
      columnsName="Month"
      className={className}
    >
      {year.map(({ month, contributionCents }, index) => (
        <Bar
          key={month}
          x={months.start(index)}
          width={months.width}
          top={y(contributionCents)}
          bottom={y(0)}
          className={pileFill(month, payback)}
        />
      ))}
      <Area points={surface(1)} level={y(0)} className="fill-water-deep opacity-60" />
      {[0.75, 0.5, 0.25].map((share) => (
        <Line key={share} points={surface(share)} className="stroke-contour opacity-25" />
      ))}
      <Line points={surface(1)} className="stroke-coast" />
      <Line
        points={year.map(({ savedCents }, index) => [months.middle(index), y(savedCents)] as const)}
        className="stroke-series-3"
        dashed
      />
      {payback !== undefined && <Payback x={months.middle(payback - 1)} />}
    </Plot>
  )
}

/** A pile changes color once the campaign has paid for itself. */
const pileFill = (month: number, payback: number | undefined) =>
  payback !== undefined && month >= payback ? 'fill-series-2' : 'fill-series-1'

/** A light marks the first pile above the water. */
function Payback({ x }: { x: number }) {
  const light = [x, 7] as const
  return (
    <>
      <PlumbLine x={x} from={light[1]} className="stroke-ink" />
      <Dot at={light} r={14} className="fill-beacon opacity-25" />
      <Dot at={light} r={6} className="fill-beacon" />
      {/*
       * Left of the light a rising chart is empty, if there is room; with large text the label moves into the margin.
       */}
      <Mark at={light} gap={20} side={x > 20 ? 'left' : 'right'}>
        Paid back
      </Mark>
    </>
  )
}

function summary(year: readonly CampaignMonth[], payback: number | undefined): string {
  const last = year.at(-1)
  if (!last) return calculatorChart.title
  const paid = payback === undefined ? 'not paid back within the year' : `paid back in month ${payback}`
  return `${calculatorChart.title}: after ${last.month} months the campaign has cost ${dollarText(last.costCents)} and its guests have left ${dollarText(last.contributionCents)}; ${paid}. Commission kept: ${dollarText(last.savedCents)}.`
}

function Legend({ year }: GrowthChartProps) {
  const last = year.at(-1)
  if (!last) return null
  const rows = [
    { name: calculatorChart.cost, cents: last.costCents, swatch: <WaterSwatch /> },
    {
      name: calculatorChart.contribution,
      cents: last.contributionCents,
      swatch: <PilesSwatch year={year} />,
    },
    { name: calculatorChart.saved, cents: last.savedCents, swatch: <SavedSwatch /> },
  ]
  return (
    <dl className="grid gap-x-7 gap-y-2 text-sm sm:flex sm:flex-wrap">
      {rows.map(({ name, cents, swatch }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-2 sm:flex-col-reverse sm:justify-end sm:gap-0"
        >
          <dt className="flex items-baseline gap-2 text-muted text-xs">
            <svg viewBox="0 0 16 10" aria-hidden="true" className="h-2.5 w-4 shrink-0">
              {swatch}
            </svg>
            {name}
          </dt>
          <dd className="font-display font-semibold text-h4 tabular-nums">{dollarText(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

const WaterSwatch = () => (
  <>
    <path d="M0 7 16 2v8H0z" className="fill-water-deep opacity-60" />
    <path d="M0 7 16 2" strokeWidth="2" className="stroke-coast" />
  </>
)

/** A pile of the first month and one of the last: in two colors if the campaign pays for itself in between. */
function PilesSwatch({ year }: GrowthChartProps) {
  const payback = paybackMonth(year)
  return (
    <>
      <path d="M1 5h6v5H1z" className={pileFill(1, payback)} />
      <path d="M9 0h6v10H9z" className={pileFill(year.length, payback)} />
    </>
  )
}

const SavedSwatch = () => (
  <path
    d="M1 6h15"
    strokeWidth="2.5"
    strokeDasharray="2 5"
    strokeLinecap="round"
    className="stroke-series-3"
  />
)
