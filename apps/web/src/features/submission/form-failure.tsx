import { type Failure, sentenceOf } from '../../lib/renewed.ts'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'

interface FormFailureProps {
  /** Empty if nothing failed. */
  failure: Failure | undefined
  /** Whether what was typed survives a reload. */
  kept?: boolean
}

/** Announces why a form could not be sent, and offers to reload the page when only that helps. */
export function FormFailure({ failure, kept = false }: FormFailureProps) {
  if (!failure) return null
  return (
    <Notice tone="danger" live>
      <FailureText failure={failure} kept={kept} />
    </Notice>
  )
}

/** The same without an element of its own. */
export const FailureText = ({ failure, kept = false }: { failure: Failure; kept?: boolean }) => (
  <>
    {sentenceOf(failure)}
    {typeof failure !== 'string' && <ReloadOffer kept={kept} />}
  </>
)
