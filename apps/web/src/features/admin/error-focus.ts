import { useEffect } from 'react'

/**
 * Leads the keyboard to the first field that is refused, whenever an answer refuses one.
 * @param form the form's id
 * @param errors message by field name, the same object until the next answer
 */
export function useErrorFocus(form: string, errors: Readonly<Record<string, string>> | undefined) {
  useEffect(() => {
    const [first] = Object.keys(errors ?? {})
    if (first) document.getElementById(`${form}-${first}`)?.focus()
  }, [form, errors])
}
