import { agency } from '@beacon/content/agency'
import { customScheduling, whyBook } from '@beacon/content/booking-page'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'

/** Three reasons to book, as a list. */
export function WhyBook() {
  return (
    <Section tone="raised" labelledBy="why-book-title">
      <h2 id="why-book-title">{whyBook.title}</h2>
      <dl className="mt-8 grid gap-x-10 gap-y-8 md:mt-12 lg:grid-cols-3">
        {whyBook.points.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-2 border-line border-t pt-4">
            <dt className="font-display font-semibold text-h3 tracking-tight">{title}</dt>
            <dd className="max-w-measure text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Phone and email, for times that are not in the calendar. */
export function CustomScheduling() {
  const { office } = agency.phones
  return (
    <Section labelledBy="custom-title" className="grid grid-cols-1 gap-6 lg:grid-cols-12 lg:items-end">
      <div className="grid grid-cols-1 gap-4 lg:col-span-7">
        <h2 id="custom-title">{customScheduling.title}</h2>
        <p className="max-w-measure text-lg">{customScheduling.text}</p>
      </div>
      <div className="flex flex-wrap gap-4 lg:col-span-5 lg:justify-end">
        <LinkButton to={office.href} size="lg" className="max-sm:w-full">
          Call {office.display}
        </LinkButton>
        <LinkButton to={`mailto:${agency.email}`} size="lg" className="max-sm:w-full">
          Write to us
        </LinkButton>
      </div>
    </Section>
  )
}
