import { stats, statsLead } from '@beacon/content/home'
import { Container } from '../../ui/layout.tsx'

/** Four figures, set like a row of a tide table. */
export function StatsRow() {
  return (
    <section aria-label="In figures" className="border-line border-y bg-raised">
      <Container className="grid gap-x-6 gap-y-8 py-8 lg:grid-cols-[1.15fr_4fr] lg:items-end">
        <p className="text-muted text-sm max-md:max-w-56 lg:max-w-56">{statsLead}</p>
        <dl className="grid two-columns gap-y-8 md:grid-cols-4">
          {stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-line border-l pl-4 lg:pl-6">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-display font-semibold text-h2 tabular-nums tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
