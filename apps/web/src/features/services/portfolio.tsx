import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { Section } from '../../ui/layout.tsx'
import { PortfolioDrawing } from './portfolio-drawing.tsx'

/** Sample work in two columns, the second one offset downwards. */
export function Portfolio({ title, label, items }: NonNullable<ServicePage['portfolio']>) {
  return (
    <Section id="portfolio" tone="raised" labelledBy="portfolio-title">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <h2 id="portfolio-title">{title}</h2>
        <p className="text-muted text-sm">{label}</p>
      </div>
      <ul className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-2 md:pb-16">
        {items.map(({ client, trade, town, text, figure }, index) => (
          <li key={client} className="grid content-start gap-4 md:even:mt-16 md:even:-mb-16">
            <PortfolioDrawing index={index} client={client} />
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-3 max-lg:flex-col">
              <h3>{client}</h3>
              <p className="text-muted text-sm tabular-nums">{figure}</p>
            </div>
            <p className="text-sm">
              <span className="font-semibold">
                {trade}, {town}.
              </span>{' '}
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
