import { type Block, isCopy } from './blocks.ts'
import type { Sign } from './files.ts'
import { isObject } from './json.ts'
import { run } from './rich-text.ts'
import type { DataSource, Page } from './store.ts'
import type { Property } from './values.ts'

const BOT = { object: 'user', id: 'b0700000-0000-4000-8000-000000000001' }
const WORKSPACE_PAGE = 'aa000000-0000-4000-8000-000000000001'
const NOTHING_SPECIAL = { icon: null, cover: null, public_url: null }

const webAddress = (id: string) => `https://www.notion.so/${id.replaceAll('-', '')}`

/** Notion signs its own files anew for every answer; such a link lives an hour. */
function signed(content: unknown, sign: Sign): unknown {
  if (Array.isArray(content)) return content.map((entry) => signed(entry, sign))
  if (!isObject(content) || !isObject(content.file)) return content
  return { ...content, file: sign(String(content.file.url)) }
}

/**
 * A page as the API returns it, with each property under its column's name.
 * @param sign makes the addresses of its files
 */
export function pageObject(page: Page, sign: Sign) {
  const properties = page.source.properties.map(({ id, name, type }) => [
    name,
    { id, type, [type]: signed(page.values[name]?.content, sign) },
  ])
  return {
    object: 'page',
    id: page.id,
    created_time: page.created,
    last_edited_time: page.edited,
    created_by: BOT,
    last_edited_by: BOT,
    parent: {
      type: 'data_source_id',
      data_source_id: page.source.id,
      database_id: page.source.databaseId,
    },
    archived: page.inTrash,
    in_trash: page.inTrash,
    is_archived: false,
    is_locked: false,
    properties: Object.fromEntries(properties) as Record<string, unknown>,
    url: webAddress(page.id),
    ...NOTHING_SPECIAL,
  }
}

/** A block as the API returns it, without its children, which are a call of their own. */
export function blockObject(block: Block, sign: Sign) {
  return {
    object: 'block',
    id: block.id,
    parent: block.parent,
    created_time: block.created,
    last_edited_time: block.created,
    created_by: BOT,
    last_edited_by: BOT,
    has_children: block.children.length > 0 || isCopy(block),
    archived: false,
    in_trash: false,
    type: block.type,
    [block.type]: signed(block.content, sign),
  }
}

/** A data source as the API returns it, with the schema of its columns. */
export function dataSourceObject(source: DataSource) {
  return {
    object: 'data_source',
    id: source.id,
    ...container(source),
    parent: { type: 'database_id', database_id: source.databaseId },
    database_parent: { type: 'page_id', page_id: WORKSPACE_PAGE },
    created_by: BOT,
    last_edited_by: BOT,
    properties: Object.fromEntries(source.properties.map((property) => [property.name, schemaOf(property)])),
    url: webAddress(source.id),
  }
}

/** The database around a data source, as the API returns it; the columns are the data source's. */
export function databaseObject(source: DataSource) {
  return {
    object: 'database',
    id: source.databaseId,
    ...container(source),
    parent: { type: 'page_id', page_id: WORKSPACE_PAGE },
    is_locked: false,
    data_sources: [{ id: source.id, name: source.name }],
    url: webAddress(source.databaseId),
  }
}

/** What a database and its data source say alike. */
function container({ name, created }: DataSource) {
  return {
    title: run(name),
    description: [],
    is_inline: false,
    in_trash: false,
    archived: false,
    created_time: created,
    last_edited_time: created,
    ...NOTHING_SPECIAL,
  }
}

function schemaOf({ id, name, type, options }: Property) {
  return { id, name, description: null, type, [type]: configurationOf(type, options) }
}

function configurationOf(type: Property['type'], options: Property['options']) {
  if (type === 'select' || type === 'multi_select') return { options }
  if (type === 'formula') return { expression: '' }
  return type === 'number' ? { format: 'number' } : {}
}

export const botObject = {
  ...BOT,
  name: 'Website',
  avatar_url: null,
  type: 'bot',
  bot: {
    owner: { type: 'workspace', workspace: true },
    workspace_id: 'a0000000-0000-4000-8000-000000000001',
    workspace_name: 'Stand-in',
    workspace_limits: { max_file_upload_size_in_bytes: 5_242_880 },
  },
}
