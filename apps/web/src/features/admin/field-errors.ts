import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { focusInvalid } from '../../ui/focus-invalid.ts'

/** Error messages by field name. */
type FieldErrors = Readonly<Partial<Record<string, string>>>

/**
 * The errors shown at a form's fields: its own, or else the server's. Whenever there are any, the first such field is
 * focused.
 * @param form the form's id
 * @param error the error of the last call
 */
export function useFieldErrors(form: string, error: Error | null) {
  const [found, setFound] = useState<FieldErrors>()
  const errors = found ?? refusedFields(error)
  useEffect(() => {
    const [first] = Object.keys(errors ?? {})
    if (first) focusInvalid(document.getElementById(`${form}-${first}`))
  }, [form, errors])
  return { errors, setFound }
}

/** The same object until the next response; undefined for a failure that belongs to no field. */
const refusedFields = (error: Error | null): FieldErrors | undefined =>
  error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : undefined
