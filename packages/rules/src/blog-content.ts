import type { Block, TextRun } from '@beacon/contract/blog'
import { emphasisOf, placeHeadings, type RawBlock } from './blog-blocks.ts'
import { safeLink } from './safe-link.ts'

/** The kind of a line, by its beginning. */
const KINDS = {
  heading: /^(#{1,3}) +(.+)$/,
  bullet: /^[-*] +(.+)$/,
  number: /^\d+[.)] +(.+)$/,
  image: /^!\[([^\]]*)\]\(([^()\s]+)\)$/,
} as const
type Kind = keyof typeof KINDS | 'text'

const INLINE =
  /`([^`]+)`|\*\*(?!\s)(.+?)(?<!\s)\*\*(?!\*)|\*(?![\s*])([^*]+?)(?<!\s)\*|\[([^[\]]+)\]\(([^()\s]+)\)/

/**
 * Parses the Markdown subset of the built-in posts (BLOG-6): blank lines split paragraphs; `# `, `## ` and `### ` lines
 * are headings, `- ` and `* ` lines lists, `1. ` lines numbered lists; `![caption](/path)` is an image; a paragraph
 * that is bold or italic as a whole is styled. Everything else is a paragraph. Inline: bold, italic, code and links.
 */
export function parseContent(text: string): Block[] {
  const parts = text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n/)
  return placeHeadings(parts.flatMap((part) => groups(part).map(toBlock)))
}

interface Group {
  kind: Kind
  lines: string[]
}

/** Neighbouring lines of one kind; every heading and every image stands alone. */
function groups(part: string): Group[] {
  const found: Group[] = []
  for (const raw of part.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const kind = kindOf(line)
    const last = found.at(-1)
    if (last?.kind === kind && kind !== 'heading' && kind !== 'image') last.lines.push(line)
    else found.push({ kind, lines: [line] })
  }
  return found
}

const kindOf = (line: string): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(line)) ?? 'text'

function toBlock({ kind, lines }: Group): RawBlock {
  const [line = ''] = lines
  switch (kind) {
    case 'heading': {
      const [, marks = '', words = ''] = KINDS.heading.exec(line) ?? []
      return { type: 'heading', level: marks.length as 1 | 2 | 3, text: parseRuns(words) }
    }
    case 'bullet':
    case 'number': {
      const items = lines.map((item) => ({ text: parseRuns(item.replace(KINDS[kind], '$1')), children: [] }))
      return { type: 'list', ordered: kind === 'number', items }
    }
    case 'image': {
      const [, caption = '', source = ''] = KINDS.image.exec(line) ?? []
      return { type: 'image', image: ownImage(source, caption), caption: parseRuns(caption) }
    }
    case 'text': {
      const text = parseRuns(lines.join(' '))
      return { type: 'paragraph', text, emphasis: emphasisOf(text) }
    }
  }
}

/** Pages show pictures of this site only. */
const ownImage = (source: string, alt: string) =>
  source.startsWith('/') && safeLink(source) ? { src: source, alt } : null

type Look = Omit<TextRun, 'text'>

/** Splits a line into runs of one style each. An unsafe link is reduced to its text. */
export function parseRuns(text: string, look: Look = {}): TextRun[] {
  const match = INLINE.exec(text)
  if (!match) return text === '' ? [] : [{ text, ...look }]
  const [whole, code, bold, italic, words, href = ''] = match
  const link = safeLink(href)
  const inner =
    code !== undefined
      ? [{ text: code, ...look, code: true as const }]
      : bold !== undefined
        ? parseRuns(bold, { ...look, bold: true })
        : italic !== undefined
          ? parseRuns(italic, { ...look, italic: true })
          : parseRuns(words ?? '', link === undefined ? look : { ...look, href: link })
  return [
    ...parseRuns(text.slice(0, match.index), look),
    ...inner,
    ...parseRuns(text.slice(match.index + whole.length), look),
  ]
}
