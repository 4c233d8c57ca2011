import { ApiError } from '../../lib/api.ts'
import { Notice } from '../../ui/notice.tsx'
import { Wait } from '../admin/index.ts'
import { fieldErrorsOf } from './form-errors.ts'

/** Why a form was refused, where that belongs to no field of it. */
export function FormFailure({ error }: { error: Error | null }) {
  if (!error || Object.keys(fieldErrorsOf(error)).length > 0) return null
  const wait = error instanceof ApiError ? error.retryAfter : undefined
  return (
    <Notice tone="danger" live>
      <p>{error.message}</p>
      {wait !== undefined && <Wait seconds={wait} />}
    </Notice>
  )
}
