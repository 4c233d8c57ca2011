import { randomUUID } from 'node:crypto'
import { invalid } from './errors.ts'
import { isObject, type Json, list, object, string } from './json.ts'
import { richText } from './rich-text.ts'
import { fileSource } from './values.ts'

const MOST_URL = 2000
const MOST_EXPRESSION = 1000
const MOST_NAME = 100

type BlockParent = { type: 'page_id'; page_id: string } | { type: 'block_id'; block_id: string }

export type Block = {
  id: string
  parent: BlockParent
  created: string
  type: string
  content: Json
  children: Block[]
}

type Writer = (raw: Json, where: string) => Json

/** A block that is text, with what its kind adds to it. */
const textBlock =
  (extra: Json = {}): Writer =>
  (raw, where) => ({
    rich_text: richText(raw.rich_text, `${where}.rich_text`),
    color: raw.color ?? 'default',
    ...extra,
  })

const heading = textBlock({ is_toggleable: false })
const caption = (raw: Json, where: string) => richText(raw.caption ?? [], `${where}.caption`)

const media: Writer = (raw, where) => ({ ...fileSource(raw, where), caption: caption(raw, where) })

const writers: Record<string, Writer> = {
  paragraph: textBlock({ icon: null }),
  heading_1: heading,
  heading_2: heading,
  heading_3: heading,
  heading_4: heading,
  bulleted_list_item: textBlock(),
  numbered_list_item: (raw, where) => ({
    ...textBlock()(raw, where),
    ...(typeof raw.list_start_index === 'number' ? { list_start_index: raw.list_start_index } : {}),
  }),
  toggle: textBlock(),
  quote: textBlock(),
  code: (raw, where) => ({
    rich_text: richText(raw.rich_text, `${where}.rich_text`),
    caption: caption(raw, where),
    language: raw.language ?? 'plain text',
  }),
  image: media,
  video: media,
  audio: media,
  pdf: media,
  file: (raw, where) => ({ ...media(raw, where), name: string(raw.name, `${where}.name`, MOST_NAME) }),
  equation: (raw, where) => ({ expression: string(raw.expression, `${where}.expression`, MOST_EXPRESSION) }),
  divider: () => ({}),
  callout: textBlock({ icon: null }),
  to_do: (raw, where) => ({ ...textBlock()(raw, where), checked: raw.checked === true }),
  bookmark: (raw, where) => ({
    url: string(raw.url, `${where}.url`, MOST_URL),
    caption: caption(raw, where),
  }),
  table: (raw) => ({
    table_width: raw.table_width,
    has_column_header: raw.has_column_header === true,
    has_row_header: raw.has_row_header === true,
  }),
  table_row: (raw, where) => ({
    cells: list(raw.cells, `${where}.cells`).map((cell, index) => richText(cell, `${where}.cells[${index}]`)),
  }),
  link_to_page: (raw, where) => ({
    type: 'page_id',
    page_id: string(raw.page_id, `${where}.page_id`, MOST_NAME),
  }),
  column_list: () => ({}),
  column: () => ({}),
  synced_block: (raw) => ({ synced_from: raw.synced_from ?? null }),
}

/** Whether its children are another block's: Notion has them there only, and does not find them here. */
export const isCopy = ({ type, content }: Block): boolean =>
  type === 'synced_block' && content.synced_from !== null

/** Blocks of a request with their nested children; at most `most` in any one list. */
export function createBlocks(
  raw: unknown,
  parent: BlockParent,
  made: { created: string; most: number },
): Block[] {
  return list(raw, 'body.children', made.most).map((entry, index) => {
    const place = `body.children[${index}]`
    const block = object(entry, place)
    const type = Object.keys(writers).find((known) => isObject(block[known]))
    const write = type && writers[type]
    if (!write) throw invalid(`${place} should be a block of a known type.`)
    const content = object(block[type], place)
    const id = randomUUID()
    return {
      id,
      parent,
      created: made.created,
      type,
      content: write(content, `${place}.${type}`),
      children: createBlocks(content.children ?? [], { type: 'block_id', block_id: id }, made),
    }
  })
}

/** All blocks of a tree, each with its own id. */
export const flatten = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flatten(block.children)])
