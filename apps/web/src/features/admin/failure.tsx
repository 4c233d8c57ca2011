import { ApiError } from '../../lib/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { RetryCountdown } from './retry-countdown.tsx'

interface FailureProps {
  error: Error | null | undefined
  /** The text to show; defaults to the server's message. */
  words?: ((error: Error) => string) | undefined
}

/** Why an action failed, and when it may be tried again; renders nothing without a failure. */
export function Failure({ error, words = ({ message }) => message }: FailureProps) {
  if (!error) return null
  return (
    <>
      <Notice tone="danger" live>
        {words(error)}
      </Notice>
      {error instanceof ApiError && error.retryAfter !== undefined && (
        <RetryCountdown seconds={error.retryAfter} />
      )}
    </>
  )
}
