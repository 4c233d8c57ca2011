/** What a form holds, by field. */
export type FormValues<Field extends string> = Record<Field, string>

/** One message for every field that is refused. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>

export function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): FormValues<Field> {
  const data = new FormData(form)
  return Object.fromEntries(
    fields.map((field) => [field, String(data.get(field) ?? '')]),
  ) as FormValues<Field>
}

/** What is known of a form's values; of the tab's draft, nothing is certain. */
type Known<Field extends string> = Partial<FormValues<Field>> | undefined

/**
 * Puts back what a visitor typed before the application had come, and into the other fields the tab's draft. What says
 * something else than the server sent is left alone: the visitor has filled it, or the browser.
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
    // Somebody is about to write here: what is written takes the draft's place, and is not put behind it.
    if (drafted && control === document.activeElement && 'select' in control) control.select()
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isAsSent = (control: Control): boolean | undefined =>
  'options' in control
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.selected
    : control.value === control.defaultValue

/**
 * What a visitor typed into the server's HTML before the application took it over. React keeps most of it and resets
 * the rest to what the server had sent, so it is read while the browser's first rendering is under way.
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
