import type { Booking } from '@beacon/contract/booking-admin'
import { usd } from '@beacon/rules/money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CancelWithDialog } from './cancel-with-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { endOf } from './filter.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { BOOKING_CANCELED, type Refundable, useConfirmAgain, useNoShow } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** Actions on a booking other than a plain cancellation. */
export function BookingActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'move' | 'cancel' | 'link' | 'details'>()
  const noShow = useNoShow()
  const confirmAgain = useConfirmAgain()
  const close = () => setOpen(undefined)
  if (booking.status !== 'scheduled') return <EndedActions booking={booking} />
  const { name } = booking
  const hasBegun = Date.parse(booking.startsAt) <= Date.now()
  const linkAction = booking.meetingLink ? 'Change the video link' : 'Add the video link'
  const presence = booking.noShow ? 'They did show up' : 'Mark as no-show'
  return (
    <div className="-mx-3 flex flex-wrap">
      {booking.email !== '' && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('move')} aria-label={`Move: ${name}`}>
          Move
        </Button>
      )}
      {booking.meeting === 'video' && endOf(booking) > Date.now() && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => setOpen('link')}
          aria-label={`${linkAction}: ${name}`}
        >
          {linkAction}
        </Button>
      )}
      {hasBegun ? (
        <>
          <Button
            size="sm"
            variant="quiet"
            pending={noShow.isPending}
            onClick={() => noShow.mutate({ id: booking.id, noShow: !booking.noShow })}
            aria-label={`${presence}: ${name}`}
          >
            {presence}
          </Button>
          <RefundButtons booking={booking} />
        </>
      ) : (
        <>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setOpen('cancel')}
            aria-label={`Cancel with a reason: ${name}`}
          >
            Cancel with a reason
          </Button>
          <Button
            size="sm"
            variant="quiet"
            pending={confirmAgain.isPending}
            pendingLabel="Sending…"
            pendingDescription={`Sending the confirmation: ${name}`}
            onClick={() => confirmAgain.mutate(booking.id)}
            aria-label={`Resend confirmation: ${name}`}
          >
            Resend confirmation
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setOpen('details')}
            aria-label={`Change the details: ${name}`}
          >
            Change the details
          </Button>
        </>
      )}
      <LinkDialog open={open === 'link'} booking={booking} onClose={close} />
      <DetailsDialog open={open === 'details'} booking={booking} onClose={close} />
      <MoveDialog open={open === 'move'} booking={booking} onClose={close} />
      <CancelWithDialog open={open === 'cancel'} booking={booking} onClose={close} />
    </div>
  )
}

/** Actions on a session that does not take place. */
function EndedActions({ booking }: { booking: Booking }) {
  const [isMoving, setMoving] = useState(false)
  return (
    <div className="-ml-3 flex flex-wrap">
      {mayBeMoved(booking) && (
        <>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setMoving(true)}
            aria-label={`Give it another time: ${booking.name}`}
          >
            Give it another time
          </Button>
          <MoveDialog open={isMoving} booking={booking} onClose={() => setMoving(false)} />
        </>
      )}
      <RefundButtons booking={booking} />
    </div>
  )
}

/** A paid session that the agency canceled: its client may choose another time over the money (terms, 6). */
const mayBeMoved = ({ cancelledBy, refundableCents, email }: Booking): boolean =>
  cancelledBy === 'administrator' && refundableCents > 0 && email !== ''

const REFUND_REASONS: Partial<Record<Booking['status'], string>> = {
  cancelled: BOOKING_CANCELED,
  expired: 'Paid too late',
}

/**
 * Only for a session that can no longer be canceled: before, the refund is a choice of the cancellation. Once a card has
 * not taken it, a refund by another way can be noted.
 */
function RefundButtons({ booking }: { booking: Booking }) {
  const { refundableCents, paymentIntentId, handRefundPaymentId, isInDispute, status } = booking
  if (refundableCents === 0 || !paymentIntentId) return null
  const amount = usd(refundableCents)
  const refund = { refundableCents, paymentIntentId, isInDispute, reason: REFUND_REASONS[status] ?? '' }
  return (
    <>
      <RefundButton action={`Refund ${amount}`} name={booking.name} refund={refund} />
      {handRefundPaymentId && !isInDispute && (
        <RefundButton
          action={`Note a refund of ${amount}`}
          name={booking.name}
          refund={{ ...refund, byHand: handRefundPaymentId }}
        />
      )}
    </>
  )
}

function RefundButton({ action, name, refund }: { action: string; name: string; refund: Refundable }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)} aria-label={`${action}: ${name}`}>
        {action}
      </Button>
      <RefundDialog refund={isOpen ? refund : undefined} onClose={() => setOpen(false)} />
    </>
  )
}
