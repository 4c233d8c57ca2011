import type { AnswerSource, ChatAction, Rating, TurnState } from '@beacon/contract/chat'
import type { LeadStatus } from '@beacon/contract/leads'
import type { NewsletterList } from '@beacon/contract/newsletter'
import type { AddressRefusal, SubscriberState } from '@beacon/contract/subscribers'
import type { AttributionColumns } from './attribution.ts'

export interface LeadTable extends AttributionColumns {
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
  /** JSON list of words. */
  flags: string
  staff_notes: string
  /** A day in New York. */
  follow_up_on: string | null
  notes_page_id: string | null
}

export interface ChatTurnTable {
  conversation_id: string
  number: number
  asked_at: string
  question: string
  answer: string
  state: TurnState
  source: AnswerSource | null
  is_answered: number
  action: ChatAction | null
  /** JSON list of words. */
  choices: string
  topic: string | null
  aspect: string | null
  rating: Rating | null
  note: string
}

export interface SubscriberTable {
  id: string
  email: string
  email_key: string
  list: NewsletterList
  state: Exclude<SubscriberState, 'undeliverable'>
  source: string
  /** JSON list of words. */
  flags: string
  asked_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  refused_at: string | null
  refusal: AddressRefusal | null
}

export interface CampaignTable {
  id: string
  subject: string
  body: string
  list: NewsletterList | null
  recipients: number
  created_at: string
  stopped_at: string | null
}

export interface StaffMessageTable {
  id: string
  kind: 'welcome' | 'custom' | 'test'
  email: string
  name: string
  subject: string
  body: string
  created_at: string
}
