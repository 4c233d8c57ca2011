import type { BookingStatus } from '@beacon/contract/booking'
import type { Meeting } from '@beacon/contract/fields'
import type { AttributionColumns } from './attribution.ts'

export interface BookingTable extends AttributionColumns {
  id: string
  status: BookingStatus
  service_id: string
  service_name: string
  duration_minutes: number
  price_cents: number
  starts_at: string
  ends_at: string
  name: string
  email: string
  phone: string
  business_name: string
  message: string
  meeting: Meeting
  /** Of a video session, as the administrator entered it; empty where it has none of its own. */
  meeting_link: string
  /** How many of the versions in `sequence` brought a new link, and no new time. */
  link_changes: number
  created_at: string
  created_by: 'visitor' | 'administrator'
  token_hash: string
  sequence: number
  hold_until: string | null
  holder_hash: string | null
  payment_id: string | null
  intent_id: string | null
  paid_cents: number
  refunded_cents: number
  /** Until when a cancellation gives the money back, where a move must not change it. */
  refund_until: string | null
  cancelled_at: string | null
  cancelled_by: 'visitor' | 'administrator' | null
  cancel_reason: string
  no_show: number
  attention: string | null
  /** What a person, or a refund, has settled of it, a line each. */
  settled: string
  /** When it was agreed as it is now: by booking, by paying, by moving it. Null for what is not, and from before this was kept. */
  agreed_at: string | null
  /** The date of the terms that a visitor accepted; null where nobody was shown them. */
  terms_dated: string | null
}

export interface BookingWaitTable {
  id: string
  date: string
  service_id: string
  name: string
  email: string
  phone: string
  created_at: string
  booking_id: string | null
  unheard: number
}
