import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { Section } from '../../ui/layout.tsx'
import type { IndustryLook } from './industry-look.ts'

type SituationProps = IndustryPage['situation'] & { shape: IndustryLook['situation'] }

/** Where the industry loses money: as a ledger, or as four descending columns. */
export function Situation({ title, points, shape }: SituationProps) {
  if (shape === 'columns') {
    return (
      <Section labelledBy="situation">
        <h2 id="situation" className="mb-10 max-w-measure">
          {title}
        </h2>
        <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point) => (
            <li key={point.title} className="grid content-start gap-2 border-ink border-t-2 pt-4">
              <h3>{point.title}</h3>
              <p className="text-muted text-sm">{point.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    )
  }
  return (
    <Section labelledBy="situation" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="situation" className="self-start lg:sticky lg:top-10 lg:col-span-4">
        {title}
      </h2>
      <ul className="border-ink border-t-2 lg:col-span-8">
        {points.map((point) => (
          <li
            key={point.title}
            className="grid gap-x-8 gap-y-2 border-line border-b py-6 md:grid-cols-[2fr_3fr]"
          >
            <h3>{point.title}</h3>
            <p className="text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
