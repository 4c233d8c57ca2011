import { caseStudyMilestones, caseStudyMonths } from '@beacon/content/industries/barbershop-case-study'
import { illustrativeLabel } from '@beacon/content/page'
import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/layout.tsx'
import { FiguresTable } from '../plots/index.ts'
import { StripPlot } from './strip-plot.tsx'
import { firstMonth, lastMonth, milestoneOf, monthOf, type Strip, strips } from './strips.ts'

/** Twelve months as a tide gauge records them: five charts on one roll, with a cursor to move along it. */
export function YearRecord() {
  const [month, setMonth] = useState(lastMonth)
  return (
    <section aria-labelledby="record" className="border-line border-y bg-water py-16 md:py-24">
      <Container className="grid gap-10">
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 id="record" className="lg:col-span-6">
            The year on one roll of paper
          </h2>
          <p className="text-muted text-sm lg:col-span-6">
            {illustrativeLabel}. The dotted lines are the five things that were done; move the light to read a
            month.
          </p>
        </div>
        <MonthLight month={month} onMonth={setMonth} />
        <div className="grid gap-y-6">
          {strips.map((strip, index) => (
            <RecordRow
              key={strip.key}
              strip={strip}
              month={month}
              tall={index === 0}
              named={index === strips.length - 1}
            />
          ))}
        </div>
        <FiguresTable
          caption="Twelve months of Fade & Tide, month by month"
          rows={caseStudyMonths}
          rowKey={(record) => String(record.month)}
          columns={[
            { header: 'Month', cell: (record) => record.month, rowHeader: true },
            ...strips.map(({ key, label, text }) => ({
              header: label,
              cell: (record: (typeof caseStudyMonths)[number]) => text(record[key]),
              numeric: true,
            })),
            { header: 'What was done', cell: (record) => milestoneOf(record.month)?.title ?? '' },
          ]}
        />
      </Container>
    </section>
  )
}

interface RecordRowProps {
  strip: Strip
  month: number
  tall: boolean
  named: boolean
}

/** A chart with its name and the figure of the selected month. */
function RecordRow({ strip, month, tall, named }: RecordRowProps) {
  const record = monthOf(month)
  return (
    <div className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
      <p className="flex items-baseline justify-between gap-4 lg:col-span-3 lg:flex-col lg:justify-start lg:gap-1">
        <span className="text-muted text-sm">{strip.label}</span>
        <span
          className={classNames(
            'font-display font-semibold tabular-nums tracking-tight',
            tall ? 'text-h2' : 'text-h3',
          )}
        >
          {record && strip.text(record[strip.key])}
        </span>
      </p>
      <div className="lg:col-span-9">
        <StripPlot
          strip={strip}
          month={month}
          named={named}
          buoyed={tall}
          levels={tall ? 4 : 2}
          className={tall ? 'mt-14 h-56 md:h-72' : 'h-20 md:h-24'}
        />
      </div>
    </div>
  )
}

interface MonthLightProps {
  month: number
  onMonth: (month: number) => void
}

/** Selects the month: a slider whose notches are the milestones. */
function MonthLight({ month, onMonth }: MonthLightProps) {
  const hydrated = useHydrated()
  const milestone = milestoneOf(month)
  return (
    <div className={classNames('grid gap-x-10 gap-y-2 lg:grid-cols-12', !hydrated && 'invisible')}>
      <label htmlFor="month" className="font-display font-semibold text-h3 lg:col-span-3">
        Month {month}
      </label>
      <div className="grid gap-1 lg:col-span-9">
        <input
          id="month"
          type="range"
          min={firstMonth}
          max={lastMonth}
          value={month}
          list="milestones"
          aria-valuetext={readOut(month)}
          onChange={(event) => onMonth(Number(event.target.value))}
          className="slider month-light h-11 cursor-pointer"
        />
        <datalist id="milestones">
          {caseStudyMilestones.map((mark) => (
            <option key={mark.month} value={mark.month} label={mark.title} />
          ))}
        </datalist>
        <p className="min-h-[1.5em] pl-13 text-sm">
          {milestone ? <b className="font-semibold">{milestone.title}</b> : 'Nothing new: the work goes on.'}
        </p>
      </div>
    </div>
  )
}

/** All figures of the selected month, in words. */
function readOut(month: number): string {
  const record = monthOf(month)
  const milestone = milestoneOf(month)
  const figures = record ? strips.map(({ key, label, text }) => `${label}: ${text(record[key])}`) : []
  return [`Month ${month}`, ...(milestone ? [milestone.title] : []), ...figures].join('. ')
}
