import { agency } from '@beacon/content/agency'
import { homeCta } from '@beacon/content/home'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** The invitation at the end of the page: a consultation, or the phone. */
export function ClosingCall() {
  const { office } = agency.phones
  return (
    <Section
      tone="raised"
      labelledBy="closing-call"
      className="grid gap-x-16 gap-y-8 md:grid-cols-[6fr_5fr] md:items-end"
    >
      <div className="grid gap-5">
        <h2 id="closing-call">{homeCta.title}</h2>
        <p className="max-w-measure text-lg">{homeCta.text}</p>
      </div>
      <div className="grid justify-items-start gap-4 md:justify-items-end">
        <LinkButton to={homeCta.link.to} variant="primary" size="lg">
          {homeCta.link.text}
        </LinkButton>
        <p className="text-muted text-sm">
          {homeCta.phoneLead} <TextLink to={office.href}>{office.display}</TextLink>
        </p>
      </div>
    </Section>
  )
}
