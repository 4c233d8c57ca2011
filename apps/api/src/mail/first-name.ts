/** What mail programs make a link of: forms are open to everybody, and our mails must not carry their links. */
const LINKED = /[/:@]|\.\p{L}{2}/u

/**
 * `, Ada` for Ada Lovelace: how a mail calls somebody after its first words. Nothing where there is no name, so that
 * no comma is left hanging, or where it reads as an address of the web.
 */
export function byFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && !LINKED.test(first) ? `, ${first}` : ''
}
