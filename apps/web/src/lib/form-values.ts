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

export function fillIn<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  values: Partial<FormValues<Field>>,
) {
  for (const field of fields) {
    const control = form.elements.namedItem(field)
    const value = values[field]
    if (control && 'value' in control && typeof value === 'string') control.value = value
  }
}

/** The values when there is something in them. */
export function ifFilled<Field extends string>(
  fields: readonly Field[],
  values: unknown,
): Partial<FormValues<Field>> | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const record: Partial<FormValues<Field>> = values
  return fields.some((field) => record[field]) ? record : undefined
}

/**
 * What a visitor typed into the server's HTML before the application took it over. React keeps most of it and resets
 * the rest to what the server had sent, so it is read while the browser's first rendering is under way.
 */
export function readTyped<Field extends string>(formId: string, fields: readonly Field[]) {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(formId)
  return form instanceof HTMLFormElement ? ifFilled(fields, readValues(form, fields)) : undefined
}

/** The messages of these fields only. */
export const errorsOf = <Field extends string>(
  errors: Readonly<Record<string, string | undefined>>,
  fields: readonly Field[],
): FormErrors<Field> =>
  Object.fromEntries(
    fields.filter((field) => errors[field]).map((field) => [field, errors[field]]),
  ) as FormErrors<Field>
