import { agency } from '@beacon/content/agency'
import { refundRule } from '@beacon/content/booking-changes'
import { bookingMeetings } from '@beacon/content/booking-services'
import type { ManagedBooking } from '@beacon/contract/booking'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../lib/renewed.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FailureText } from '../submission/index.ts'
import { CancelDialog, noRefund } from './cancel-dialog.tsx'
import { ClosedNotice, hasChoice } from './closed-notice.tsx'
import { longDate, momentOf, ownTime, placeOf, zoneAt } from './date-format.ts'
import { Fact } from './fact.tsx'
import type { Change } from './manage-calls.ts'
import { MoveBooking } from './move-booking.tsx'
import type { Result } from './use-managed-booking.ts'

interface ManagedBookingProps {
  token: string
  booking: ManagedBooking
  /** The visitor comes back from their bank's page, which has refused the payment. */
  isRefused?: boolean
  result: Result | undefined
  busy: boolean
  change: (body: Change) => Promise<boolean>
  readAgain: () => void
  /** Clears the last result, which does not apply to the next action. */
  forgetResult: () => void
}

/** The booking, and the changes that are still possible. */
export function ManagedBookingView({
  token,
  booking,
  isRefused = false,
  result,
  busy,
  change,
  readAgain,
  forgetResult,
}: ManagedBookingProps) {
  const [open, setOpen] = useState<'move' | 'cancel'>()
  const close = () => setOpen(undefined)
  const isCovered = open === 'cancel' && booking.canChange
  const state = stateOf(booking)
  const answer = useAnswerInSight(result, isCovered)
  return (
    <div className="managed-grid">
      <div className="grid content-start gap-6">
        {/* Announced by focusing it; as a live region it would be announced twice. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields */}
        <div
          ref={answer}
          tabIndex={-1}
          role="group"
          aria-label={result && sentenceOf(result.message)}
          className="empty:hidden"
        >
          {result && !isCovered && (
            <Notice tone={result.tone}>
              <FailureText failure={result.message} />
            </Notice>
          )}
        </div>
        {booking.status === 'held' && (isRefused ? <PaymentRefused /> : <PaymentPending />)}
        {['cancelled', 'expired'].includes(booking.status) && !result && <ClosedNotice booking={booking} />}
        <Facts booking={booking} state={state} />
        {state === 'scheduled' && booking.meetingLink && (
          <LinkButton to={booking.meetingLink} variant="primary" className="no-print justify-self-start">
            Join the video call
          </LinkButton>
        )}
        {state === 'scheduled' && <CalendarLinks booking={booking} />}
        {state !== 'scheduled' && state !== 'held' && !hasChoice(booking) && (
          <LinkButton to={paths.booking} className="no-print justify-self-start">
            Book another time
          </LinkButton>
        )}
      </div>
      {booking.canChange && (
        <div className="grid content-start gap-6">
          <Rules booking={booking} />
          <div className="no-print flex flex-wrap gap-3">
            <Button onClick={() => setOpen('move')} aria-expanded={open === 'move'}>
              Move it
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                forgetResult()
                setOpen('cancel')
              }}
            >
              Cancel it
            </Button>
          </div>
          {open === 'move' && (
            <MoveBooking
              token={token}
              booking={booking}
              busy={busy}
              onMove={async (date, time) => {
                if (await change({ action: 'reschedule', date, time, seen: booking.sequence })) close()
              }}
            />
          )}
          <CancelDialog
            open={open === 'cancel'}
            booking={booking}
            busy={busy}
            failure={result?.message ?? ''}
            isReasonRefused={result?.field === 'reason'}
            onClose={() => {
              if (result?.tone === 'danger') readAgain()
              close()
            }}
            onCancel={async (reason) => {
              if (
                await change({
                  action: 'cancel',
                  reason,
                  refundCents: booking.refundCents,
                  seen: booking.sequence,
                })
              )
                close()
            }}
          />
        </div>
      )}
      {state === 'scheduled' && !booking.canChange && <TooLate />}
    </div>
  )
}

type State = ManagedBooking['status'] | 'over'

/** A past session is no longer scheduled; one that can be changed is not past, whatever this device's clock says. */
const stateOf = ({ status, endsAt, canChange }: ManagedBooking): State =>
  status === 'scheduled' && !canChange && Date.parse(endsAt) <= Date.now() ? 'over' : status

/**
 * On a phone the message is far above the button that was pressed, which may have unmounted: the message takes the
 * focus.
 */
function useAnswerInSight(result: Result | undefined, isCovered: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef<Result>(undefined)
  useEffect(() => {
    if (isCovered || result === seen.current) return
    seen.current = result
    if (result) place.current?.focus()
  }, [result, isCovered])
  return place
}

const STATE_WORDS: Partial<Record<State, string>> = {
  scheduled: 'Scheduled',
  over: 'Past',
  held: 'Waiting for payment',
  expired: 'Not booked',
}

function Facts({ booking, state }: { booking: ManagedBooking; state: State }) {
  const own = ownTime(booking.startsAt)
  return (
    <dl className="border-line border-b">
      <Fact term="Status">
        <Badge tone={state === 'scheduled' ? 'success' : 'neutral'}>{STATE_WORDS[state] ?? 'Canceled'}</Badge>
      </Fact>
      <Fact term="Session">{`${booking.serviceName}, ${booking.duration} minutes`}</Fact>
      <Fact term="Day">{longDate(booking.date)}</Fact>
      <Fact term="Time">{`${booking.time} ${zoneAt(booking.startsAt)}, New\u00a0York time`}</Fact>
      {own && <Fact term="Your time">{`${own} in ${placeOf()}`}</Fact>}
      <Fact term="Where">{whereOf(booking)}</Fact>
      <Fact term="Name">{booking.name}</Fact>
      {booking.paidCents > 0 && <Fact term="Paid">{usd(booking.paidCents)}</Fact>}
      {booking.refundedCents > 0 && <Fact term="Refunded">{usd(booking.refundedCents)}</Fact>}
      <Fact term="With">{noWrap(`${agency.name}, ${agency.phones.office.display}`)}</Fact>
    </dl>
  )
}

/** For a phone call, shows the number's last digits only, since others may have the link. */
const whereOf = ({ meeting, numberEnd }: ManagedBooking): string =>
  bookingMeetings[meeting].label + (numberEnd && `, to your number that ends in ${numberEnd}`)

/** The deadlines for changes, stated up front. */
function Rules({ booking }: { booking: ManagedBooking }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-h3">Plans change</h2>
      <p>
        You can move or cancel here until <strong>{momentOf(booking.changeUntil)}</strong>.
      </p>
      {booking.paidCents > 0 && <RefundRule booking={booking} />}
    </div>
  )
}

const PaymentPending = () => (
  <Notice tone="info" title="Your payment has not gone through yet">
    We will write to you as soon as it has and you are booked. Please do not pay again.
  </Notice>
)

const PaymentRefused = () => (
  <Notice tone="danger" title="Your payment was not made" live>
    <p>
      Nothing was charged, and you are not booked yet. Your time is still kept for you, for a few minutes.
    </p>
    <LinkButton to={paths.booking} size="sm" className="mt-3">
      Choose it again
    </LinkButton>
  </Notice>
)

/** A refund deadline already past is left out: tomorrow's session may have been booked, or moved, after it. */
function RefundRule({ booking }: { booking: ManagedBooking }) {
  if (booking.refundCents === 0) return <p>{noRefund(booking)}</p>
  // A session that was moved nearer may be refundable for longer than it can be canceled here.
  const { refundUntil, changeUntil } = booking
  const isLonger = refundUntil > changeUntil
  return (
    <p>
      Canceled by <strong>{momentOf(isLonger ? changeUntil : refundUntil)}</strong>,{' '}
      {refundRule('it', { refund: booking.refundCents, paid: booking.paidCents })}
    </p>
  )
}

/** From the deadline until the end of the session, only a person can help. */
const TooLate = () => (
  <div className="grid content-start gap-2">
    <h2 className="text-h3">Plans change</h2>
    <p>
      It is too late to change this booking here. Please call{' '}
      <TextLink to={agency.phones.office.href}>{agency.phones.office.display}</TextLink>.
    </p>
  </div>
)

function CalendarLinks({ booking }: { booking: ManagedBooking }) {
  return (
    <p className="no-print flex flex-wrap gap-x-5 gap-y-2 text-sm">
      <a href={booking.calendar.google} className="prose-link link-alone" target="_blank" rel="noreferrer">
        Google Calendar
      </a>
      <a href={booking.calendar.outlook} className="prose-link link-alone" target="_blank" rel="noreferrer">
        Outlook
      </a>
      <a href={booking.calendar.file} className="prose-link link-alone" download="booking.ics">
        Calendar file (.ics)
      </a>
    </p>
  )
}
