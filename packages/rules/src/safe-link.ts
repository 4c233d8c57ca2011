const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const OWN_PATH = /^(\/(?![/\\])|#)[^\s\\]*$/

/** A link that text from outside may carry: a web, mail or telephone address, or a path of this site. */
export function safeLink(href: string): string | undefined {
  if (OWN_PATH.test(href)) return href
  if (!URL.canParse(href)) return undefined
  return ALLOWED.has(new URL(href).protocol) ? href : undefined
}
