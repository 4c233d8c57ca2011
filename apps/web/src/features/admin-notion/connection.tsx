import type { NotionOverview } from '@beacon/contract/notion-admin'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'

const MODES = {
  on: 'Notion is connected with the keys of this installation.',
  demo: 'Demo: a stand-in speaks Notion’s protocol. Nothing leaves this machine.',
  off: 'Notion is off: there is no NOTION_TOKEN. The blog shows the built-in posts, and leads stay with us.',
}

/** Whether Notion answers, and the name of our integration there. */
export function Connection({ mode, connection }: Pick<NotionOverview, 'mode' | 'connection'>) {
  return (
    <section aria-labelledby="connection" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <h2 id="connection" className="text-h4">
          Connection
        </h2>
        {mode !== 'off' && (
          <Badge tone={connection.isOk ? 'success' : 'danger'}>
            {connection.isOk ? 'Answers' : 'Not responding'}
          </Badge>
        )}
      </div>
      <p className="max-w-measure text-sm">
        {MODES[mode]}
        {connection.workspace && ` Workspace: ${connection.workspace}.`}
      </p>
      {connection.error && <Notice tone="danger">{connection.error}</Notice>}
    </section>
  )
}
