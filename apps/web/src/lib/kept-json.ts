/** What was kept as JSON text, if it is like the example. */
export function parseKept<Kept>(text: string | null | undefined, example: Kept): Kept | undefined {
  try {
    return ifLike(JSON.parse(text ?? 'null'), example)
  } catch {
    return undefined
  }
}

/**
 * What was kept, if it is like the example: its members, too, and of a list every entry, where the example has one.
 * Nothing otherwise: another version of this site may have written it, or a person.
 */
export const ifLike = <Kept>(value: unknown, example: Kept): Kept | undefined =>
  isLike(value, example) ? (value as Kept) : undefined

function isLike(value: unknown, example: unknown): boolean {
  if (example === undefined) return true
  if (typeof example !== 'object' || !example) return typeof value === typeof example
  if (typeof value !== 'object' || !value || Array.isArray(value) !== Array.isArray(example)) return false
  if (Array.isArray(value)) return value.every((entry) => isLike(entry, (example as unknown[])[0]))
  return Object.entries(example).every(([name, part]) =>
    isLike((value as typeof example)[name as never], part),
  )
}
