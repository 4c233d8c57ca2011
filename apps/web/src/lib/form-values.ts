/** A form's values by field. */
export type FormValues<Field extends string> = Record<Field, string>

/** One message for every field that is refused. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

/** The form's current values of these fields; an empty text for one that has none, such as an unchecked box. */
export function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): FormValues<Field> {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as FormValues<Field>
}

/** A form's values as far as they are known; a stored draft may hold anything. */
type Known<Field extends string> = Partial<FormValues<Field>> | undefined

/**
 * Restores what a visitor typed before hydration, and the tab's draft in the other fields. A field that differs from
 * what the server sent is left alone: the visitor or the browser has filled it in.
 */
export function putBack<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  { typed, draft }: { typed?: Known<Field>; draft?: unknown },
) {
  for (const field of fields) {
    const control = form.elements.namedItem(field) as Control | null
    const drafted = typed?.[field] ? undefined : (draft as Known<Field>)?.[field]
    const value = drafted ?? typed?.[field]
    if (!control || value === undefined || !isAsSent(control)) continue
    control.value = value
    // The visitor is about to type here: their text replaces the draft instead of following it.
    if (drafted && control === document.activeElement && 'select' in control) control.select()
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isAsSent = (control: Control): boolean | undefined =>
  'options' in control
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.selected
    : control.value === control.defaultValue

/**
 * What a visitor typed into the server's HTML before hydration. React keeps most of it and resets the rest to the
 * server's values, so it is read during the browser's first render.
 */
export function readTyped<Field extends string>(formId: string, fields: readonly Field[]) {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readValues(form, fields)
  return fields.some((field) => values[field]) ? values : undefined
}

/** The messages of these fields only. */
export const errorsOf = <Field extends string>(
  errors: Readonly<Record<string, string | undefined>>,
  fields: readonly Field[],
): FormErrors<Field> =>
  Object.fromEntries(
    fields.filter((field) => errors[field]).map((field) => [field, errors[field]]),
  ) as FormErrors<Field>
