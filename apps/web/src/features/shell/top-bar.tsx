import { agency } from '@beacon/content/agency'
import { Container } from '../../ui/layout.tsx'

/** Phone, e-mail and service area above the header. */
export function TopBar() {
  const { office } = agency.phones
  return (
    <aside aria-label="How to reach us" className="border-line border-b text-muted text-xs">
      <Container className="flex min-h-10 flex-wrap items-center gap-x-7 max-sm:justify-between">
        <a href={office.href} className="py-2 tabular-nums hover:text-ink">
          {office.display}
        </a>
        <a href={`mailto:${agency.email}`} className="py-2 hover:text-ink">
          {agency.email}
        </a>
        <p className="ml-auto max-sm:sr-only">{agency.serviceArea}</p>
      </Container>
    </aside>
  )
}
