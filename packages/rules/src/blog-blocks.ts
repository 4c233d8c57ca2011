import type { Block, TextRun } from '@beacon/contract/blog'
import { slugOf } from './slug.ts'

const WORDS_A_MINUTE = 230
const PARAGRAPHS_PER_AD = 4
const LAST_WITHOUT_AD = 2

type Heading = Extract<Block, { type: 'heading' }>

/** A heading as it was written, before it has its place below the page's title. */
type RawHeading = Omit<Heading, 'level' | 'id'> & { level: 1 | 2 | 3 }
export type RawBlock = RawHeading | Exclude<Block, Heading>

/** The text of runs, without their styles and what is struck out. */
export const plainText = (runs: readonly TextRun[]): string =>
  runs.map(({ text, struck }) => (struck ? '' : text)).join('')

/** `bold` or `italic` when all of a text is: such a paragraph is styled as a whole (BLOG-6). */
export function emphasisOf(runs: readonly TextRun[]): 'bold' | 'italic' | undefined {
  const words = runs.filter(({ text }) => text.trim() !== '')
  if (words.length === 0) return undefined
  if (words.every(({ bold }) => bold)) return 'bold'
  return words.every(({ italic }) => italic) ? 'italic' : undefined
}

/**
 * Places the headings below the page's title, which is the only `h1`, and gives each a unique anchor. Each is one level
 * below the heading that it stands under, so that no level is left out.
 */
export function placeHeadings(blocks: readonly RawBlock[]): Block[] {
  const above: number[] = []
  const placed = blocks.map((block) => {
    if (block.type !== 'heading') return block
    while ((above.at(-1) ?? 0) >= block.level) above.pop()
    above.push(block.level)
    return { ...block, level: (above.length + 1) as Heading['level'], id: '' }
  })
  return withAnchors(placed)
}

/** Ids of a post's page around the text: a heading with the same words gets a number. */
export const PAGE_IDS: readonly string[] = [
  'app',
  'page-data',
  'main',
  'mobile-menu',
  'services-menu',
  'served-towns',
  'share',
  'post-services',
  'related-posts',
  'recent-posts',
  'blog-categories',
  'popular-tags',
  'privacy-choices',
  'lead-popup',
  'chat-lead',
  'chat-message',
  'chat-room',
]

/** Gives each heading an anchor from its words that nothing else on the page has. */
export function withAnchors(blocks: readonly Block[]): Block[] {
  const taken = new Set(PAGE_IDS)
  return blocks.map((block) => {
    if (block.type !== 'heading') return block
    const name = slugOf(plainText(block.text)) || 'section'
    let id = name
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`
    taken.add(id)
    return { ...block, id }
  })
}

/**
 * The indexes of the blocks that an advertisement follows: after every 4th paragraph, except within the last two
 * (BLOG-7).
 */
export function adsAfter(blocks: readonly Block[]): ReadonlySet<number> {
  const paragraphs = blocks.flatMap(({ type }, index) => (type === 'paragraph' ? [index] : []))
  return new Set(
    paragraphs.filter((_, index) => {
      const count = index + 1
      return count % PARAGRAPHS_PER_AD === 0 && count <= paragraphs.length - LAST_WITHOUT_AD
    }),
  )
}

export interface ContentsEntry {
  id: string
  text: string
  level: Heading['level']
}

/** The headings as a table of contents lists them; those of the third level are too fine for it. */
export function tableOfContents(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level < 4
      ? [{ id: block.id, text: plainText(block.text), level: block.level }]
      : [],
  )
}

/** Minutes that a reader takes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = linesOf(blocks).join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** What can be read in the blocks, a text for each paragraph, item, cell and caption. */
export const linesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(wordsOf)

function wordsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [plainText(block.text)]
    case 'list':
      return block.items.flatMap(({ text, children }) => [plainText(text), ...children.flatMap(wordsOf)])
    case 'quote':
    case 'toggle':
      return [plainText(block.text), ...block.children.flatMap(wordsOf)]
    case 'code':
      return [block.text]
    case 'image':
      return [plainText(block.caption)]
    case 'table':
      return block.rows.flatMap((row) => row.map(plainText))
    case 'divider':
      return []
  }
}
