import { agency } from '@beacon/content/agency'
import { unbroken } from '@beacon/rules/unbroken'
import { focusedAs } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { slotWords } from './slot-words.ts'
import type { Booked } from './use-booking-form.ts'

const WORDS_ID = 'booked-words'

/** What was booked, above the page's empty choices, and links to add it to a calendar. */
export function BookedTicket({ booked }: { booked: Booked | undefined }) {
  if (!booked) return null
  const { message, calendar, slot, email, earlierFor } = booked
  return (
    <div {...focusedAs(WORDS_ID)} className="ticket">
      <div id={WORDS_ID} className="grid content-start gap-3">
        <p className="font-display font-semibold text-h3">{message}</p>
        <p className="font-semibold">{unbroken(`${slotWords(slot)}, New\u00a0York time.`)}</p>
      </div>
      <div className="ticket-stub">
        {!earlierFor && (
          <p className="wrap-anywhere">
            The email goes to {email}. It has the link to move or cancel your booking.
          </p>
        )}
        {earlierFor && (
          <p className="wrap-anywhere">
            Your earlier click booked it, for {earlierFor.name}, {earlierFor.email}. To correct that, call{' '}
            <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
          </p>
        )}
        {calendar && (
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            <a href={calendar.google} className="prose-link" target="_blank" rel="noreferrer">
              Add to Google Calendar
            </a>
            <a href={calendar.outlook} className="prose-link" target="_blank" rel="noreferrer">
              Add to Outlook
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
