import { bookingCalendar } from '@beacon/content/booking-services'
import { wallTimeOf } from '@beacon/rules/booking-calendar'
import { paths } from '@beacon/rules/paths'
import type { Clock } from '../../clock.ts'
import type { BookingRow, Db, JobRow } from '../../db/schema.ts'
import type { MailContent } from '../../mail/layout.ts'
import { type Envelope, type MailSender, mailAddressOf } from '../../mail/sender.ts'
import type { JobHandler, JobRun } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import type { RefundSums } from '../../payments/purpose.ts'
import { entryFacts, invitation } from './calendar-file.ts'
import { isChangeable } from './deadlines.ts'
import * as emails from './emails.ts'
import type { BookingLinks } from './links.ts'
import type { MoneyBack } from './money-back.ts'
import { jobOf, linkKeyOf, refundKeyOf, reminderKeyOf } from './notices.ts'
import { owedOf } from './owed.ts'
import { isInTime } from './reminders.ts'
import type { Bookings } from './service.ts'
import { findBooking } from './store.ts'
import { isWorthMailing, type WaitingList } from './waiting-list.ts'

interface BookingJobDeps extends MailSender {
  db: Db
  clock: Clock
  links: BookingLinks
  bookings: Bookings
  waitingList: WaitingList
  refundSums: RefundSums
  publicUrl: string
  mailFrom: string
  mailTo: string
}

interface BookingMail {
  write: emails.Write
  /** The method of the attached calendar entry. */
  method?: 'REQUEST' | 'CANCEL'
  /** Whether the mail still makes sense when its turn comes; the booking may have changed meanwhile. */
  isDue?: (booking: BookingRow, job: JobRow) => boolean
}

const NO_MONEY: MoneyBack = { refund: 0, left: 0, byHand: 0, isInDispute: false, owed: null }

/** The outbox's work for bookings: mails to the visitor and the agency, and the end of an offer. */
export function createBookingJobs(deps: BookingJobDeps): {
  mail: Record<string, JobHandler>
  booking: Record<string, JobHandler>
} {
  const { db, clock } = deps

  const mail =
    (to: 'visitor' | 'agency', { write, method, isDue = () => true }: BookingMail): JobHandler =>
    async (run) => {
      const booking = await bookingOf(db, run.job)
      if (!isDue(booking, run.job)) return
      const people =
        to === 'visitor'
          ? { to: mailAddressOf(booking) }
          : { to: deps.inbox, replyTo: mailAddressOf(booking) }
      const enclosed = method ? { invitation: invitationTo(booking, method) } : {}
      await deps.send(
        run,
        { ...people, ...enclosed },
        write(booking, linksOf(booking), await moneyBackOf(booking)),
      )
    }

  async function moneyBackOf(booking: BookingRow): Promise<MoneyBack> {
    const { id, paid_cents, cancelled_by } = booking
    if (paid_cents === 0) return NO_MONEY
    const { requested, byHand, refunds } = deps.refundSums
    const left = await deps.refundSums.left(db, 'booking', id)
    return {
      refund: cancelled_by
        ? await requested(db, 'booking', id, cancelled_by)
        : await deps.bookings.refundNow(db, booking),
      left,
      byHand: await byHand(db, 'booking', id),
      isInDispute: (await deps.bookings.inDispute(db)).has(id),
      owed: owedOf(booking, left, await refunds(db, 'booking', id)),
    }
  }

  function invitationTo(booking: BookingRow, method: 'REQUEST' | 'CANCEL') {
    const facts = { ...entryFacts(deps, clock()), manageUrl: deps.links.manageUrl(booking) }
    return { method, content: invitation(booking, method, facts) }
  }

  function linksOf(booking: BookingRow): emails.MailLinks {
    const wall = wallTimeOf(bookingCalendar.timeZone, new Date(booking.starts_at))
    return {
      manage: [
        isChangeable(booking, clock()) ? 'Move or cancel' : 'Your booking',
        deps.links.manageUrl(booking),
      ],
      offer: deps.links.offerUrl(booking, { serviceId: booking.service_id, ...wall }),
      admin: deps.publicUrl + paths.adminBooking(booking.id),
      book: deps.publicUrl + paths.bookConsultation(booking.service_id),
    }
  }

  const isScheduled = ({ status }: BookingRow) => status === 'scheduled'
  /** One that was given another time, and then canceled again, has a later mail. */
  const isCancelled = (booking: BookingRow, job: JobRow) =>
    booking.status === 'cancelled' && job.dedupe_key === jobOf(job.kind, booking).dedupeKey
  const isNotOver = (booking: BookingRow) => isScheduled(booking) && clock().toISOString() < booking.ends_at
  /** A later link, or other details, have a mail of their own. */
  const isLatestLink = (booking: BookingRow, job: JobRow) =>
    isNotOver(booking) && job.dedupe_key === linkKeyOf(booking)
  /** A reminder is for one version of the booking, and is dropped once the next reminder is due. */
  const isToRemind = (booking: BookingRow, job: JobRow) =>
    isScheduled(booking) &&
    job.dedupe_key === reminderKeyOf(job.kind, booking) &&
    isInTime(job.kind, booking, clock())

  const isLastRefund = (booking: BookingRow, job: JobRow) => job.dedupe_key.startsWith(refundKeyOf(booking))

  /** Resolves if the mail server would take this mail now, which is not sent. @throws JobError as `send` does */
  async function wouldSend({ job }: JobRun, envelope: Envelope, content: MailContent): Promise<void> {
    const taken = new JobError('refused', 'The mail server is ready; nothing is sent.')
    const beforeBody = () => Promise.reject(taken)
    await deps.send({ job, beforeBody }, envelope, content).catch((error: unknown) => {
      if (error !== taken) throw error
    })
  }

  /** During a mail outage nobody is offered a time again and again: a new offer needs a server that would take its mail. */
  const offerMail: JobHandler = async (run) => {
    const booking = await bookingOf(db, run.job)
    const content = emails.offered(booking, linksOf(booking), NO_MONEY)
    if (isWorthMailing(booking, clock())) return deps.send(run, { to: mailAddressOf(booking) }, content)
    await wouldSend(run, { to: mailAddressOf(booking) }, content)
    return (tx) => deps.waitingList.offerAgain(tx, booking.id)
  }

  return {
    mail: {
      'mail.booking-booked': mail('visitor', {
        write: emails.booked,
        method: 'REQUEST',
        isDue: isNotOver,
      }),
      'mail.booking-moved': mail('visitor', { write: emails.moved, method: 'REQUEST', isDue: isNotOver }),
      'mail.booking-link': mail('visitor', { write: emails.linked, method: 'REQUEST', isDue: isLatestLink }),
      'mail.booking-cancelled': mail('visitor', {
        write: emails.cancelled,
        method: 'CANCEL',
        isDue: isCancelled,
      }),
      'mail.booking-receipt': mail('visitor', { write: emails.receipt }),
      'mail.booking-refunded': mail('visitor', { write: emails.refunded, isDue: isLastRefund }),
      'mail.booking-too-late': mail('visitor', { write: emails.tooLate }),
      'mail.booking-offer': offerMail,
      'mail.booking-reminder-day': mail('visitor', { write: emails.dayReminder, isDue: isToRemind }),
      'mail.booking-reminder-hour': mail('visitor', { write: emails.hourReminder, isDue: isToRemind }),
      'mail.booking-booked-notice': mail('agency', { write: emails.bookedNotice, isDue: isScheduled }),
      'mail.booking-moved-notice': mail('agency', { write: emails.movedNotice, isDue: isScheduled }),
      'mail.booking-cancelled-notice': mail('agency', {
        write: emails.cancelledNotice,
        isDue: isCancelled,
      }),
      'mail.booking-too-late-notice': mail('agency', { write: emails.tooLateNotice }),
      'mail.booking-attention-notice': mail('agency', { write: emails.attentionNotice }),
    },
    booking: {
      'booking.offer-end':
        async ({ job }) =>
        (tx) =>
          deps.waitingList.endOffer(tx, subjectIdOf(job)),
    },
  }
}

async function bookingOf(db: Db, job: JobRow): Promise<BookingRow> {
  const booking = await findBooking(db, subjectIdOf(job))
  if (!booking) throw new JobError('refused', 'The booking has been deleted.')
  return booking
}
