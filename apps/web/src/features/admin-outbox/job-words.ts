import type { JobState } from '@beacon/contract/outbox'
import type { Tone } from '../../ui/notice.tsx'

const JOBS: Readonly<Record<string, string>> = {
  'mail.lead-notification': 'Mail to us: a new lead',
  'mail.contact-message': 'Mail to us: the message',
  'mail.lead-receipt': 'Mail to the visitor: receipt',
  'notes.lead': 'Copy in the notes database',
}

/** What a job does, in words; a kind that has none yet is shown as it is. */
export const jobName = (kind: string): string => JOBS[kind] ?? kind

/** Whether a job sends a mail. */
export const isMail = ({ kind }: { kind: string }): boolean => kind.startsWith('mail.')

interface StateWords {
  label: string
  tone: Tone | 'neutral'
}

export const stateWords: Readonly<Record<JobState, StateWords>> = {
  ready: { label: 'Waiting', tone: 'info' },
  running: { label: 'Under way', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  uncertain: { label: 'Uncertain', tone: 'warning' },
  refused: { label: 'Refused', tone: 'danger' },
  dead: { label: 'Gave up', tone: 'danger' },
}

/** Whether a job goes no further until a person decides. */
export const needsPerson = (state: JobState): boolean =>
  state === 'uncertain' || state === 'refused' || state === 'dead'

/** Whether a job is still on its way by itself. */
export const isMoving = (state: JobState): boolean => state === 'ready' || state === 'running'

export const UNCERTAIN =
  'The connection broke after the mail had gone out, so it may have arrived: sending it again may deliver it twice.'
