import { Notice } from '../../ui/notice.tsx'
import { clockAt } from './date-format.ts'

/** For visitors who follow a waiting-list link: how long their time is held, or that it no longer is. */
export function OfferNotice({ keptUntil }: { keptUntil: string | null }) {
  if (keptUntil === null)
    return (
      <Notice tone="warning" title="This time is no longer held for you" live>
        <p>
          It was booked, or was not claimed in time and went to the next person in line. Choose any time that
          is still free, or wait in line again.
        </p>
      </Notice>
    )
  return (
    <Notice tone="success" title={`Held for you until ${clockAt(keptUntil)}`} live>
      <p>Check your details below and book. After that the time goes to the next person in line.</p>
    </Notice>
  )
}
