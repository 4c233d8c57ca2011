import { agency } from '@beacon/content/agency'
import { unbroken } from '@beacon/rules/unbroken'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { slotWords } from './slot-words.ts'
import type { Outcome } from './use-booking-form.ts'

/** The outcome: what was booked, since the form is reset, and links to add it to a calendar. */
export function OutcomeBanner({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) return null
  if (outcome.kind === 'failed')
    return (
      <Notice tone="danger" live>
        {outcome.message}
      </Notice>
    )
  const { calendar, slot, email, earlierFor } = outcome
  return (
    <Notice tone="success" takesFocus className="py-6">
      <p className="font-display font-semibold text-h4">{outcome.message}</p>
      <p className="mt-3 font-semibold text-base">{unbroken(`${slotWords(slot)}, New\u00a0York time.`)}</p>
      {!earlierFor && (
        <p className="wrap-anywhere mt-1">
          The email goes to {email}. It has the link to move or cancel your booking.
        </p>
      )}
      {earlierFor && (
        <p className="mt-1">
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
    </Notice>
  )
}
