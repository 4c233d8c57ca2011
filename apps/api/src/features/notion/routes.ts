import type { IntegrationMode } from '@beacon/contract/config'
import { type NotionOverview, readNotion, syncNotion } from '@beacon/contract/notion-admin'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { countByState } from '../../outbox/job-overview.ts'
import type { NotesReader } from '../../providers/notes-reader.ts'
import type { ContentSync } from '../../sync/content-sync.ts'
import { type DataSourceIds, describeDatabases } from './databases.ts'

interface NotionRoutes {
  db: Db
  mode: IntegrationMode
  notesReader: NotesReader | undefined
  dataSources: DataSourceIds
  contentSync: ContentSync
  /** Starts the copy of the posts in the background; false when there is nothing to copy from. */
  startBlogSync(): boolean
}

/** What an administrator sees of Notion (D25): the connection, the databases, what waits, and the last copies. */
export function bindNotion(bind: Bind, deps: NotionRoutes): void {
  bind(readNotion)(async () => {
    const { db, mode, notesReader, dataSources, contentSync } = deps
    const [connection, databases, jobs, syncs] = await Promise.all([
      connectionOf(notesReader),
      describeDatabases(notesReader, dataSources),
      countByState(db, 'notes.'),
      contentSync.all(),
    ])
    return {
      mode,
      connection,
      databases,
      jobs: {
        waiting: jobs.ready + jobs.running,
        failed: jobs.refused + jobs.dead + jobs.uncertain,
        done: jobs.done,
      },
      syncs,
    }
  })

  bind(syncNotion)(async () => {
    if (!deps.startBlogSync())
      throw new AppError('conflict', 'No posts are copied: NOTION_TOKEN or NOTION_BLOG_ID is not set.')
    return { sync: { ...(await deps.contentSync.state('blog')), isRunning: true } }
  })
}

async function connectionOf(notesReader: NotesReader | undefined): Promise<NotionOverview['connection']> {
  if (!notesReader) return { isOk: false, workspace: null, error: 'NOTION_TOKEN is not set.' }
  try {
    return { isOk: true, workspace: await notesReader.workspace(), error: null }
  } catch (error) {
    return { isOk: false, workspace: null, error: String((error as Error).message) }
  }
}
