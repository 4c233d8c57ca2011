import { REFUND_DELAYED } from '@beacon/content/refund-words'
import type { ManagedBooking } from '@beacon/contract/booking'
import { usd } from '@beacon/rules/money'
import { Notice } from '../../ui/notice.tsx'

/** The agency canceled it, so its client chooses between another time and the money; booking anew costs it again. */
export const hasChoice = ({ cancelledBy, leftCents }: ManagedBooking): boolean =>
  cancelledBy === 'administrator' && leftCents > 0

/** What became of a session that does not take place, and of its money. */
export function ClosedNotice({ booking }: { booking: ManagedBooking }) {
  const text = [reasonOf(booking), moneyWords(booking)].filter(Boolean).join(' ')
  if (!text) return null
  return (
    <Notice tone="info" title={titleOf(booking)}>
      {text}
    </Notice>
  )
}

function titleOf({ status, cancelledBy }: ManagedBooking): string {
  if (status === 'expired') return 'You are not booked'
  return cancelledBy === 'administrator' ? 'We had to cancel this session' : 'You canceled this session'
}

function reasonOf({ status, cancelledBy }: ManagedBooking): string {
  if (status === 'expired') return 'Your payment came after we had stopped holding your time. We are sorry.'
  return cancelledBy === 'administrator' ? 'We are sorry.' : ''
}

function moneyWords(booking: ManagedBooking): string {
  const { leftCents, refundState, isInDispute, status } = booking
  if (refundState === 'coming') return 'Your refund is on its way; an email tells you when it is made.'
  if (refundState === 'delayed') return REFUND_DELAYED
  if (refundState === 'kept')
    return `It was canceled after the refund deadline, so ${usd(leftCents)} stays with us.`
  if (leftCents === 0) return ''
  if (isInDispute) return 'Your bank is deciding about the payment.'
  if (status === 'expired') return 'We are looking at your payment ourselves, and will write to you.'
  return hasChoice(booking)
    ? 'Another time, or your money back: the choice is yours, so just reply to our email.'
    : ''
}
