import { afterYouWrite, contactForm, freeConsultation } from '@beacon/content/contact'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { forgetDrafts } from './contact-values.ts'

interface ConfirmationProps {
  /** The email address for the reply; empty if only the server knew it. */
  address: string
  onAnother: () => void
}

/** Replaces the form: what happened, what happens next, and a link back to an empty form. */
export function Confirmation({ address, onAnother }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    forgetDrafts()
    heading.current?.focus()
  }, [])
  return (
    <section aria-labelledby="contact-sent" className="grid gap-6">
      <h2 id="contact-sent" ref={heading} tabIndex={-1}>
        {contactForm.sent.title}
      </h2>
      <p className="max-w-measure text-lg">{contactForm.sent.text}</p>
      {address && (
        <p className="wrap-anywhere max-w-measure">
          Our email goes to <strong>{address}</strong>. If that is not right, please send your message again.
        </p>
      )}
      <h3 className="mt-4">{afterYouWrite.title}</h3>
      <ol className="border-line border-b">
        {afterYouWrite.steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-y-1 border-line border-t py-4">
            <span aria-hidden="true" className="row-span-2 font-display font-semibold text-bay text-h4">
              {index + 1}
            </span>
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        Would you rather settle it now?{' '}
        <TextLink to={freeConsultation.link.to}>{freeConsultation.link.text}</TextLink> for the free
        consultation.
      </p>
      <form
        action={paths.contact}
        onSubmit={(event) => {
          event.preventDefault()
          onAnother()
        }}
      >
        <Button type="submit">Send Another Message</Button>
      </form>
    </section>
  )
}
