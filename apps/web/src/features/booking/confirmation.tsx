import { agency } from '@beacon/content/agency'
import { bookingMeetings, bookingServices } from '@beacon/content/booking-services'
import { useEffect, useState } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Booked } from './booked.ts'
import { longDate, ownTime, placeOf, zoneAt } from './date-format.ts'
import { Fact } from './fact.tsx'

const CALENDAR_LIMIT_MS = 15_000

/** What was booked, in the form's place: what, when and where, for the calendar, and how to change it. */
export function Confirmation({ booked }: { booked: Booked }) {
  const { message, name, email, token, isEarlier } = booked
  return (
    <Container className="one-task pt-12 pb-20 md:pt-18 md:pb-28">
      <section aria-labelledby="booked-title" className="grid max-w-measure gap-6">
        <h1 id="booked-title" aria-describedby="booked-message">
          You are booked
        </h1>
        <Notice tone="success">
          <p id="booked-message" className="font-semibold text-base">
            {message}
          </p>
          {isEarlier ? (
            <p className="mt-1">
              Your earlier click booked it, for {name}, {email}. To correct that, call{' '}
              <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
            </p>
          ) : (
            <p className="mt-1">The email goes to {email}. It has the link to move or cancel your booking.</p>
          )}
        </Notice>
        <Facts booked={booked} />
        <Calendars booked={booked} />
        <div className="no-print flex flex-wrap gap-3">
          {token && <LinkButton to={paths.bookingManageFor(token)}>Move or cancel it</LinkButton>}
          <LinkButton to={paths.booking} variant="quiet">
            Book another time
          </LinkButton>
        </div>
      </section>
    </Container>
  )
}

function Facts({ booked }: { booked: Booked }) {
  const { serviceId, date, time, startsAt, meeting } = booked
  const service = bookingServices.find(({ id }) => id === serviceId)
  const own = startsAt && ownTime(startsAt)
  const zone = startsAt ? ` ${zoneAt(startsAt)}` : ''
  return (
    <dl className="border-line border-b">
      {service && <Fact term="Session">{`${service.name}, ${service.durationMinutes} minutes`}</Fact>}
      <Fact term="Day">{longDate(date)}</Fact>
      <Fact term="Time">{`${time}${zone}, New\u00a0York time`}</Fact>
      {own && <Fact term="Your time">{`${own} in ${placeOf()}`}</Fact>}
      <Fact term="Where">{bookingMeetings[meeting].label}</Fact>
    </dl>
  )
}

/** The payment's response has no calendar links: they are fetched afterwards, and the mail has them in any case. */
function Calendars({ booked: { calendar, token } }: { booked: Booked }) {
  const [links, setLinks] = useState(calendar)
  useEffect(() => {
    if (calendar || !token) return
    import('./manage-calls.ts')
      .then(({ fetchManaged }) => fetchManaged(token, AbortSignal.timeout(CALENDAR_LIMIT_MS)))
      .then((managed) => setLinks(managed.calendar))
      .catch(() => {})
  }, [calendar, token])
  if (!links) return null
  return (
    <p className="no-print flex flex-wrap gap-x-5 gap-y-2">
      <a href={links.google} className="prose-link" target="_blank" rel="noreferrer">
        Add to Google Calendar
      </a>
      <a href={links.outlook} className="prose-link" target="_blank" rel="noreferrer">
        Add to Outlook
      </a>
    </p>
  )
}
