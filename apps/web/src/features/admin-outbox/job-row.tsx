import type { Job } from '@beacon/contract/outbox'
import { Button } from '../../ui/button.tsx'
import { useRestoredFocus } from '../admin/index.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { jobName, needsPerson, UNCERTAIN } from './job-words.ts'
import { useRetryJob } from './queries.ts'
import { SettleButton } from './settle-button.tsx'

interface JobRowProps {
  job: Pick<Job, 'id' | 'kind' | 'state' | 'lastError'>
  /** The button's label: 'Send again'. */
  again: string
}

/** A job shown with the record that it belongs to: its state, why it failed, and the retry button. */
export function JobRow({ job: { id, kind, state, lastError }, again }: JobRowProps) {
  const retry = useRetryJob({ failure: true })
  const keptFocus = useRestoredFocus<HTMLLIElement>(state)
  return (
    <li {...keptFocus} className="grid gap-1 border-line border-b py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <span>{jobName(kind)}</span>
        <JobStateBadge state={state} />
      </div>
      {state !== 'done' && lastError && (
        <p className="text-muted text-xs [overflow-wrap:anywhere]">{lastError}</p>
      )}
      {state === 'uncertain' && <p className="text-muted text-xs">{UNCERTAIN}</p>}
      {(needsPerson(state) || state === 'settled') && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            size="sm"
            onClick={() => retry.mutate(id)}
            pending={retry.isPending}
            pendingLabel="Sending…"
            aria-label={`${again}: ${jobName(kind)}`}
          >
            {again}
          </Button>
          <SettleButton job={{ id, kind, state }} />
        </div>
      )}
    </li>
  )
}
