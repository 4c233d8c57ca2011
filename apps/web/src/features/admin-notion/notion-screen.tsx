import type { NotionDatabase } from '@beacon/contract/notion-admin'
import { useQuery } from '@tanstack/react-query'
import { FailedState, RowsSkeleton, useFocusBack, useOpenRecord } from '../admin/index.ts'
import { Connection } from './connection.tsx'
import { Databases } from './databases.tsx'
import { DraftPreview } from './draft-preview.tsx'
import { Drafts } from './drafts.tsx'
import { Jobs } from './jobs.tsx'
import { notionQuery } from './queries.ts'
import { Syncs } from './syncs.tsx'

/** The notes database, or the preview of one of its drafts. */
export function NotionScreen() {
  const { openId, close } = useOpenRecord('draft')
  useFocusBack(openId)
  return openId === null ? <Overview /> : <DraftPreview key={openId} id={openId} onClose={close} />
}

/** The connection, pending and failed jobs, our copy, the drafts and the mapping (decision D25). */
function Overview() {
  const notion = useQuery(notionQuery)
  return (
    <div className="grid max-w-6xl grid-cols-1 gap-10">
      {notion.isError && (
        <FailedState
          what="the notes database"
          error={notion.error}
          onRetry={() => void notion.refetch()}
          pending={notion.isRefetching}
        />
      )}
      {notion.isPending && <RowsSkeleton label="Loading the notes database" />}
      {notion.data && (
        <>
          <Connection {...notion.data} />
          <Jobs {...notion.data} />
          <Syncs syncs={notion.data.syncs} canSync={notion.data.databases.some(isBlog)} />
          {notion.data.databases.some(isBlog) && <Drafts />}
          <Databases databases={notion.data.databases} />
        </>
      )}
    </div>
  )
}

const isBlog = ({ purpose, isConfigured }: NotionDatabase): boolean => purpose === 'blog' && isConfigured
