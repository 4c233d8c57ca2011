import type { Block, ListItem, TextRun } from '@beacon/contract/blog'
import type { BlockObjectResponse, RichTextItemResponse } from '@notionhq/client'

/** A block of a page with the blocks inside it. */
export interface BlockNode {
  block: BlockObjectResponse
  children: BlockNode[]
  /** Notion does not find its children: it is synced from a page that is not shared with us. */
  isCutOff?: boolean
  /** Its children are nested deeper than we read. */
  isTooDeep?: boolean
}

/** A heading as the page has it; its place in the post and its anchor are the blog's. */
interface NoteHeading {
  type: 'heading'
  level: 1 | 2 | 3
  text: TextRun[]
}

/** The contract's blocks, with pictures still at their own addresses and links as they were typed. */
export type NoteBlock = NoteHeading | Exclude<Block, { type: 'heading' }>

/** Converts a page's blocks into our own kinds. A block without an equivalent is dropped, its children stay. */
export function toBlocks(nodes: readonly BlockNode[]): NoteBlock[] {
  const blocks: NoteBlock[] = []
  for (const node of nodes) {
    const item = listItem(node)
    const last = blocks.at(-1)
    if (!item) blocks.push(...toBlock(node))
    else if (last?.type === 'list' && last.ordered === item.list.ordered) last.items.push(item.item)
    else blocks.push({ type: 'list', ...item.list, items: [item.item] })
  }
  return blocks
}

type ListHead = Pick<Extract<Block, { type: 'list' }>, 'ordered' | 'start'>

/** An item, and the list that it begins unless it continues one. */
function listItem({ block, children }: BlockNode): { list: ListHead; item: ListItem } | undefined {
  const item = (text: RichTextItemResponse[], list: ListHead) => ({
    list,
    item: { text: toRuns(text), children: toInnerBlocks(children) },
  })
  if (block.type === 'numbered_list_item') {
    const { rich_text, list_start_index: start } = block.numbered_list_item
    return item(rich_text, { ordered: true, ...(start === undefined ? {} : { start }) })
  }
  if (block.type === 'bulleted_list_item') return item(block.bulleted_list_item.rich_text, { ordered: false })
  return block.type === 'to_do' ? item(block.to_do.rich_text, { ordered: false }) : undefined
}

function toBlock({ block, children }: BlockNode): NoteBlock[] {
  switch (block.type) {
    case 'heading_1':
      return heading(1, block.heading_1.rich_text, children)
    case 'heading_2':
      return heading(2, block.heading_2.rich_text, children)
    case 'heading_3':
      return heading(3, block.heading_3.rich_text, children)
    // Finer than a post has them.
    case 'heading_4':
      return heading(3, block.heading_4.rich_text, children)
    case 'paragraph':
      return [...paragraph(toRuns(block.paragraph.rich_text)), ...toBlocks(children)]
    case 'quote':
      return [{ type: 'quote', text: toRuns(block.quote.rich_text), children: toInnerBlocks(children) }]
    case 'callout':
      return [{ type: 'quote', text: toRuns(block.callout.rich_text), children: toInnerBlocks(children) }]
    case 'toggle':
      return [{ type: 'toggle', text: toRuns(block.toggle.rich_text), children: toInnerBlocks(children) }]
    case 'code':
      return [{ type: 'code', text: plain(block.code.rich_text), language: block.code.language }]
    case 'image':
      return [image(block.image)]
    case 'table':
      return [{ type: 'table', hasHeader: block.table.has_column_header, rows: children.flatMap(tableRow) }]
    case 'divider':
      return [{ type: 'divider' }]
    case 'equation':
      return paragraph([{ text: block.equation.expression, code: true }])
    case 'bookmark':
      return paragraph(linkTo(block.bookmark.url, block.bookmark.caption))
    case 'embed':
      return paragraph(linkTo(block.embed.url, block.embed.caption))
    case 'link_preview':
      return paragraph(linkTo(block.link_preview.url))
    default:
      return [...linkToFile(block), ...toBlocks(children)]
  }
}

/** A film, a recording, a paper: a link to where it lies. */
function linkToFile(block: BlockObjectResponse): NoteBlock[] {
  const file = fileIn(block)
  if (file?.type !== 'external') return []
  const { url } = file.external
  return paragraph([{ text: nameOf(file) || url, href: url }])
}

/** What of a page lies with Notion itself, by name or kind: its links die within the hour, so a post can have none. */
export const unlinkable = (nodes: readonly BlockNode[]): string[] =>
  nodes.flatMap(({ block, children }) => {
    const file = fileIn(block)
    return [...(file?.type === 'file' ? [nameOf(file) || block.type] : []), ...unlinkable(children)]
  })

/** What a post cannot show: another page, a link to one, a block that Notion does not give, one nested too deep. */
export type Unshown = 'page' | 'page link' | 'unknown block' | 'depth'

/** What of a page is left out, each kind once. */
export const unshown = (nodes: readonly BlockNode[]): Unshown[] => [
  ...new Set(nodes.flatMap((node) => [...unshownKind(node), ...unshown(node.children)])),
]

function unshownKind({ block, isTooDeep }: BlockNode): Unshown[] {
  if (isTooDeep) return ['depth']
  if (block.type === 'child_page' || block.type === 'child_database') return ['page']
  if (block.type === 'link_to_page') return ['page link']
  return block.type === 'unsupported' ? ['unknown block'] : []
}

/** Whether something of a page could not be read. */
export const isPartial = (nodes: readonly BlockNode[]): boolean =>
  nodes.some(({ isCutOff, children }) => isCutOff || isPartial(children))

/** Whether a part is a synced copy of a block that stands elsewhere. */
export const isSynced = (nodes: readonly BlockNode[]): boolean =>
  nodes.some(
    ({ block, children }) =>
      (block.type === 'synced_block' && block.synced_block.synced_from !== null) || isSynced(children),
  )

type FileContent = Extract<BlockObjectResponse, { type: 'pdf' }>['pdf'] & { name?: string }

function fileIn(block: BlockObjectResponse): FileContent | undefined {
  if (block.type === 'video') return block.video
  if (block.type === 'audio') return block.audio
  if (block.type === 'pdf') return block.pdf
  return block.type === 'file' ? block.file : undefined
}

const nameOf = ({ caption, name = '' }: FileContent): string => plain(caption) || name

const heading = (level: 1 | 2 | 3, text: RichTextItemResponse[], children: BlockNode[]): NoteBlock[] => [
  ...(plain(text).trim() === '' ? [] : [{ type: 'heading' as const, level, text: toRuns(text) }]),
  ...toBlocks(children),
]

/** Notion's empty paragraphs only space the page. */
const paragraph = (text: TextRun[]): NoteBlock[] =>
  text.some((run) => run.text.trim() !== '') ? [{ type: 'paragraph', text }] : []

/** Inside a list, quote or toggle a heading becomes a bold line: the table of contents does not know it. */
const toInnerBlocks = (children: BlockNode[]): Block[] =>
  toBlocks(children).map((block) =>
    block.type === 'heading'
      ? { type: 'paragraph', text: block.text.map((run) => ({ ...run, bold: true as const })) }
      : block,
  )

type ImageContent = Extract<BlockObjectResponse, { type: 'image' }>['image']

function image(content: ImageContent): NoteBlock {
  const src = content.type === 'external' ? content.external.url : content.file.url
  return { type: 'image', image: { src, alt: plain(content.caption) }, caption: toRuns(content.caption) }
}

const tableRow = ({ block }: BlockNode): TextRun[][][] =>
  block.type === 'table_row' ? [block.table_row.cells.map(toRuns)] : []

const linkTo = (href: string, caption: RichTextItemResponse[] = []): TextRun[] => [
  { text: plain(caption) || href, href },
]

const plain = (text: RichTextItemResponse[]): string => text.map(({ plain_text }) => plain_text).join('')

/** Text runs with the styles that we keep; adjacent runs of one style are merged. */
function toRuns(text: RichTextItemResponse[]): TextRun[] {
  const runs: TextRun[] = []
  for (const { plain_text, annotations, href } of text) {
    const look: Omit<TextRun, 'text'> = {
      ...(annotations.bold ? { bold: true } : {}),
      ...(annotations.italic ? { italic: true } : {}),
      ...(annotations.code ? { code: true } : {}),
      ...(annotations.strikethrough ? { struck: true } : {}),
      ...(href ? { href } : {}),
    }
    const last = runs.at(-1)
    if (last && sameLook(last, look)) last.text += plain_text
    else runs.push({ text: plain_text, ...look })
  }
  return runs
}

const LOOKS = ['bold', 'italic', 'code', 'struck', 'href'] as const

const sameLook = (run: TextRun, look: Omit<TextRun, 'text'>): boolean =>
  LOOKS.every((name) => run[name] === look[name])
