import { caseStudyMilestones, caseStudyMonths } from '@beacon/content/industries/barbershop-case-study'
import {
  Area,
  Bar,
  bands,
  Dot,
  domainOf,
  Line,
  Mark,
  Plot,
  PlumbLine,
  roundTicks,
  shortDollarText,
  upward,
} from '../plots/index.ts'
import type { Strip } from './strips.ts'

const months = bands(caseStudyMonths.length, 0)

interface StripPlotProps {
  strip: Strip
  /** The selected month. */
  month?: number
  /** The number of labelled levels. */
  levels?: number
  /** Labels the months below it. */
  named?: boolean
  /** Labels the milestones above it. */
  buoyed?: boolean
  className: string
}

/** One chart of the year. Spending is a bar per month; everything else is a line with its area. */
export function StripPlot({
  strip,
  month,
  levels = 2,
  named = false,
  buoyed = false,
  className,
}: StripPlotProps) {
  const values = caseStudyMonths.map((record) => record[strip.key])
  const isMoney = strip.key === 'costCents'
  const ticks = roundTicks([0, Math.max(...values)], levels)
  const y = upward(domainOf(ticks))
  const points = values.map((value, index) => [months.middle(index), y(value)] as const)
  const lit = month === undefined ? undefined : points[month - 1]
  return (
    <Plot
      label={`${strip.label}, month by month: from ${strip.text(values[0] ?? 0)} to ${strip.text(values.at(-1) ?? 0)}.`}
      levels={ticks.map((tick) => ({
        at: y(tick),
        text: isMoney ? shortDollarText(tick) : strip.text(tick),
      }))}
      columns={
        named
          ? caseStudyMonths.map((record, index) => ({ at: months.middle(index), text: String(record.month) }))
          : undefined
      }
      columnsName={named ? 'Month' : undefined}
      className={className}
    >
      {lit && (
        <Bar
          x={lit[0] - months.width / 2}
          width={months.width}
          top={0}
          bottom={100}
          className="fill-beacon opacity-25"
        />
      )}
      {caseStudyMilestones.map((mark) => (
        <PlumbLine
          key={mark.month}
          x={months.middle(mark.month - 1)}
          className="stroke-edge [stroke-dasharray:2_4]"
        />
      ))}
      {buoyed && <Buoys />}
      {isMoney ? (
        points.map(([x, top]) => (
          <Bar
            key={x}
            x={x - months.width / 4}
            width={months.width / 2}
            top={top}
            bottom={100}
            className="fill-series-1"
          />
        ))
      ) : (
        <>
          <Area points={points} className="fill-bay opacity-15" />
          <Line points={points} className="stroke-series-1" />
          {points.map((point) => (
            <Dot
              key={point[0]}
              at={point}
              r={point === lit ? 6 : 3}
              className={point === lit ? 'fill-beacon stroke-ink' : 'fill-series-1'}
            />
          ))}
        </>
      )}
    </Plot>
  )
}

/** The milestones above the chart, in two rows so that their labels fit; a phone shows the buoys without labels. */
function Buoys() {
  return caseStudyMilestones.map(({ month, title }, index) => {
    const at = [months.middle(month - 1), 0] as const
    return (
      <g
        key={month}
        transform={`translate(0 ${index % 2 === 0 ? -46 : -18})`}
        className="max-md:[transform:translateY(-0.75rem)]"
      >
        <Dot at={at} r={6} className="fill-beacon" />
        <g className="max-md:hidden">
          <Mark at={at} gap={14} side="right">
            {title}
          </Mark>
        </g>
      </g>
    )
  })
}
