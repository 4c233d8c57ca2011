import type { NotionDatabase } from '@beacon/contract/notion-admin'
import type { NotesReader, NoteTable } from '../../providers/notes-reader.ts'

type Purpose = NotionDatabase['purpose']
export type DataSourceIds = Record<Purpose, string | undefined>

/** The columns that we read or write, by database: what the owner has to set up in Notion. */
const columns: Record<Purpose, Record<string, string>> = {
  blog: {
    Title: 'title',
    Slug: 'rich_text',
    Excerpt: 'rich_text',
    Published: 'checkbox',
    Date: 'date',
    Category: 'select',
    Tags: 'multi_select',
    Author: 'rich_text',
    Image: 'files',
  },
  products: {
    Name: 'title',
    Description: 'rich_text',
    Category: 'select',
    Image: 'files',
    Price: 'number',
    Status: 'select',
    SKU: 'rich_text',
    Weight: 'rich_text',
    Dimensions: 'rich_text',
    Inventory: 'number',
    Features: 'multi_select',
    Tags: 'multi_select',
  },
  leads: {
    Name: 'title',
    'Lead ID': 'rich_text',
    Email: 'email',
    Phone: 'phone_number',
    Business: 'rich_text',
    'Business Type': 'rich_text',
    Website: 'url',
    Source: 'select',
    Message: 'rich_text',
    Status: 'select',
    Received: 'date',
  },
}

const settings: Record<Purpose, string> = {
  blog: 'NOTION_BLOG_ID',
  products: 'NOTION_PRODUCTS_ID',
  leads: 'NOTION_LEADS_ID',
}

/** Every database as expected, beside what Notion says about it. */
export function describeDatabases(
  notes: NotesReader | undefined,
  ids: DataSourceIds,
): Promise<NotionDatabase[]> {
  return Promise.all(
    (Object.keys(columns) as Purpose[]).map((purpose) => describe(notes, purpose, ids[purpose])),
  )
}

async function describe(
  notes: NotesReader | undefined,
  purpose: Purpose,
  id: string | undefined,
): Promise<NotionDatabase> {
  const known = { purpose, setting: settings[purpose], isConfigured: id !== undefined }
  if (!notes || id === undefined) return { ...known, title: null, error: null, columns: [] }
  try {
    const table = await notes.table(id)
    return { ...known, title: table.title, error: null, columns: compare(columns[purpose], table) }
  } catch (error) {
    return { ...known, title: null, error: String((error as Error).message), columns: [] }
  }
}

const compare = (wanted: Record<string, string>, table: NoteTable): NotionDatabase['columns'] =>
  Object.entries(wanted).map(([name, type]) => {
    const actual = table.columns[name]
    if (actual === undefined) return { name, type, state: 'missing', actualType: null }
    return actual === type
      ? { name, type, state: 'found', actualType: null }
      : { name, type, state: 'wrong type', actualType: actual }
  })
