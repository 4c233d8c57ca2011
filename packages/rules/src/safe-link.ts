const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const OWN_PATH = /^(\/(?![/\\])|#)[^\s\\]*$/

/**
 * A link that external text may contain: a web, mail or telephone address, or a path of this site; undefined for any
 * other.
 */
export function safeLink(href: string): string | undefined {
  if (OWN_PATH.test(href)) return href
  if (!URL.canParse(href)) return undefined
  return ALLOWED.has(new URL(href).protocol) ? href : undefined
}
