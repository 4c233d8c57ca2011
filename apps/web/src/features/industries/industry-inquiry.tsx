import { agency } from '@beacon/content/agency'
import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { type Trade, tradeSource } from '@beacon/content/lead-sources'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { LeadForm } from '../lead-form/index.ts'

type IndustryInquiryProps = IndustryPage['cta'] & { trade: Trade }

/** The page's closing call to action with its form. */
export function IndustryInquiry({ title, text, link, trade }: IndustryInquiryProps) {
  const { office } = agency.phones
  return (
    <section id="inquiry" aria-labelledby="inquiry-title" className="closing-light border-line border-t">
      <Container className="grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-5">
          <h2 id="inquiry-title">{title}</h2>
          <p className="max-w-measure text-lg">{text}</p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <LinkButton to={office.href} variant="link" aria-label={`Call ${office.display}`}>
              {office.display}
            </LinkButton>
            <LinkButton to={link.to} variant="link">
              {link.text}
            </LinkButton>
          </div>
        </div>
        <div className="rounded border border-line bg-ground px-5 py-7 md:p-11 lg:col-span-7">
          <LeadForm id="trade-lead" source={tradeSource(trade)} submitLabel="Send it to us" />
        </div>
      </Container>
    </section>
  )
}
