import { type FormEvent, useEffect } from 'react'
import { checkForm, type FormSchema } from '../../lib/form-attempt.ts'
import { readValues } from '../../lib/form-values.ts'
import { useFieldErrors } from '../admin/index.ts'

interface CheckedFormOptions<Field extends string, Values> {
  id: string
  schema: FormSchema<Values>
  /** In the form's order. */
  fields: readonly [Field, ...Field[]]
  change: { isPending: boolean; error: Error | null }
  send: (values: Values) => void
}

/** A form opened by a button: it takes the focus, and is validated here before anything is sent. */
export function useCheckedForm<Field extends string, Values>(options: CheckedFormOptions<Field, Values>) {
  const { id, schema, fields, change, send } = options
  const { errors, setFound } = useFieldErrors(id, change.error)
  const first = `${id}-${fields[0]}`
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (change.isPending) return
    const checked = checkForm(schema, readValues(event.currentTarget, fields))
    setFound('errors' in checked ? checked.errors : undefined)
    if ('form' in checked) send(checked.form)
  }
  return { errors, submit }
}
