import type { ResponseOf } from '@beacon/contract/endpoint'
import { type FigureDays, type Figures, readFigures } from '@beacon/contract/figures'
import { countText } from '@beacon/rules/count-text'
import { shortDate } from '@beacon/rules/day-words'
import { usd } from '@beacon/rules/money'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { asAdministrator, FilterLinks, REFRESH_MS, RowsSkeleton, validOption } from '../admin/index.ts'

type Answer = ResponseOf<typeof readFigures>

const periods = [
  { value: '', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

const figuresQuery = (days: FigureDays) =>
  queryOptions({
    queryKey: ['figures', days],
    queryFn: ({ signal }) => asAdministrator(() => call(readFigures, { query: { days }, signal })),
    refetchInterval: REFRESH_MS,
  })

/** The period of the look back, in days, from the address. */
const useDays = () => validOption(periods, useSearchParams()[0].get('days'))

/** The figures of the period in the address, refetched every minute. */
export function useFigures() {
  const days = useDays()
  return useQuery(figuresQuery((days || '7') as FigureDays))
}

/**
 * Sales, bookings and inquiries of the period, compared with the period before; the period is in the address.
 * @param figures undefined while loading, null after a failure
 */
export function LookBack({ figures }: { figures: Answer | undefined | null }) {
  const days = useDays()
  return (
    <section aria-labelledby="look-back" className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="look-back" className="text-h4">
          Looking back
        </h2>
        <FilterLinks label="How far" param="days" options={periods} current={days} />
      </div>
      {figures === undefined && <RowsSkeleton label="Loading the figures" rows={9} spacing="py-2" />}
      {figures === null && (
        <p className="border-line border-t py-3 text-muted text-sm">The figures could not be loaded.</p>
      )}
      {figures && <Tables days={days || '7'} answer={figures} />}
    </section>
  )
}

interface FigureRow {
  name: string
  of: (figures: Figures) => string
}

const rows: readonly FigureRow[] = [
  { name: 'Paid for orders', of: ({ ordersCents }) => usd(ordersCents) },
  { name: 'Paid for sessions', of: ({ sessionsCents }) => usd(sessionsCents) },
  { name: 'Orders', of: ({ orders }) => countText(orders) },
  { name: 'Bookings made', of: ({ bookings }) => countText(bookings) },
  { name: 'Sessions', of: ({ sessions }) => countText(sessions) },
  { name: 'No-shows', of: ({ noShows }) => countText(noShows) },
  { name: 'Leads', of: ({ leads }) => countText(leads) },
  { name: 'Leads won', of: ({ won }) => countText(won) },
]

function Tables({ days, answer }: { days: string; answer: Answer }) {
  const { from, until, now, before, origins } = answer
  const columns: readonly Column<FigureRow>[] = [
    { header: 'Figure', cell: ({ name }) => name, rowHeader: true },
    { header: `Last ${days} days`, cell: ({ of }) => of(now), numeric: true },
    { header: `The ${days} before`, cell: ({ of }) => of(before), numeric: true },
  ]
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-2">
        <DataTable
          caption="Sales, bookings and leads"
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
          isNarrow
        />
        <p className="text-muted text-sm">
          {shortDate(from)} to {shortDate(until)}, and as many days before, each up to this time of day. Money
          is net of refunds since. A flagged lead counts while it is contacted or won, and no lead or free
          session of somebody who was erased does.
        </p>
      </div>
      <Origins origins={origins} />
    </div>
  )
}

const originColumns: readonly Column<Answer['origins'][number]>[] = [
  { header: 'Leads came from', cell: ({ name }) => name, rowHeader: true },
  { header: 'Leads', cell: ({ leads }) => countText(leads), numeric: true },
  { header: 'Won', cell: ({ won }) => countText(won), numeric: true },
]

function Origins({ origins }: Pick<Answer, 'origins'>) {
  if (origins.length === 0)
    return (
      <p className="border-line border-t py-3 text-muted text-sm">No leads, not counting flagged ones.</p>
    )
  return (
    <DataTable
      caption="Where leads came from"
      columns={originColumns}
      rows={origins}
      rowKey={({ name }) => name}
      isNarrow
    />
  )
}
