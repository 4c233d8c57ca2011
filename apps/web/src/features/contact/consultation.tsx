import { freeConsultation } from '@beacon/content/contact'
import { LinkButton } from '../../ui/button.tsx'

/** The free consultation, and the link to book one. */
export function Consultation() {
  return (
    <section aria-labelledby="consultation-title">
      <h2 id="consultation-title">{freeConsultation.title}</h2>
      <p className="mt-5 max-w-measure text-lg">{freeConsultation.text}</p>
      <LinkButton to={freeConsultation.link.to} variant="link" className="mt-6">
        {freeConsultation.link.text}
      </LinkButton>
    </section>
  )
}
