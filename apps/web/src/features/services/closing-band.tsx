import type { ReactNode } from 'react'
import { Container } from '../../ui/layout.tsx'

interface ClosingBandProps {
  id: string
  title: string
  text: string
  /** The primary action and the secondary ones. */
  children: ReactNode
}

/** The page's closing call to action, in the evening light. */
export function ClosingBand({ id, title, text, children }: ClosingBandProps) {
  return (
    <section aria-labelledby={id} className="closing-light border-line border-t">
      <Container className="grid gap-x-10 gap-y-7 py-16 md:py-24 lg:grid-cols-12">
        <h2 id={id} className="lg:col-span-5">
          {title}
        </h2>
        <div className="grid gap-8 lg:col-span-6 lg:col-start-7">
          <p className="max-w-measure text-lg">{text}</p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-5">{children}</div>
        </div>
      </Container>
    </section>
  )
}
