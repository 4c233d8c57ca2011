/** What mail programs turn into a link: anybody can fill in our forms, and our mails must not carry their links. */
const LINKED = /[/:@]|\.\p{L}{2}/u

/**
 * `, Ada` for Ada Lovelace, to follow a greeting. Empty where there is no name, or where it looks like a web address.
 */
export function byFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && !LINKED.test(first) ? `, ${first}` : ''
}
