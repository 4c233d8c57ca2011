import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api.ts'

/** A message for every field that is refused, by its name. */
type FieldErrors = Readonly<Partial<Record<string, string>>>

/**
 * What stands at the fields of a form: what it has found itself, else what the server refused. Whenever there is
 * something, the keyboard is led to the first of these fields.
 * @param form the form's id
 * @param error the answer of the last call
 */
export function useFieldErrors(form: string, error: Error | null) {
  const [found, setFound] = useState<FieldErrors>()
  const errors = found ?? refusedFields(error)
  useEffect(() => {
    const [first] = Object.keys(errors ?? {})
    if (first) document.getElementById(`${form}-${first}`)?.focus()
  }, [form, errors])
  return { errors, setFound }
}

/** The same object until the next answer; nothing for a failure that has to be said by itself. */
const refusedFields = (error: Error | null): FieldErrors | undefined =>
  error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : undefined
