import { awards } from '@beacon/content/about'
import { Section } from '../../ui/layout.tsx'

type AwardIcon = (typeof awards.items)[number]['icon']

/** Each has its own pennant: the first substitute's triangle, a cross, a saltire, and a swallowtail for the award. */
const PENNANTS: Record<
  AwardIcon,
  { field: string; device: string; deviceColour: string; fieldColour: string }
> = {
  'search-ads': {
    field: 'M9 6h44L9 40z',
    device: 'M9 15h32L9 31z',
    fieldColour: 'fill-bay',
    deviceColour: 'fill-ground',
  },
  'social-ads': {
    field: 'M9 6h46v32H9z',
    device: 'M28 6h8v12h19v8H36v12h-8V26H9v-8h19z',
    fieldColour: 'fill-series-3',
    deviceColour: 'fill-ground',
  },
  'marketing-software': {
    field: 'M9 6h46v32H9z',
    device: 'M9 6h8l15 11L47 6h8v5L40 22l15 11v5h-8L32 27 17 38H9v-5l15-11L9 11z',
    fieldColour: 'fill-series-4',
    deviceColour: 'fill-ground',
  },
  'local-award': {
    field: 'M9 6h48L45 22l12 16H9z',
    device: 'm26 12 3 6.5 7 .8-5.2 4.8 1.5 7L26 27.6l-6.3 3.5 1.5-7-5.2-4.8 7-.8z',
    fieldColour: 'fill-beacon',
    deviceColour: 'fill-on-beacon',
  },
}

/** Three certificates and an award, each under its own pennant. */
export function Awards() {
  return (
    <Section labelledBy="awards" className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <h2 id="awards" className="lg:col-span-4">
        {awards.title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-9 sm:grid-cols-2 lg:col-span-8">
        {awards.items.map(({ icon, title, text }) => (
          <li key={title} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-edge border-t pt-5">
            <Pennant icon={icon} />
            <div className="grid grid-cols-1 content-start gap-2">
              <h3 className="text-h4">{title}</h3>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Pennant({ icon }: { icon: AwardIcon }) {
  const { field, device, fieldColour, deviceColour } = PENNANTS[icon]
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className="w-16">
      <path className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" d="M7 3v58" />
      <path className={fieldColour} d={field} />
      <path className={deviceColour} d={device} />
    </svg>
  )
}
