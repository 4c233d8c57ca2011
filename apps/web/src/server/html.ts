import { createHash } from 'node:crypto'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an attribute in double quotes. */
export const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

/** The policy source that allows exactly this inline script or style. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The metadata tags that React's string renderer puts before the root, and that belong in the head. React escapes `<`
 * and `>` in text and attributes, so tags can be told from content.
 */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Separates those tags, for the document's head, from the rest of the rendered page. */
export function splitHoisted(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
