import { agency } from '@beacon/content/agency'
import type { Booking } from '@beacon/contract/booking-admin'
import type { Lead } from '@beacon/contract/leads'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { FailedState, todayInNewYork, useNow } from '../admin/index.ts'
import { endOf } from '../admin-bookings/index.ts'
import { timeLeft } from '../admin-leads/index.ts'
import { Figure } from './figure.tsx'
import { LookBack } from './look-back.tsx'
import { AnswerNext, ComingUp, FollowUp, NewestOrders } from './next-lists.tsx'
import { UNSENT, useToday } from './use-today.ts'

/**
 * What needs attention today: appointments, leads to answer and to follow up, failed and pending jobs; below, the
 * figures of the last days.
 */
export function TodayScreen() {
  const { today, stuckBookings, unlinked, newLeads, due, stuckOrders, stuckJobs, mailsDue, failed, ...rest } =
    useToday()
  const [failure] = failed
  return (
    <div className="grid grid-cols-1 gap-10">
      {failure?.error && (
        <FailedState
          what="today’s figures"
          error={failure.error}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          pending={failed.some(({ isRefetching }) => isRefetching)}
        />
      )}
      <dl className="grid grid-cols-2 gap-x-6 border-line border-b lg:grid-cols-4">
        <Figure
          label="Bookings today"
          value={today ? today.length : today}
          to={`${paths.adminBookings}?view=week&week=${todayInNewYork()}`}
          note={today && <NextBooking bookings={today} />}
        />
        <Figure
          label="New leads"
          value={newLeads ? newLeads.total : newLeads}
          to={`${paths.adminLeads}?status=new`}
          note={newLeads && <Overdue leads={newLeads.leads} isAll={newLeads.next === null} />}
        />
        <Figure
          label="Follow-ups due"
          value={due ? due.total : due}
          to={`${paths.adminLeads}?status=due`}
          note={due && <DueNote leads={due.leads} isAll={due.next === null} />}
        />
        <Figure
          label="Orders that need attention"
          value={stuckOrders}
          to={`${paths.adminOrders}?state=needs_attention`}
          note={
            <>
              {stuckOrders === 0
                ? 'None is stopped, and every return is answered'
                : 'Stopped on the way to the buyer, or a return is waiting for an answer'}
              <Unsent count={rest.unsent} />
            </>
          }
        />
        <Figure
          label="Bookings that need attention"
          value={stuckBookings ? stuckBookings.length : stuckBookings}
          to={attentionPath(stuckBookings)}
          note={stuckBookings && <AttentionNote bookings={stuckBookings} />}
        />
        <Figure
          label="Video sessions without a link"
          value={unlinked ? unlinked.length : unlinked}
          to={onlyOne(unlinked) ?? paths.adminBookings}
          note={unlinked && <UnlinkedNote bookings={unlinked} />}
        />
        <Figure
          label="Deliveries that need a person"
          value={stuckJobs}
          to={`${paths.adminOutbox}?state=stuck`}
          note={stuckJobs === 0 ? 'Nothing is stuck' : 'Refused, uncertain, or given up after every try'}
        />
        <Figure
          label="Emails waiting to go out"
          value={mailsDue}
          to={`${paths.adminOutbox}?state=ready`}
          note={
            mailsDue === 0
              ? 'None is waiting'
              : 'They go out on their own as soon as the mail server accepts them'
          }
        />
      </dl>
      <div className="grid gap-10 md:grid-cols-2 md:gap-x-6 xl:grid-cols-4">
        <ComingUp bookings={rest.bookings} />
        <AnswerNext page={newLeads} />
        <FollowUp page={due} />
        <NewestOrders orders={rest.newest} />
      </div>
      <LookBack figures={rest.figures} />
    </div>
  )
}

/** The appointment in progress, or else the next one. */
function NextBooking({ bookings }: { bookings: readonly Booking[] }) {
  const now = useNow()
  const coming = bookings.filter((booking) => endOf(booking) > now)
  const next = coming.sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
  if (next) return `${Date.parse(next.startsAt) > now ? 'Next' : 'Now'}: ${next.time}, ${next.name}`
  return bookings.length === 0 ? 'Nobody is booked for today' : 'All of today’s are done'
}

function Unsent({ count }: { count: number | undefined | null }) {
  if (!count) return null
  return (
    <Link to={`${paths.adminOrders}?${new URLSearchParams(UNSENT)}`} className="prose-link block w-fit">
      {count === 1
        ? 'One is paid and has to be sent or done'
        : `${count} are paid and have to be sent or done`}
    </Link>
  )
}

type Bookings = readonly Booking[] | undefined | null

/** The address of a booking that is the only one. */
const onlyOne = (bookings: Bookings): string | undefined => {
  const [only, ...others] = bookings ?? []
  return only && others.length === 0 ? paths.adminBooking(only.id) : undefined
}

/** The one booking that needs a person, or the list of all of them. */
const attentionPath = (bookings: Bookings): string =>
  onlyOne(bookings) ?? `${paths.adminBookings}?status=needs_attention`

/** The next session whose visitor has no link yet. */
function UnlinkedNote({ bookings }: { bookings: readonly Booking[] }) {
  const [next] = bookings.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  if (!next) return 'Everybody who meets you within 24 hours has one'
  return (
    <span className="font-semibold text-danger">
      {next.date > todayInNewYork() && 'Tomorrow, '}
      {next.time}, {next.name}
    </span>
  )
}

function AttentionNote({ bookings }: { bookings: readonly Booking[] }) {
  const [first, ...others] = bookings
  if (!first) return 'No payment of a session needs a person'
  return `${first.name}: ${first.attention}${others.length > 0 ? ` And ${others.length} more` : ''}`
}

/** How many of them are past the promised time; only shown when all of those are loaded. */
function Overdue({ leads, isAll }: { leads: readonly Lead[]; isAll: boolean }) {
  const now = useNow()
  if (leads.length === 0) return 'Everybody has been answered'
  const late = leads.filter(({ createdAt }) => timeLeft(createdAt, now).urgency === 'overdue').length
  if (!isAll && late === leads.length) return 'Nobody has answered them yet'
  const promised = `the promised ${agency.responseHours} hours`
  if (late === 0) return `All within ${promised}`
  return (
    <span className="font-semibold text-danger">
      {late} waiting longer than {promised}
    </span>
  )
}

/** How many follow-ups are overdue; only shown when all of them are loaded. */
function DueNote({ leads, isAll }: { leads: readonly Lead[]; isAll: boolean }) {
  if (leads.length === 0) return 'Nobody to follow up with today'
  if (!isAll) return 'Today, or overdue'
  const today = todayInNewYork()
  const late = leads.filter(({ followUpOn }) => followUpOn !== null && followUpOn < today).length
  if (late === 0) return 'All of them today'
  return <span className="font-semibold text-danger">{late} overdue</span>
}
