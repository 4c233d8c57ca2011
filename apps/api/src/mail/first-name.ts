/**
 * `, Ada` for Ada Lovelace: how a mail calls somebody after its first words. Nothing where there is no name, so that
 * no comma is left hanging.
 */
export function byFirstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && `, ${first}`
}
