import { bookingPolicy } from '@beacon/content/booking-services'
import type { ReactNode } from 'react'
import { longDate, ownTime, placeOf, zoneAt } from './date-format.ts'
import type { Slot } from './fetch-availability.ts'
import type { Service } from './use-choice.ts'

interface SummaryProps {
  service: Service | undefined
  date: string | undefined
  slot: Slot | undefined
}

const OPEN = 'not chosen yet'

/** What has been chosen so far, line by line. */
export function Summary({ service, date, slot }: SummaryProps) {
  const own = slot && ownTime(slot.startsAt)
  return (
    <section aria-labelledby="summary-title" className="summary noscript:hidden">
      <h2 id="summary-title" className="text-h4">
        Your booking
      </h2>
      <dl aria-live="polite">
        <Line term="Session">
          {service ? `${service.name}, ${service.durationMinutes} minutes` : <Open />}
        </Line>
        <Line term="Day">{date ? longDate(date) : <Open />}</Line>
        <Line term="Time">
          {slot ? `${slot.time} ${zoneAt(slot.startsAt)}, New\u00a0York time` : <Open />}
        </Line>
        {own && <Line term="Your time">{`${own} in ${placeOf()}`}</Line>}
        <Line term="Price">
          {service ? (
            <span className="font-display font-semibold text-h4 tabular-nums">{service.price}</span>
          ) : (
            <Open />
          )}
        </Line>
      </dl>
      <p className="text-muted text-xs">{bookingPolicy.sentence}</p>
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="summary-line">
      <dt className="text-muted text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Open = () => <span className="text-muted">{OPEN}</span>
