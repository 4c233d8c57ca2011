import type { AuditAct, AuditOutcome, AuditSubject } from '@beacon/contract/audit'
import type { JobState } from '@beacon/contract/outbox'

export interface OutboxTable {
  id: string
  /** The first word of its kind. */
  lane: string
  kind: string
  about: string
  dedupe_key: string
  state: JobState
  phase: 'data' | null
  attempts: number
  created_at: string
  /** When it was to run first. */
  due_at: string
  /** When it runs next, or when it stopped for a person. */
  run_at: string
  lease_until: string | null
  done_at: string | null
  last_error: string | null
}

export interface SecondFactorTable {
  email: string
  secret: string
  created_at: string
  confirmed_at: string | null
  last_step: number
}

export interface AuditEntryTable {
  id: string
  at: string
  act: AuditAct
  who: string
  subject_kind: AuditSubject | ''
  subject_id: string
  line: string
  outcome: AuditOutcome
  reason: string
  request_id: string
  address: string
}
