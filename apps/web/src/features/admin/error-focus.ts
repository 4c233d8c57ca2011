import { useEffect } from 'react'
import { ApiError } from '../../lib/api.ts'

/** A message for every field that is refused, by its name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

/** The sentences that stand at fields; nothing for a failure that has to be said by itself. */
export const refusedFields = (error: Error | null): Readonly<Record<string, string>> | undefined =>
  error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : undefined

/**
 * Leads the keyboard to the first field that is refused, whenever an answer refuses one.
 * @param form the form's id
 * @param errors message by field name, the same object until the next answer
 */
export function useErrorFocus(form: string, errors: FieldErrors | undefined) {
  useEffect(() => {
    const [first] = Object.keys(errors ?? {})
    if (first) document.getElementById(`${form}-${first}`)?.focus()
  }, [form, errors])
}
