import { Notice } from '../../ui/notice.tsx'
import { clockAt } from './moments.ts'

/** For visitors who follow a waiting-list link: how long their time is held, or that it no longer is. */
export function OfferNotice({ keptUntil }: { keptUntil: string | null }) {
  if (keptUntil === null)
    return (
      <Notice tone="warning" title="This time is no longer kept for you" live>
        <p>
          It was taken up, or nobody came for it in time and it went to the next in line. Choose any time that
          is still free, or wait in line again.
        </p>
      </Notice>
    )
  return (
    <Notice tone="success" title={`Kept for you until ${clockAt(keptUntil)}`} live>
      <p>Check your details below and book. After that the time goes to the next person in line.</p>
    </Notice>
  )
}
