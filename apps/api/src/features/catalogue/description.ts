import sanitizeHtml from 'sanitize-html'

const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote']

/**
 * Sanitizes external HTML for our pages: a short list of tags without any attributes, so no scripts, styles, links or
 * pictures (D19). Heading levels are lowered to those that a product page has free.
 */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {},
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      tag !== 'br' && text.trim() === '' && mediaChildren.length === 0,
  }).trim()

/** A single line of plain text from external HTML: no markup, entities decoded. */
export const cleanLine = (html: string): string =>
  decode(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim()

const decode = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

const BLOCK = /<(p|ul|ol|h\d|div|blockquote)\b/i

/** An owner's text field: HTML, or plain text in which blank lines separate paragraphs. */
export const cleanText = (text: string): string => cleanHtml(BLOCK.test(text) ? text : paragraphs(text))

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

const FIRST_LIST = /<ul>(.*?)<\/ul>/s

/** Extracts the first list from a description: its items are the product's features. */
export function splitFeatures(html: string): { description: string; features: string[] } {
  const list = FIRST_LIST.exec(html)
  if (!list) return { description: html, features: [] }
  const points = [...(list[1] ?? '').matchAll(/<li>(.*?)<\/li>/gs)].map(([, point = '']) => cleanLine(point))
  return { description: html.replace(FIRST_LIST, '').trim(), features: points.filter(Boolean) }
}
