import type { IndustryPage } from '@beacon/content/industries/industry-page'
import type { Point as Season } from '@beacon/content/page'
import { Section } from '../../ui/layout.tsx'
import { openCurve, type Point } from '../services/index.ts'
import type { IndustryLook } from './industry-look.ts'

type YearProps = IndustryPage['year'] & { shape: IndustryLook['year'] }

/** The first year: four seasons under a tide, or four quarters as four chairs. */
export function Year({ title, seasons, shape }: YearProps) {
  if (shape === 'quarters') {
    return (
      <Section labelledBy="year" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h2 id="year" className="self-start lg:sticky lg:top-10 lg:col-span-4">
          {title}
        </h2>
        <ol className="grid sm:grid-cols-2 lg:col-span-8">
          {seasons.map((season) => (
            <SeasonWords
              key={season.title}
              {...season}
              className="border-line py-6 max-sm:border-t sm:even:border-l sm:even:pl-8 sm:odd:pr-8 sm:nth-[n+3]:border-t"
            />
          ))}
        </ol>
      </Section>
    )
  }
  return (
    <Section labelledBy="year">
      <h2 id="year" className="mb-6">
        {title}
      </h2>
      <SeasonTide />
      <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {seasons.map((season) => (
          <SeasonWords key={season.title} {...season} className="py-5 max-lg:border-line max-lg:border-t" />
        ))}
      </ol>
    </Section>
  )
}

function SeasonWords({ title, text, className }: Season & { className: string }) {
  return (
    <li className={`grid content-start gap-2 ${className}`}>
      <h3>{title}</h3>
      <p className="text-muted text-sm">{text}</p>
    </li>
  )
}

/** How full a South Shore dining room is through the year, January to December. */
const level: readonly Point[] = [
  [0, 150],
  [150, 156],
  [310, 118],
  [470, 62],
  [620, 22],
  [760, 20],
  [880, 66],
  [1020, 98],
  [1100, 84],
  [1176, 70],
]
const surface = openCurve(level)

/** The season as a tide above the four columns; high tide is lit. */
function SeasonTide() {
  return (
    <svg viewBox="0 0 1176 180" fill="none" aria-hidden="true" className="w-full max-lg:hidden">
      <path className="fill-water" d={`${surface}V180H0z`} />
      {[1, 0.66, 0.36].map((share, row) => (
        <path
          key={share}
          className={row === 0 ? 'stroke-bay' : 'stroke-contour'}
          strokeWidth={row === 0 ? 3 : 1.5}
          strokeOpacity={1 - row * 0.35}
          transform={`matrix(1 0 0 ${share} 0 ${180 * (1 - share)})`}
          d={surface}
        />
      ))}
      <path className="stroke-line" d="M302 0V180M604 0V180M906 0V180" />
      <circle className="fill-beacon" cx="690" cy="17" r="14" opacity=".25" />
      <circle className="fill-beacon" cx="690" cy="17" r="6" />
    </svg>
  )
}
