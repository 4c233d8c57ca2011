import { forgetAttempt, unansweredAttempt } from '../../lib/attempt-key.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sentDraft } from './drafts.ts'

interface LostAttemptProps<Body> {
  /** The form's purpose, as in `sentDraft`. */
  purpose: string
  /** What was done: `You booked a session for Rosa`. */
  wordsOf: (body: Body) => string
  /** Where it stands if it has arrived. */
  look: { to: string; label: string }
  /** Empties the form, because it has arrived. */
  onArrived: () => void
}

/** What was sent from this form and never confirmed: sent again with a change in it, it would exist twice. */
export function LostAttempt<Body extends object>({
  purpose,
  wordsOf,
  look,
  onArrived,
}: LostAttemptProps<Body>) {
  const attempt = sentDraft(purpose)
  const lost = unansweredAttempt<Body>(attempt)
  if (!lost) return null
  const startAnew = () => {
    forgetAttempt(attempt)
    onArrived()
  }
  return (
    <Notice tone="warning" title={`${wordsOf(lost)}, and nothing confirmed it`}>
      <p>
        It may have arrived. Sent again without any change, it counts once; with a change, it would be a
        second one.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton size="sm" to={look.to}>
          {look.label}
        </LinkButton>
        <Button size="sm" onClick={startAnew}>
          It has arrived: empty this form
        </Button>
      </p>
    </Notice>
  )
}
