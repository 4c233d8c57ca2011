import { isLinked } from './strangers-links.ts'

/**
 * `, Ada` for Ada Lovelace, to follow a greeting. Empty where there is no name, or where it looks like a web address.
 */
export function byFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && !isLinked(first) ? `, ${first}` : ''
}
