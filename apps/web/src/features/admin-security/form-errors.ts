import { useEffect } from 'react'
import { ApiError } from '../../lib/api.ts'

export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** The sentences that belong to fields; those of other failures stand above the form. */
export const fieldErrorsOf = (error: unknown): FieldErrors => (error instanceof ApiError ? error.fields : {})

export const focusFirstError = (form: string, errors: FieldErrors) =>
  document.getElementById(`${form}-${Object.keys(errors)[0]}`)?.focus()

/** A form that opens in answer to a press takes the cursor. */
export function useFocusOnStart(id: string) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
}
