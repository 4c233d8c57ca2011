import type { Illustration } from '@beacon/content/page'
import { Container } from '../../ui/layout.tsx'

/** A project with its figures, labelled as fictional (decision D9). */
export function Proof({ label, client, situation, work, figures }: Illustration) {
  return (
    <section aria-labelledby="proof" className="border-line border-y bg-water py-16 md:py-24">
      <Container className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="grid content-start gap-3 lg:col-span-5">
          <p className="text-muted text-sm">{label}</p>
          <h2 id="proof" className="text-h3 lg:text-h2">
            {client}
          </h2>
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:col-span-7 lg:pt-8">
          <div>
            <h3 className="mb-2 text-h4">Where it stood</h3>
            <p className="text-muted text-sm">{situation}</p>
          </div>
          <div>
            <h3 className="mb-2 text-h4">What we did</h3>
            <p className="text-muted text-sm">{work}</p>
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-[repeat(3,auto)] lg:col-span-12 lg:grid-cols-3">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end gap-2 border-beacon border-t-3 pt-4"
            >
              <dt className="max-w-64 text-sm">{figure.label}</dt>
              <dd className="font-display font-semibold text-h2 tabular-nums tracking-tight sm:whitespace-nowrap">
                {figure.value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
