import { ApiError } from '../../lib/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { Wait } from './wait.tsx'

/** Why an act was not done, in the server's words, and from when on it may be tried again; nothing without a failure. */
export function Failure({ error }: { error: Error | null | undefined }) {
  if (!error) return null
  return (
    <>
      <Notice tone="danger" live>
        {error.message}
      </Notice>
      {error instanceof ApiError && error.retryAfter !== undefined && <Wait seconds={error.retryAfter} />}
    </>
  )
}
