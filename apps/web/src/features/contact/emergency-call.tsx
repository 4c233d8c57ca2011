import { agency } from '@beacon/content/agency'
import { emergencyBox } from '@beacon/content/contact'
import { Container } from '../../ui/layout.tsx'

/** The emergency number for when a site is down, with the two pennants of a gale warning. */
export function EmergencyCall() {
  const { emergency } = agency.phones
  return (
    <section aria-labelledby="emergency-title" className="emergency">
      <Container className="emergency-sheet">
        <GalePennants />
        <div>
          <h2 id="emergency-title" className="text-h3">
            {emergencyBox.title}
          </h2>
          <p className="mt-2 max-w-md text-muted">{emergencyBox.text}</p>
        </div>
        <a href={emergency.href} className="emergency-number">
          <span className="text-muted text-sm">{emergencyBox.action}</span>
          <span className="font-display font-semibold text-h2 tabular-nums tracking-tight">
            {emergency.display}
          </span>
        </a>
      </Container>
    </section>
  )
}

function GalePennants() {
  return (
    <svg viewBox="0 0 96 150" fill="none" aria-hidden="true" className="w-16 md:w-24">
      <path className="stroke-ink" strokeWidth="3" strokeLinecap="round" d="M8 4v142" />
      <path className="fill-danger" d="M10 10 92 34 10 58zM10 70l82 24-82 24z" />
    </svg>
  )
}
