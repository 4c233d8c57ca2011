import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRetryRefused } from './queries.ts'

/** Offers to run what was refused while an integration was off, once it is on; nothing otherwise. */
export function RefusedWhileOff({ jobs }: { jobs: number }) {
  const retry = useRetryRefused()
  if (jobs === 0) return null
  return (
    <Notice tone="info" title={jobs === 1 ? 'This can run now' : 'These can run now'}>
      <p>
        {jobs === 1 ? '1 job was' : `${jobs} jobs were`} refused while an integration was off that is on now.
        Reminders and offers whose time is over are not sent. Emails that may no longer be true, such as “on
        its way”, are not included: run those one by one.
      </p>
      <Button
        size="sm"
        className="mt-3"
        onClick={() => retry.mutate()}
        pending={retry.isPending}
        pendingLabel="Starting…"
      >
        {jobs === 1 ? 'Run it' : `Run all ${jobs} of these`}
      </Button>
    </Notice>
  )
}
