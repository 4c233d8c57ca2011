import type { Booking } from '@beacon/contract/booking-admin'
import { shortDate } from '@beacon/rules/day-words'
import { noWrap } from '@beacon/rules/no-wrap'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { EmailLink, formatInstant, PhoneLink, useRestoredFocus } from '../admin/index.ts'
import { AttentionNote } from './attention-note.tsx'
import { lacksLink } from './filter.ts'
import { longDate, MEETING_WORDS, moneyOf } from './words.ts'

interface BookingCardProps {
  booking: Booking
  /** Opens the cancellation prompt. */
  onCancel: () => void
  busy: boolean
  /** Further actions. */
  actions?: ReactNode
}

/** Whatever else is listed was paid too late. */
const STATUS_WORDS: Partial<Record<Booking['status'], string>> = {
  scheduled: 'Scheduled',
  cancelled: 'Cancelled',
}

/** Who canceled, which decides about the money, when, and why. */
const cancellationOf = ({ cancelledBy, cancelledAt, cancelReason }: Booking): string =>
  [
    `Canceled by ${cancelledBy === 'visitor' ? 'the visitor' : 'an administrator'}`,
    cancelledAt && `, ${formatInstant(cancelledAt)}`,
    cancelReason && `. Reason: ${cancelReason}`,
  ]
    .filter(Boolean)
    .join('')

/** What brought the visitor to the site; nothing where it is not known. */
function BroughtBy({ campaign, landingPage, referrer }: Booking) {
  const known = [
    campaign && `Campaign: ${campaign}`,
    landingPage && `Landing page: ${landingPage}`,
    referrer && `Referrer: ${referrer}`,
  ].filter(Boolean)
  return known.length > 0 && <p className="text-muted text-xs">{known.join(', ')}</p>
}

/** What the owner must see at a glance. */
const Marks = ({ booking }: { booking: Booking }) => (
  <>
    {lacksLink(booking, Date.now()) && <Badge tone="warning">No video link</Badge>}
    {booking.noShow && <Badge tone="warning">No-show</Badge>}
  </>
)

/** The link of a coming video session. */
function VideoLink({ meetingLink, status }: Booking) {
  if (!meetingLink || status !== 'scheduled') return null
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <a href={meetingLink} target="_blank" rel="noreferrer" className="prose-link link-alone">
        {meetingLink}
      </a>
    </p>
  )
}

/** A booking with all its details. */
export function BookingCard({ booking, onCancel, busy, actions }: BookingCardProps) {
  const { serviceName, date, time, startsAt, status, name, email, phone, businessName, message } = booking
  const money = moneyOf(booking)
  // A booking that is moved changes its place in the list, and a settled one loses a button: the browser drops the focus.
  const keepsFocus = useRestoredFocus(`${status} ${startsAt} ${booking.attention}`)
  return (
    <li>
      <article
        {...keepsFocus}
        aria-label={`${serviceName}, ${name}`}
        className="relative grid gap-2 border-line border-b py-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_2.75rem] md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-0 md:py-3"
      >
        <div className="grid content-start [&>*]:leading-6 md:row-span-2">
          <h3 className="text-h4 max-md:pr-11">
            {serviceName}
            <span className="sr-only">, {name}</span>
          </h3>
          <p className="tabular-nums">
            {longDate(date)} at {noWrap(time)}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
            <span className="text-muted">
              {MEETING_WORDS[booking.meeting]}, {booking.duration} minutes{money && `, ${money}`}
            </span>
            <Badge tone={status === 'scheduled' ? 'success' : 'neutral'}>
              {STATUS_WORDS[status] ?? 'Not booked'}
            </Badge>
            <Marks booking={booking} />
          </p>
          <VideoLink {...booking} />
          <AttentionNote booking={booking} />
        </div>
        <div className="grid content-start [overflow-wrap:anywhere] [&>*]:leading-6">
          <p className="flex flex-wrap gap-x-4">
            <span className="font-semibold">{name}</span>
            {businessName && <span>{businessName}</span>}
          </p>
          <p className="flex flex-wrap gap-x-4 tabular-nums">
            <EmailLink email={email} />
            {phone && <PhoneLink phone={phone} />}
          </p>
          {message && <p className="mt-1 max-w-measure whitespace-pre-line text-sm">{message}</p>}
          {booking.cancelledBy && <p className="text-muted text-sm">{cancellationOf(booking)}</p>}
          <p className="mt-1 text-muted text-xs">
            Created {formatInstant(booking.createdAt)}
            {booking.createdBy === 'administrator' && ' by an administrator'}
            {booking.termsDated && `, accepting the terms of ${noWrap(shortDate(booking.termsDated))}`}
          </p>
          <BroughtBy {...booking} />
        </div>
        {actions && <div className="no-print md:col-span-2 md:col-start-2 md:row-start-2">{actions}</div>}
        {status === 'scheduled' && Date.parse(startsAt) > Date.now() && (
          <button
            type="button"
            aria-label={`Cancel booking: ${name}`}
            title={`Cancel booking: ${name}`}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onCancel}
            className="no-print grid size-11 place-items-center justify-self-start rounded text-danger md:col-start-3 md:row-start-1 max-md:absolute max-md:top-2 max-md:right-0 hover:bg-raised-2 aria-disabled:opacity-60"
          >
            <Icon name="close" />
          </button>
        )}
      </article>
    </li>
  )
}
