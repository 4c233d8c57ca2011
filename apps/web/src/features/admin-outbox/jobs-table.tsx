import type { Job } from '@beacon/contract/outbox'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ConfirmDialog, formatAgo, formatClock, formatInstant, useNow } from '../admin/index.ts'
import { JobStateBadge } from './job-state-badge.tsx'
import { earlyEffect, jobName } from './job-words.ts'
import { useRetryJob } from './queries.ts'
import { SettleButton } from './settle-button.tsx'

/** The jobs of the outbox, one per row. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  const now = useNow()
  const columns: Column<Job>[] = [
    { header: 'What', rowHeader: true, cell: ({ kind }) => jobName(kind) },
    { header: 'About', cell: ({ subject }) => <Subject subject={subject} /> },
    { header: 'State', cell: ({ state }) => <JobStateBadge state={state} /> },
    { header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
    { header: 'When', cell: (job) => whenOf(job, now) },
    { header: 'Last error', cell: ({ lastError }) => <LastError text={lastError} /> },
    { header: 'Action', cell: (job) => <Actions job={job} /> },
  ]
  return <DataTable caption="Jobs of the outbox" columns={columns} rows={jobs} rowKey={({ id }) => id} />
}

const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  lead: paths.adminLead,
  order: paths.adminOrder,
  booking: paths.adminBooking,
}

const partsOf = (subject: string): { kind: string; id: string } => {
  const [kind = '', id = ''] = subject.split(':')
  return { kind, id }
}

/** Shortened where there is a screen for it. */
function subjectName(subject: string): string {
  const { kind, id } = partsOf(subject)
  const name = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('_', ' ')
  return `${name} ${SCREENS[kind] ? id.slice(-8) : id}`
}

/** The subject of a job, linked where there is a screen for it. */
function Subject({ subject }: { subject: string }) {
  const { kind, id } = partsOf(subject)
  const screen = SCREENS[kind]
  if (screen) return <TextLink to={screen(id)}>{subjectName(subject)}</TextLink>
  return <span className="[overflow-wrap:anywhere]">{subjectName(subject)}</span>
}

/** Beyond this a time is only a plan, and its seconds mean nothing. */
const SOON_MS = 60 * 60_000

/** The time of the next attempt, or of completion. */
function whenOf({ state, runAt, doneAt }: Job, now: number) {
  if (state === 'ready') {
    const isSoon = Date.parse(runAt) - now < SOON_MS
    return <time dateTime={runAt}>{isSoon ? formatClock(runAt, now) : formatInstant(runAt)}</time>
  }
  if (state === 'running') return 'now'
  if (doneAt) return <span className="text-muted">{formatAgo(doneAt, now)}</span>
  return 'not until you run it'
}

function LastError({ text }: { text: string | null }) {
  if (!text) return null
  return <span className="block max-w-96 [overflow-wrap:anywhere]">{text}</span>
}

function Actions({ job }: { job: Job }) {
  if (job.state === 'running' || job.state === 'done') return null
  return (
    <div className="flex flex-wrap gap-2">
      <RunAgain job={job} />
      <SettleButton job={job} />
    </div>
  )
}

function RunAgain({ job }: { job: Job }) {
  const [isAsking, setAsking] = useState(false)
  const isUntried = job.state === 'ready' && job.attempts === 0
  const effect = earlyEffect(job.kind)
  const isPlanned = isUntried && effect !== undefined && Date.parse(job.runAt) > Date.now()
  const retry = useRetryJob({ failure: !isPlanned })
  return (
    <>
      <Button
        size="sm"
        className="whitespace-nowrap"
        onClick={() => (isPlanned ? setAsking(true) : retry.mutate(job.id))}
        pending={retry.isPending}
        pendingLabel="Starting…"
        aria-label={`${job.state === 'ready' ? 'Run now' : 'Run again'}: ${jobName(job.kind)}, ${subjectName(job.subject)}`}
      >
        {job.state === 'ready' ? 'Run now' : 'Run again'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Do it now?"
        no="Leave it"
        yes="Run it now"
        variant="primary"
        pendingLabel="Starting…"
        change={retry}
        act={(answered) => retry.mutate(job.id, answered)}
      >
        <p>
          {jobName(job.kind)}: this is planned for {formatInstant(job.runAt)}.
        </p>
        <p>{effect}</p>
      </ConfirmDialog>
    </>
  )
}
