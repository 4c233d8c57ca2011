import type { changeBookingDetails } from '@beacon/contract/booking-admin'
import type { BodyOf } from '@beacon/contract/endpoint'
import type { Clock } from '../../clock.ts'
import type { BookingRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { hashOf } from '../../http/private-links.ts'
import { isReplaced } from '../../http/seen-text.ts'
import type { ChangePayerEmail } from '../../payments/purpose.ts'
import { settle } from './attention.ts'
import type { BookingLinks } from './links.ts'
import type { Notices } from './notices.ts'
import { changeBooking } from './store.ts'

const LINK_WORDS = {
  changed: 'Somebody else has changed the link since. Please read theirs before you save another one.',
  same: 'It has this link already, so nothing was sent. Until the session starts, “Resend confirmation” emails it again.',
}

const DETAILS_WORDS = {
  changed: 'Somebody else has changed these details since. Please look at theirs first.',
  same: 'Nothing is different, so nothing was sent. “Resend confirmation” sends the email again.',
}

const textOf = ({ name, email, phone, meeting }: Record<'name' | 'email' | 'phone' | 'meeting', string>) =>
  JSON.stringify([name, email, phone, meeting])

const ADDED_SINCE = 'Something else has happened since. Please read it before you settle it.'

/** What only an administrator does to a booking that keeps its time. */
export interface AdminChanges {
  /**
   * Gives an upcoming video session its link, and emails it to the visitor. A save that is repeated, since its response was
   * lost, changes nothing.
   * @param link.seen the link that the administrator has read
   * @throws AppError conflict for another session, for the link that was read, and when somebody else has changed the
   * link since
   */
  link(tx: Tx, booking: BookingRow, link: { meetingLink: string; seen: string }): Promise<BookingRow>
  /** Resends the confirmation. @throws AppError conflict when the booking is not scheduled */
  confirmAgain(tx: Tx, booking: BookingRow): Promise<BookingRow>
  /**
   * Corrects who comes, or changes how we meet, and sends the confirmation with the updated invitation; to a corrected
   * address also the receipt. A change that is repeated, since its response was lost, sends nothing.
   * @throws AppError conflict as `confirmAgain`, if nothing is different, and when somebody else has changed them
   */
  changeDetails(tx: Tx, booking: BookingRow, change: BodyOf<typeof changeBookingDetails>): Promise<BookingRow>
  /** Notes that nobody came to a session, or takes that back. @throws AppError conflict before it has begun */
  markNoShow(tx: Tx, booking: BookingRow, noShow: boolean): Promise<BookingRow>
  /**
   * Settles what a booking needed a person for.
   * @param seen the `attention` that the administrator has read
   * @throws AppError conflict when there is nothing to settle, and when more was added since
   */
  settle(tx: Tx, booking: BookingRow, seen: string): Promise<BookingRow>
}

interface AdminChangeDeps {
  clock: Clock
  links: Pick<BookingLinks, 'correctedToken'>
  notices: Notices
  changePayerEmail: ChangePayerEmail
}

/** These changes happen within the caller's transaction; who may make them is the route's business. */
export function createAdminChanges({
  clock,
  links,
  notices,
  changePayerEmail,
}: AdminChangeDeps): AdminChanges {
  const mustBeAhead = ({ status, starts_at }: BookingRow): void => {
    if (status === 'cancelled') throw new AppError('conflict', 'This booking has been canceled.')
    if (status !== 'scheduled' || starts_at <= clock().toISOString())
      throw new AppError('conflict', 'This is only possible until the session begins.')
  }

  return {
    async link(tx, booking, { meetingLink, seen }) {
      const { id, status, meeting, ends_at, meeting_link, sequence, link_changes } = booking
      if (status !== 'scheduled' || meeting !== 'video' || ends_at <= clock().toISOString())
        throw new AppError('conflict', 'Only an upcoming video session has a link.')
      if (!isReplaced(meeting_link, { sent: meetingLink, seen }, LINK_WORDS)) return booking
      const linked = await changeBooking(tx, id, 'scheduled', {
        meeting_link: meetingLink,
        sequence: sequence + 1,
        link_changes: link_changes + 1,
      })
      if (!linked) throw new AppError('conflict', 'This booking has been canceled.')
      await notices.linked(tx, linked)
      return linked
    },

    async confirmAgain(tx, booking) {
      mustBeAhead(booking)
      await notices.again(tx, booking, { receipt: true })
      return booking
    },

    async changeDetails(tx, booking, { name, email, phone, meeting, seen }) {
      mustBeAhead(booking)
      const details = { name, email, phone, meeting }
      const texts = { sent: textOf(details), seen: textOf(seen) }
      if (!isReplaced(textOf(booking), texts, DETAILS_WORDS)) return booking
      const { id, sequence, link_changes } = booking
      const isOtherAddress = email !== booking.email
      // A new entry of the calendar, but the same appointment: reminders that were sent are not repeated.
      const changed = await changeBooking(tx, id, 'scheduled', {
        ...details,
        // Whoever got the mails by mistake has had their last look.
        ...(isOtherAddress && { token_hash: hashOf(links.correctedToken({ id, email })) }),
        sequence: sequence + 1,
        link_changes: link_changes + 1,
      })
      if (!changed) throw new AppError('conflict', 'This booking has been canceled.')
      await changePayerEmail(tx, 'booking', id, email)
      await notices.again(tx, changed, { receipt: isOtherAddress })
      return changed
    },

    async markNoShow(tx, { id, starts_at }, noShow) {
      const hasBegun = starts_at <= clock().toISOString()
      const marked = hasBegun && (await changeBooking(tx, id, 'scheduled', { no_show: noShow ? 1 : 0 }))
      if (!marked)
        throw new AppError('conflict', 'Only a session that has started can be marked as a no-show.')
      return marked
    },

    async settle(tx, booking, seen) {
      const { id, status, attention } = booking
      if (attention === null) throw new AppError('conflict', 'This booking does not need attention.')
      if (attention !== seen) throw new AppError('conflict', ADDED_SINCE)
      return (await changeBooking(tx, id, status, settle(booking, 'A person'))) ?? booking
    },
  }
}
