import { createHash } from 'node:crypto'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute in double quotes. */
export const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

/** The policy source that allows exactly this inline script or style. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The metadata tags that React's string renderer puts in front of the root, which belong into the head. React escapes
 * `<` and `>` in texts and attributes, so the tags can be told from their contents.
 */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

export function splitHoisted(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
