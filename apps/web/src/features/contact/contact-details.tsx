import { agency } from '@beacon/content/agency'
import { contactIntro } from '@beacon/content/contact'
import type { ReactNode } from 'react'

/** The heading, and every way to contact the office. */
export function ContactDetails() {
  const { phones, email, address, serviceArea } = agency
  return (
    <div className="grid content-start gap-6">
      <h1 className="lg:text-[clamp(2.75rem,3.9vw,3rem)]">{contactIntro.title}</h1>
      <p className="max-w-md text-lg">{contactIntro.text}</p>
      <dl className="mt-4 border-line border-b md:mt-8">
        <Detail term="Call">
          <a href={phones.office.href} className="contact-line tabular-nums">
            <span className="underlined">{phones.office.display}</span>
          </a>
        </Detail>
        <Detail term="Write">
          <a href={`mailto:${email}`} className="contact-line break-all">
            <span className="underlined">{email}</span>
          </a>
        </Detail>
        <Detail term="Walk in">
          <address className="not-italic">
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </address>
        </Detail>
        <Detail term="We serve">{serviceArea}</Detail>
      </dl>
    </div>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] max-[23rem]:grid-cols-1 items-baseline border-line border-t py-3">
      <dt className="text-muted text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
