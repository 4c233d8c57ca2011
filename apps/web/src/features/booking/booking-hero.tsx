import { bookingIntro } from '@beacon/content/booking-page'
import { Icon } from '../../ui/icon.tsx'
import { Container } from '../../ui/layout.tsx'
import { TideScene } from './tide-scene.tsx'

/** What a session is, in three points; on a wide screen in the columns of the desk below. */
export function BookingHero() {
  return (
    <Container className="pt-12 pb-10 md:pt-18 md:pb-14">
      <div className="booking-grid items-end max-lg:gap-6">
        <div className="grid gap-5">
          <h1>{bookingIntro.title}</h1>
          <p className="max-w-measure text-lg text-muted">{bookingIntro.text}</p>
        </div>
        <div className="grid gap-4">
          <TideScene />
          <ul className="flex flex-wrap gap-x-6 gap-y-2 xl:justify-between max-lg:border-line max-lg:border-l max-lg:pl-5 max-sm:flex-col">
            {bookingIntro.points.map((point) => (
              <li key={point} className="flex items-center gap-3 font-semibold">
                <Icon name="check" className="size-5 shrink-0 text-bay" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Container>
  )
}
