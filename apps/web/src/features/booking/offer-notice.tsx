import { Notice } from '../../ui/notice.tsx'
import { clockAt, momentOf } from './date-format.ts'

interface OfferNoticeProps {
  keptUntil: string | null
  /** The start that the visitor's own unfinished payment holds. */
  heldFor: string | undefined
  /** The start that their unanswered payment may hold. */
  perhapsOwn: string | undefined
}

/**
 * For visitors who follow a waiting-list link: how long their time is held, or that it no longer is. Once they begin to
 * pay, their payment holds it in place of the offer.
 */
export function OfferNotice({ keptUntil, heldFor, perhapsOwn }: OfferNoticeProps) {
  if (keptUntil === null && heldFor)
    return (
      <Notice tone="info" title="You have begun to pay" live>
        <p>{momentOf(heldFor)} is held for you while you pay. Choose that session again to finish.</p>
      </Notice>
    )
  if (keptUntil === null && perhapsOwn)
    return (
      <Notice tone="info" title="Your payment was not answered" live>
        <p>
          {momentOf(perhapsOwn)} may be held for you. Choose it and press “Pay & Book” again: you go on where
          you were.
        </p>
      </Notice>
    )
  if (keptUntil === null)
    return (
      <Notice tone="warning" title="This time is no longer held for you" live>
        <p>
          It was booked, or was not claimed in time and went to the next person in line. If you booked it,
          your confirmation email has the link to your booking; if not, choose any time that is still free, or
          wait in line again.
        </p>
      </Notice>
    )
  return (
    <Notice tone="success" title={`Held for you until ${clockAt(keptUntil)}`} live>
      <p>Check your details below and book. After that the time goes to the next person in line.</p>
    </Notice>
  )
}
