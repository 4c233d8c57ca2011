import type { Booking } from '@beacon/contract/booking-admin'
import { usd } from '@beacon/rules/money'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CancelWithDialog } from './cancel-with-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useConfirmAgain, useNoShow } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** Actions on a booking other than a plain cancellation. */
export function BookingActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'move' | 'cancel' | 'refund'>()
  const noShow = useNoShow()
  const confirmAgain = useConfirmAgain()
  const close = () => setOpen(undefined)
  const left = booking.refundableCents
  if (booking.status !== 'scheduled')
    return left > 0 && booking.paymentIntentId ? (
      <div className="-ml-3">
        <Button size="sm" variant="quiet" onClick={() => setOpen('refund')}>
          Refund {usd(left)}
        </Button>
        <RefundDialog
          refund={
            open === 'refund'
              ? { refundableCents: left, paymentIntentId: booking.paymentIntentId }
              : undefined
          }
          onClose={close}
        />
      </div>
    ) : null
  const isOver = Date.parse(booking.startsAt) <= Date.now()
  return (
    <div className="-mx-3 flex flex-wrap">
      {isOver ? (
        <Button
          size="sm"
          variant="quiet"
          pending={noShow.isPending}
          onClick={() => noShow.mutate({ id: booking.id, noShow: !booking.noShow })}
        >
          {booking.noShow ? 'They did show up' : 'Mark as no-show'}
        </Button>
      ) : (
        <>
          <Button size="sm" variant="quiet" onClick={() => setOpen('move')}>
            Move
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpen('cancel')}>
            Cancel with a reason
          </Button>
          <Button
            size="sm"
            variant="quiet"
            pending={confirmAgain.isPending}
            pendingLabel="Sending…"
            onClick={() => confirmAgain.mutate(booking.id)}
          >
            Resend confirmation
          </Button>
        </>
      )}
      <MoveDialog open={open === 'move'} booking={booking} onClose={close} />
      <CancelWithDialog open={open === 'cancel'} booking={booking} onClose={close} />
    </div>
  )
}
