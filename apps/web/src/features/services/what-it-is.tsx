import type { ServicePage } from '@beacon/content/service-pages/service-page'
import { Section } from '../../ui/layout.tsx'

/** The service in plain words; the first paragraph is the lead. */
export function WhatItIs({ title, paragraphs }: ServicePage['whatItIs']) {
  const [first, ...rest] = paragraphs
  return (
    <Section labelledBy="what-it-is" className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 id="what-it-is" className="lg:col-span-4">
        {title}
      </h2>
      <div className="grid gap-8 lg:col-span-7 lg:col-start-6">
        <p className="text-h3 leading-snug">{first}</p>
        <div className="grid gap-4 gap-x-8 text-muted sm:block sm:columns-2">
          {rest.map((paragraph) => (
            <p key={paragraph} className="break-inside-avoid sm:mb-4">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  )
}
