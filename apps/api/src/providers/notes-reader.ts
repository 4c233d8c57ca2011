import type {
  BlockObjectResponse,
  Client,
  DatabaseObjectResponse,
  PageObjectResponse,
} from '@notionhq/client'
import { JobError } from '../outbox/job-error.ts'
import {
  type BlockNode,
  isPartial,
  isSynced,
  type NoteBlock,
  toBlocks,
  type Unshown,
  unlinkable,
  unshown,
} from './notes-blocks.ts'
import { type PlainValue, plainValue } from './notes-properties.ts'
import {
  type Ask,
  createNotionClient,
  createPacedAsk,
  createPatientAsk,
  isNotFound,
  type NotionSettings,
  translateErrors,
} from './notion-client.ts'

/** Deeper than people nest blocks; stops pages that contain themselves. */
const MOST_NESTED = 6
/** Blocks that are pages of their own. */
const ELSEWHERE = new Set(['child_page', 'child_database', 'unsupported'])

/** A page of a database with its properties as plain values. */
export interface NoteRow {
  id: string
  createdAt: string
  editedAt: string
  /** Only those of a type that we read. */
  properties: Record<string, PlainValue | undefined>
}

/** A database's title and the type of each of its columns. */
export interface NoteTable {
  title: string
  columns: Record<string, string>
}

interface NotesPage {
  blocks: NoteBlock[]
  /** Names of its files that cannot be linked to. */
  unlinkable: string[]
  /** What else of it a post cannot show. */
  unshown: Unshown[]
  /** A block is synced from a page that the integration may not read. */
  isPartial: boolean
  /** A block is synced from elsewhere: an edit there does not change when this page was edited. */
  isSynced: boolean
}

/** What stands in the notes database (Notion), read at its pace. */
export interface NotesText {
  /** Every row of a data source. @throws JobError when one page of them cannot be read */
  rows(dataSourceId: string): Promise<NoteRow[]>
  /** A page's content, nested blocks included. Picture addresses expire within the hour. */
  text(pageId: string): Promise<NotesPage>
}

/** Reads the notes database for our own copies, with retries, and for a person who is waiting. */
export interface NotesReader extends NotesText {
  /** For a person who is waiting and wants the current state: each request once, without the breaker. */
  atOnce: NotesText
  table(dataSourceId: string): Promise<NoteTable>
  /** The workspace's name: proof that the token is valid. */
  workspace(): Promise<string>
}

interface ReaderOptions {
  limitMs?: number | undefined
  /** The breaker around every request. */
  guard: Ask
  scale: number
}

/** `limitMs` applies to each request; `scale` shortens all waits in tests. */
export function createNotesReader(
  settings: NotionSettings,
  { limitMs, guard, scale }: ReaderOptions,
): NotesReader {
  const client = createNotionClient(settings, limitMs)

  /** A database's address in Notion contains an id that is not its data source's: explains that mistake. */
  async function explain(id: string, error: unknown): Promise<never> {
    const database = isNotFound(error)
      ? await client.databases.retrieve({ database_id: id }).catch(() => undefined)
      : undefined
    if (!database || !isWhole<DatabaseObjectResponse>(database, 'data_sources')) throw error
    const sources = database.data_sources.map((source) => source.id).join(', ')
    throw new Error(`this is the id of a database; the id of its data source is needed: ${sources}`)
  }

  return {
    ...textReader(client, createPatientAsk(guard, scale)),
    atOnce: textReader(client, createPacedAsk(scale)),
    async table(dataSourceId) {
      const source = await translateErrors(() =>
        client.dataSources
          .retrieve({ data_source_id: dataSourceId })
          .catch((error: unknown) => explain(dataSourceId, error)),
      )
      const title = 'title' in source ? source.title.map(({ plain_text }) => plain_text).join('') : ''
      const columns = Object.entries(source.properties).map(([name, { type }]) => [name, type])
      return { title, columns: Object.fromEntries(columns) }
    },
    async workspace() {
      const user = await translateErrors(() => client.users.me({}))
      const bot = 'bot' in user && user.type === 'bot' ? user.bot : undefined
      return (bot && 'workspace_name' in bot && bot.workspace_name) || user.name || 'Notion'
    },
  }
}

function textReader(client: Client, ask: Ask): NotesText {
  async function tree(id: string, depth: number): Promise<BlockNode[]> {
    const blocks = await everyPage((start_cursor) =>
      ask(() => client.blocks.children.list({ block_id: id, page_size: 100, ...start_cursor })),
    )
    const nodes: BlockNode[] = []
    for (const block of blocks) {
      if (!isWhole<BlockObjectResponse>(block, 'type')) throw incomplete(block.id)
      const hasMore = block.has_children && !ELSEWHERE.has(block.type)
      if (hasMore && depth < MOST_NESTED) nodes.push(await nodeOf(block, depth + 1))
      else nodes.push({ block, children: [], isTooDeep: hasMore })
    }
    return nodes
  }

  /** One block that Notion does not find must not stop the copy of all posts. */
  async function nodeOf(block: BlockObjectResponse, depth: number): Promise<BlockNode> {
    try {
      return { block, children: await tree(contentId(block), depth) }
    } catch (error) {
      if (error instanceof JobError && isNotFound(error.cause)) return { block, children: [], isCutOff: true }
      throw error
    }
  }

  return {
    async rows(dataSourceId) {
      const rows = await everyPage((start_cursor) =>
        ask(() =>
          client.dataSources.query({ data_source_id: dataSourceId, page_size: 100, ...start_cursor }),
        ),
      )
      return rows
        .filter(({ object }) => object === 'page')
        .map((row) => {
          if (!isWhole<PageObjectResponse>(row, 'properties')) throw incomplete(row.id)
          return toRow(row)
        })
    },
    async text(pageId) {
      const nodes = await tree(pageId, 1)
      return {
        blocks: toBlocks(nodes),
        unlinkable: unlinkable(nodes),
        unshown: unshown(nodes),
        isPartial: isPartial(nodes),
        isSynced: isSynced(nodes),
      }
    },
  }
}

/** The block that has its content: a synced copy has none of its own. */
const contentId = (block: BlockObjectResponse): string =>
  (block.type === 'synced_block' && block.synced_block.synced_from?.block_id) || block.id

interface ListAnswer<T> {
  results: T[]
  has_more: boolean
  next_cursor: string | null
  /** A query ends after 10,000 rows, with no cursor to the others. */
  request_status?: { type: 'complete' | 'incomplete' }
}

/** All results of a list call, page after page. @throws JobError when they are incomplete or have no end */
async function everyPage<T>(
  read: (cursor: { start_cursor?: string }) => Promise<ListAnswer<T>>,
): Promise<T[]> {
  const all: T[] = []
  const seen = new Set<string>()
  let cursor: string | null = null
  do {
    const { results, has_more, next_cursor, request_status }: ListAnswer<T> = await read(
      cursor ? { start_cursor: cursor } : {},
    )
    if (request_status?.type === 'incomplete')
      throw new JobError('refused', 'Notes database: there are more rows than it lists.')
    all.push(...results)
    if (has_more && (next_cursor === null || seen.has(next_cursor)))
      throw new JobError('retry', 'Notes database: the list has no end.')
    cursor = has_more ? next_cursor : null
    if (cursor !== null) seen.add(cursor)
  } while (cursor !== null)
  return all
}

/** What was there yesterday would seem to have been taken out: the last whole copy stays instead. */
const incomplete = (id: string) =>
  new JobError(
    'retry',
    `Notes database: ${id} came without its content. Share it with the integration, or take it out.`,
  )

/** Notion can return a partial object: an id and nothing else. */
const isWhole = <T extends object>(value: object, key: keyof T & string): value is T => key in value

const toRow = (page: PageObjectResponse): NoteRow => ({
  id: page.id,
  createdAt: page.created_time,
  editedAt: page.last_edited_time,
  properties: Object.fromEntries(
    Object.entries(page.properties).map(([name, property]) => [name, plainValue(property)]),
  ),
})
