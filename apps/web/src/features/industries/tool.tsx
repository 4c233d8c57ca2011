import type { IndustryPage } from '@beacon/content/industries/industry-page'
import { illustrativeLabel } from '@beacon/content/page'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

/** A link to the industry's own tool, with a preview of it. */
export function Tool({ title, text, link, preview }: IndustryPage['tool'] & { preview: ReactNode }) {
  return (
    <section aria-labelledby="tool" className="border-line border-t py-16 md:py-24">
      <Container className="grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="grid gap-5 lg:col-span-5">
          <h2 id="tool">{title}</h2>
          <p className="max-w-measure text-lg">{text}</p>
          <p>
            <LinkButton to={link.to} size="lg">
              {link.text}
            </LinkButton>
          </p>
        </div>
        <figure className="grid gap-3 lg:col-span-7">
          {preview}
          <figcaption className="pl-13 text-muted text-xs">{illustrativeLabel}</figcaption>
        </figure>
      </Container>
    </section>
  )
}
