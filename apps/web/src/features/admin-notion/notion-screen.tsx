import { useQuery } from '@tanstack/react-query'
import { FailedState, RowsSkeleton } from '../admin/index.ts'
import { Connection } from './connection.tsx'
import { Databases } from './databases.tsx'
import { Jobs } from './jobs.tsx'
import { notionQuery } from './queries.ts'
import { Syncs } from './syncs.tsx'

/** The notes database: the connection, what waits or failed, our copy of it and the mapping (decision D25). */
export function NotionScreen() {
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
          <Syncs syncs={notion.data.syncs} canSync={notion.data.mode !== 'off'} />
          <Databases databases={notion.data.databases} />
        </>
      )}
    </div>
  )
}
