import { ApiError } from '../../lib/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { Wait } from './wait.tsx'

interface FailureProps {
  error: Error | null | undefined
  /** What is said of it; the server's own words if nothing else is. */
  words?: ((error: Error) => string) | undefined
}

/** Why an act was not done, and from when on it may be tried again; nothing without a failure. */
export function Failure({ error, words = ({ message }) => message }: FailureProps) {
  if (!error) return null
  return (
    <>
      <Notice tone="danger" live>
        {words(error)}
      </Notice>
      {error instanceof ApiError && error.retryAfter !== undefined && <Wait seconds={error.retryAfter} />}
    </>
  )
}
