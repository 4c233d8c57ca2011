import { bookingIntro } from '@beacon/content/booking-page'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'

/** What a session is, in three points. */
export function BookingHero() {
  return (
    <Container className="grid gap-x-10 gap-y-6 pt-12 pb-10 md:pt-18 md:pb-14 lg:grid-cols-12 lg:items-end">
      <div className="grid gap-5 lg:col-span-7">
        <h1>{bookingIntro.title}</h1>
        <p className="max-w-measure text-lg text-muted">{bookingIntro.text}</p>
      </div>
      <ul className="grid gap-2 border-line border-l pl-5 lg:col-span-4 lg:col-start-9">
        {bookingIntro.points.map((point) => (
          <li key={point} className="flex items-center gap-3 font-semibold">
            <Icon name="check" className="size-5 shrink-0 text-bay" />
            {point}
          </li>
        ))}
      </ul>
    </Container>
  )
}
