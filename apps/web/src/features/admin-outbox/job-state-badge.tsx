import type { JobState } from '@beacon/contract/outbox'
import { Badge } from '../../ui/badge.tsx'
import { stateWords } from './job-words.ts'

/** The state of a job. */
export const JobStateBadge = ({ state }: { state: JobState }) => (
  <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
)
