import { z } from 'zod'
import { blogPostSchema } from './blog.ts'
import { integrationMode } from './config.ts'
import { endpoint } from './endpoint.ts'

/** The state of a background copy: posts from Notion, products from their sources. */
const syncStateSchema = z.object({
  /** What is copied: `blog`, `products`. */
  name: z.string(),
  isRunning: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  lastOkAt: z.iso.datetime().nullable(),
  lastErrorAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
  /** How many things the copy holds. */
  items: z.number().int(),
  /** Problems that did not stop the copy: a missing picture, a post without a title. */
  warnings: z.array(z.string()),
})
export type SyncState = z.output<typeof syncStateSchema>

const notionColumnStates = ['found', 'missing', 'wrong type'] as const

/** A Notion database as we expect it, compared with the actual one. */
const notionDatabaseSchema = z.object({
  purpose: z.enum(['blog', 'products', 'leads']),
  /** The setting that names it. */
  setting: z.string(),
  isConfigured: z.boolean(),
  /** Its title in Notion; nothing when it could not be read. */
  title: z.string().nullable(),
  /** Why it could not be read. */
  error: z.string().nullable(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      state: z.enum(notionColumnStates),
      /** The type that it has instead. */
      actualType: z.string().nullable(),
    }),
  ),
})
export type NotionDatabase = z.output<typeof notionDatabaseSchema>

const notionOverviewSchema = z.object({
  mode: integrationMode,
  connection: z.object({ isOk: z.boolean(), workspace: z.string().nullable(), error: z.string().nullable() }),
  databases: z.array(notionDatabaseSchema),
  /** The outbox's jobs for Notion (kinds `notes.…`); the outbox's own calls list and retry them. */
  jobs: z.object({ waiting: z.number().int(), failed: z.number().int(), done: z.number().int() }),
  syncs: z.array(syncStateSchema),
})
export type NotionOverview = z.output<typeof notionOverviewSchema>

export const readNotion = endpoint({
  method: 'GET',
  path: '/api/admin/notion',
  summary: 'The connection to Notion, its databases and columns, jobs and the last copies',
  access: 'administrator',
  response: notionOverviewSchema,
})

export const syncNotion = endpoint({
  method: 'POST',
  path: '/api/admin/notion/sync',
  summary: 'Copy the posts now; goes on in the background, ask for the overview to see its end',
  access: 'administrator',
  act: 'posts.copy',
  status: 202,
  response: z.object({ sync: syncStateSchema }),
  errors: ['conflict'],
})

/** A post in the notes database that visitors do not see yet. */
const draftSchema = z.object({
  /** The id of its page in Notion. */
  id: z.string(),
  /** Empty while it has none; then there is nothing to look at, either. */
  title: z.string(),
  author: z.string(),
  /** The day or hour on which it goes out; null while it is not marked as published. */
  goesOutAt: z.string().nullable(),
  editedAt: z.iso.datetime(),
})
export type Draft = z.output<typeof draftSchema>

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/admin/notion/drafts',
  summary:
    'The posts that are being written or wait for their day, as Notion has them now, last edited first',
  access: 'administrator',
  response: z.object({ drafts: z.array(draftSchema) }),
  errors: ['conflict', 'provider_error'],
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/admin/notion/drafts/:id',
  summary: 'A post of the notes database as the blog would show it now, published or not',
  access: 'administrator',
  params: z.object({ id: z.string().max(64) }),
  response: z.object({
    post: blogPostSchema,
    /** What is wrong with pictures that cannot be shown. */
    remarks: z.array(z.string()),
  }),
  errors: ['conflict', 'not_found', 'provider_error'],
})
