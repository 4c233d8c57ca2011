import type { SyncState } from '@beacon/contract/notion-admin'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Ago, useNow } from '../admin/index.ts'
import { useSyncNow } from './queries.ts'

const copyNames: Readonly<Record<string, string>> = {
  blog: 'Blog posts',
  'products: local': 'Products: Built in',
  'products: notion': 'Products: Notion',
  'products: printify': 'Products: Printify',
}

/** The background copies of Notion's contents, and the button to run one now. */
export function Syncs({ syncs, canSync }: { syncs: readonly SyncState[]; canSync: boolean }) {
  const sync = useSyncNow()
  const isRunning = syncs.some((state) => state.isRunning)
  return (
    <section aria-labelledby="syncs" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="syncs" className="text-h4">
          Our copy
        </h2>
        {canSync && (
          <Button
            size="sm"
            onClick={() => sync.mutate()}
            pending={isRunning || sync.isPending}
            pendingLabel="Copying…"
          >
            Sync now
          </Button>
        )}
      </div>
      {syncs.length === 0 && <p className="text-muted text-sm">Nothing has been copied yet.</p>}
      <ul className="border-line border-b empty:hidden">
        {syncs.map((state) => (
          <li key={state.name} className="grid gap-3 border-line border-t py-3 text-sm">
            <SyncLine {...state} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SyncLine({ name, isRunning, lastOkAt, lastErrorAt, lastError, items, warnings }: SyncState) {
  const now = useNow()
  const isFailing = lastErrorAt !== null && (lastOkAt === null || lastErrorAt > lastOkAt)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 sm:grid sm:grid-cols-[10rem_8rem_auto_minmax(0,1fr)]">
        <span className="font-semibold">{copyNames[name] ?? name}</span>
        <span className="tabular-nums">{items.toLocaleString('en-US')} in the copy</span>
        <span className="text-muted">
          {lastOkAt ? (
            <>
              copied <Ago at={lastOkAt} now={now} />
            </>
          ) : (
            'never copied'
          )}
        </span>
        {isRunning && <Badge tone="info">Under way</Badge>}
      </p>
      {isFailing && (
        <Notice
          tone="danger"
          title={
            lastOkAt ? 'The last copy failed; visitors see the one before' : 'No copy has come through yet'
          }
        >
          {lastError} <Ago at={lastErrorAt} now={now} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <details>
          <summary className="prose-link w-fit">
            {warnings.length} {warnings.length === 1 ? 'remark' : 'remarks'}
          </summary>
          <ul className="mt-2 max-w-measure list-disc space-y-1.5 pl-5 [overflow-wrap:anywhere]">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
