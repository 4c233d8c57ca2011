/** Parses stored JSON if it has the shape of the example. */
export function parseStored<Kept>(text: string | null | undefined, example: Kept): Kept | undefined {
  try {
    return ifLike(JSON.parse(text ?? 'null'), example)
  } catch {
    return undefined
  }
}

/**
 * The stored value if it has the shape of the example, including its members and every entry of a list. Otherwise
 * undefined: another version of this site may have written it, or a person.
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
