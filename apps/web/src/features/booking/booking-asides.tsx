import { agency } from '@beacon/content/agency'
import { customScheduling, whyBook } from '@beacon/content/booking-page'
import { LinkButton } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { CrewPicture } from '../portraits/index.ts'

/** Three reasons to book beside the people whom the visitor will talk to. */
export function WhyBook() {
  return (
    <Section tone="raised" labelledBy="why-book-title" className="booking-grid max-lg:gap-6">
      <div className="grid max-w-lg break-inside-avoid gap-8">
        <h2 id="why-book-title">{whyBook.title}</h2>
        <CrewPicture alt={whyBook.picture} />
      </div>
      <dl className="border-line border-t">
        {whyBook.points.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-6 gap-y-1 border-line border-b py-5 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-display font-semibold text-h4 tracking-tight">{title}</dt>
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
