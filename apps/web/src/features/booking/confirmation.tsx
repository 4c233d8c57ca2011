import { agency } from '@beacon/content/agency'
import { bookingMeetings, bookingServices } from '@beacon/content/booking-services'
import type { BookingStatus } from '@beacon/contract/booking'
import { noWrap } from '@beacon/rules/no-wrap'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Booked, CalendarLinks } from './booked.ts'
import { longDate, ownTime, placeOf, zoneAt } from './date-format.ts'
import { Fact } from './fact.tsx'

/** A payment whose confirmation is not known here yet still holds the time. */
const CURRENT: readonly BookingStatus[] = ['scheduled', 'held']

/** What was booked, in the form's place: what, when and where, for the calendar, and how to change it. */
export function Confirmation({ booked }: { booked: Booked }) {
  const { message, name, email, token, isEarlier } = booked
  return (
    <Container className="one-task pt-12 pb-20 md:pt-18 md:pb-28">
      <section aria-labelledby="booked-title" className="grid gap-6">
        <h1 id="booked-title" aria-describedby="booked-message">
          You are booked
        </h1>
        <p id="booked-message" className="max-w-measure font-display font-semibold text-h4">
          {message}
        </p>
        <div className="ticket">
          <Facts booked={booked} />
          <div className="ticket-stub grid content-start gap-5">
            {isEarlier ? (
              <p className="wrap-anywhere">
                Your earlier click booked it, for {name}, {email}. To correct that, call{' '}
                <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
              </p>
            ) : (
              <p className="wrap-anywhere">
                A confirmation email is on its way to {email}, with a link to move or cancel your booking.
              </p>
            )}
            <Calendars booked={booked} />
            {token && (
              <LinkButton to={paths.bookingManageFor(token)} className="no-print justify-self-start">
                Move or cancel it
              </LinkButton>
            )}
          </div>
        </div>
        <LinkButton to={paths.booking} variant="link" className="no-print justify-self-start">
          Book another time
        </LinkButton>
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
    <dl className="*:first:border-t-0 *:first:pt-0 *:last:pb-0">
      {service && <Fact term="Session">{`${service.name}, ${service.durationMinutes} minutes`}</Fact>}
      <Fact term="Day">{longDate(date)}</Fact>
      <Fact term="Time">{`${time}${zone}, New\u00a0York time`}</Fact>
      {own && <Fact term="Your time">{`${own} in ${placeOf()}`}</Fact>}
      <Fact term="Where">{bookingMeetings[meeting].label}</Fact>
      <Fact term="With">{noWrap(`${agency.name}, ${agency.phones.office.display}`)}</Fact>
    </dl>
  )
}

/**
 * The payment's response has no calendar links, so they are fetched. A booking that was moved or canceled since, before a
 * reload, say, is shown on its own page instead.
 */
function useCalendar({ calendar, token, startsAt }: Booked): CalendarLinks | undefined {
  const navigate = useNavigate()
  const [links, setLinks] = useState(calendar)
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    import('./manage-calls.ts')
      .then(({ fetchManaged }) => fetchManaged(token, leaving.signal))
      .then((managed) => {
        const isOver = !CURRENT.includes(managed.status)
        const isMoved = startsAt !== undefined && managed.startsAt !== startsAt
        if (isOver || isMoved) navigate(paths.bookingManageFor(token), { replace: true })
        else setLinks(managed.calendar)
      })
      .catch(() => {})
    return () => leaving.abort()
  }, [token, startsAt, navigate])
  return links
}

function Calendars({ booked }: { booked: Booked }) {
  const links = useCalendar(booked)
  if (!links) return null
  return (
    <p className="no-print flex flex-wrap gap-x-5 gap-y-2">
      <a href={links.google} className="prose-link link-alone" target="_blank" rel="noreferrer">
        Add to Google Calendar
      </a>
      <a href={links.outlook} className="prose-link link-alone" target="_blank" rel="noreferrer">
        Add to Outlook
      </a>
    </p>
  )
}
