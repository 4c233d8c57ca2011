import type { Point } from '@beacon/content/page'
import { Section } from '../../ui/layout.tsx'
import type { ServiceLook } from './service-look.ts'

interface FeatureListProps {
  features: readonly Point[]
  shape: ServiceLook['features']
}

/** The service's features, in one of three layouts. */
export function FeatureList({ features, shape }: FeatureListProps) {
  const Shape = SHAPES[shape]
  return (
    <Section tone="raised" labelledBy="features">
      <h2 id="features" className="mb-8 md:mb-12">
        What you get
      </h2>
      <Shape features={features} />
    </Section>
  )
}

type Features = Pick<FeatureListProps, 'features'>

function Ledger({ features }: Features) {
  return (
    <dl className="border-ink border-t-2">
      {features.map(({ title, text }) => (
        <div key={title} className="grid gap-x-10 gap-y-2 border-line border-b py-6 lg:grid-cols-12">
          <dt className="font-display font-semibold text-h3 tracking-tight lg:col-span-5">{title}</dt>
          <dd className="max-w-measure lg:col-span-7">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lead({ features: [first, ...rest] }: Features) {
  return (
    <dl className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-[10fr_7fr_7fr] lg:gap-x-10">
      {first && (
        <div className="grid content-start gap-4 border-beacon border-t-3 pt-5 max-lg:sm:col-span-2 lg:row-span-2">
          <dt className="max-w-[14em] text-balance font-display font-semibold text-h2 tracking-tight">
            {first.title}
          </dt>
          <dd className="max-w-measure text-lg">{first.text}</dd>
        </div>
      )}
      {rest.map(({ title, text }) => (
        <SmallFeature key={title} title={title} text={text} />
      ))}
    </dl>
  )
}

/** Five columns, each one step lower than the previous. */
function Steps({ features }: Features) {
  return (
    <dl className="stepped-list">
      {features.map(({ title, text }) => (
        <SmallFeature key={title} title={title} text={text} />
      ))}
    </dl>
  )
}

function SmallFeature({ title, text }: Point) {
  return (
    <div className="grid content-start gap-2 border-edge border-t pt-4">
      <dt className="font-display font-semibold text-h4">{title}</dt>
      <dd className="text-muted text-sm">{text}</dd>
    </div>
  )
}

const SHAPES = { ledger: Ledger, lead: Lead, steps: Steps }
