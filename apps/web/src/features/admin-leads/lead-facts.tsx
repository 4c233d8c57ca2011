import type { Lead } from '@beacon/contract/leads'
import type { ReactNode } from 'react'
import { EmailLink, PersonLink, PhoneLink } from '../admin/index.ts'
import { interestOf } from './lead-words.ts'

/** The message and every field that was sent. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { email, phone, currentWebsite } = lead
  return (
    <div className="grid content-start gap-6">
      <section aria-label="Message" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
        {lead.message || <span className="text-muted">No message was written.</span>}
      </section>
      <dl className="border-line border-t text-sm">
        <Fact label="Email">
          <EmailLink email={email} />
        </Fact>
        <Fact label="Phone">{phone && <PhoneLink phone={phone} />}</Fact>
        <Fact label="Business">{lead.businessName}</Fact>
        <Fact label="Interest">{interestOf(lead)}</Fact>
        <Fact label="Website">{currentWebsite && <WebsiteLink address={currentWebsite} />}</Fact>
        <Fact label="Source">{lead.source}</Fact>
        <Fact label="Campaign">{lead.campaign}</Fact>
        <Fact label="Landing page">{lead.landingPage}</Fact>
        <Fact label="Referrer">{lead.referrer}</Fact>
      </dl>
      <p className="text-sm">
        <PersonLink email={email} />
      </p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)] border-line border-b py-2 [overflow-wrap:anywhere]">
      <dt className="text-muted">{label}</dt>
      <dd>{children || <span className="text-muted">not given</span>}</dd>
    </div>
  )
}

/** The contract accepts web addresses only; anything else is shown as text anyway. */
function WebsiteLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address
  return (
    <a href={address} target="_blank" rel="noreferrer" className="prose-link">
      {address}
    </a>
  )
}
