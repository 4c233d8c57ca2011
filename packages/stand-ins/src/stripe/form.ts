export type Form = { [key: string]: string | Form }

/**
 * Reads a body as Stripe's libraries write it: `metadata[order]=1&expand[0]=latest_charge`. Lists are objects with
 * '0', '1', … as keys.
 */
export function parseForm(body: string): Form {
  const form: Form = Object.create(null)
  for (const [key, value] of new URLSearchParams(body)) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''))
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) {
      const inner = place[part]
      const next: Form = typeof inner === 'object' ? inner : Object.create(null)
      place[part] = next
      place = next
    }
    place[last] = value
  }
  return form
}

/** A field's text; undefined when it is missing, empty or a group. */
export const text = (form: Form, key: string): string | undefined => {
  const value = form[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A field's group; an empty one when it is missing or a text. */
export const group = (form: Form, key: string): Form => {
  const value = form[key]
  return typeof value === 'object' ? value : Object.create(null)
}

/** The texts of a group, for metadata. */
export const texts = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
