import type { LeadStatus } from '@beacon/contract/leads'
import type { JobState } from '@beacon/contract/outbox'
import type { Kysely, Selectable, Transaction } from 'kysely'

export interface LeadTable {
  id: string
  fingerprint: string
  created_at: string
  status: LeadStatus
  name: string
  email: string
  phone: string
  business_name: string
  business_type: string
  current_website: string
  message: string
  source: string
  landing_page: string
  referrer: string
  campaign: string
  /** JSON list of words. */
  flags: string
  staff_notes: string
  notes_page_id: string | null
}

export interface OutboxTable {
  id: string
  kind: string
  about: string
  dedupe_key: string
  state: JobState
  phase: 'data' | null
  attempts: number
  created_at: string
  run_at: string
  lease_until: string | null
  done_at: string | null
  last_error: string | null
}

export interface Schema {
  lead: LeadTable
  outbox: OutboxTable
  idempotency: {
    scope: string
    key: string
    body_hash: string
    status: number
    response: string
    expires_at: string
  }
  rate_limit: { name: string; subject: string; hits: number; window_ends_at: string }
  admin_session: {
    token_hash: string
    email: string
    credential_tag: string
    created_at: string
    seen_at: string
  }
  sign_in_failure: { subject: string; failures: number; last_at: string; blocked_until: string }
}

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
export type LeadRow = Selectable<LeadTable>
export type JobRow = Selectable<OutboxTable>
