/** A piece of a line: words, or words that lead to one of our own pages. */
export type ChatInline = string | { text: string; to: string }

type ChatBlock =
  | { kind: 'paragraph'; content: readonly ChatInline[] }
  | { kind: 'list'; items: readonly (readonly ChatInline[])[] }

const LINK = /\[([^\][]{1,120})\]\(([^()\s]{1,300})\)/g
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%:,+~#]*$/
const ITEM = /^[-*•]\s+/

/** Whether an address leads to this site whatever a browser makes of it: a path, and no scheme, host or backslash. */
export const isOwnPath = (address: string): boolean => OWN_PATH.test(address)

/**
 * Parses an answer into what may be displayed: paragraphs, lists and links to our own pages. Everything else is text,
 * whoever wrote it: an external link is reduced to its text.
 */
export function answerBlocks(answer: string): ChatBlock[] {
  const blocks: ChatBlock[] = []
  for (const part of answer.split(/\n{2,}/)) {
    let lines: string[] = []
    let items: string[] = []
    const end = () => {
      if (lines.length > 0) blocks.push({ kind: 'paragraph', content: inline(lines.join('\n')) })
      if (items.length > 0) blocks.push({ kind: 'list', items: items.map(inline) })
      lines = []
      items = []
    }
    for (const line of part.split('\n')) {
      if (line.trim() === '') continue
      if (ITEM.test(line) === items.length > 0 || (lines.length === 0 && items.length === 0)) {
        // The line goes on with what came before.
      } else end()
      if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
      else lines.push(line)
    }
    end()
  }
  return blocks
}

function inline(text: string): ChatInline[] {
  const pieces: ChatInline[] = []
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', address = ''] = match
    const before = text.slice(from, match.index)
    if (before) pieces.push(before)
    pieces.push(isOwnPath(address) ? { text: words, to: address } : words)
    from = match.index + whole.length
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/** The answer as plain words, as a transcript and a screen reader's announcement have it. */
export const plainAnswer = (answer: string): string => answer.replace(LINK, '$1')
