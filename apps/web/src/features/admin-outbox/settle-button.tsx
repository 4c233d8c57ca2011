import { canBeSettled, type Job } from '@beacon/contract/outbox'
import { Button } from '../../ui/button.tsx'
import { jobName, needsPerson } from './job-words.ts'
import { useSettleJob } from './queries.ts'

/** For a stopped job that does not have to run again: the email was made up for in another way, say. */
export function SettleButton({ job: { id, kind, state } }: { job: Pick<Job, 'id' | 'kind' | 'state'> }) {
  const settle = useSettleJob()
  if (!needsPerson(state) || !canBeSettled(kind)) return null
  return (
    <Button
      size="sm"
      className="whitespace-nowrap"
      onClick={() => settle.mutate(id)}
      pending={settle.isPending}
      pendingLabel="Settling…"
      aria-label={`It is settled: ${jobName(kind)}`}
    >
      It is settled
    </Button>
  )
}
