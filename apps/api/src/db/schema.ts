import type { AuditAct, AuditOutcome, AuditSubject } from '@beacon/contract/audit'
import type { BookingStatus } from '@beacon/contract/booking'
import type { AnswerSource, ChatAction, Rating, TurnState } from '@beacon/contract/chat'
import type { LeadStatus } from '@beacon/contract/leads'
import type { LinkPurpose, NewsletterList } from '@beacon/contract/newsletter'
import type { OrderKind, OrderState } from '@beacon/contract/orders'
import type { JobState } from '@beacon/contract/outbox'
import type { PaymentState, RefundState } from '@beacon/contract/payment-admin'
import type { ProductSource, ProductStatus } from '@beacon/contract/products'
import type { SubscriberState } from '@beacon/contract/subscribers'
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
  run_at: string
  lease_until: string | null
  done_at: string | null
  last_error: string | null
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

export interface BookingTable {
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
  cancelled_at: string | null
  cancelled_by: 'visitor' | 'administrator' | null
  cancel_reason: string
  no_show: number
  attention: string | null
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
}

export interface SubscriberTable {
  id: string
  email: string
  email_key: string
  list: NewsletterList
  state: SubscriberState
  source: string
  /** JSON list of words. */
  flags: string
  asked_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
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

export interface ContentSyncTable {
  name: string
  version: number
  lease_until: string | null
  started_at: string | null
  last_ok_at: string | null
  last_error_at: string | null
  last_error: string | null
  items: number
  /** JSON list of sentences. */
  warnings: string
}

export interface BlogPostTable {
  id: string
  slug: string
  title: string
  excerpt: string
  date: string
  updated: string | null
  author: string
  category: string
  /** JSON list of words. */
  tags: string
  /** JSON of a BlogImage. */
  image: string | null
  read_time: number
  /** JSON list of blocks. */
  content: string
  edited_at: string
  read_at: string
}

export interface PictureTable {
  source: string
  name: string
  width: number
  height: number
  /** JSON list of numbers. */
  widths: string
  copied_at: string
}

export interface PictureFileTable {
  name: string
  bytes: Uint8Array
}

export interface PaymentTable {
  id: string
  kind: 'product' | 'booking'
  subject_id: string
  state: PaymentState
  method: 'intent' | 'hosted' | 'manual'
  amount: number
  amount_received: number
  refunded: number
  currency: string
  description: string
  email: string
  /** JSON list. */
  lines: string
  attempt: number
  intent_id: string | null
  page_id: string | null
  page_url: string | null
  hold_until: string
  released_at: string | null
  paid_at: string | null
  disputed: number
  last_error: string | null
  created_at: string
}

export interface RefundTable {
  id: string
  payment_id: string
  amount: number
  state: RefundState
  reason: string
  requested_by: string
  attempt: number
  refund_id: string | null
  last_error: string | null
  created_at: string
}

export interface OrderTable {
  id: string
  number: string
  kind: OrderKind
  state: OrderState
  name: string
  email: string
  phone: string
  address: string
  city: string
  region: string
  zip: string
  subtotal: number
  shipping: number
  tax: number
  total: number
  refunded: number
  currency: 'usd'
  paid_at: string | null
  stock_taken: number
  printify_id: string | null
  carrier: string
  tracking_number: string
  tracking_url: string
  attention: string
  resume_state: OrderState | null
  created_at: string
}

export interface OrderLineTable {
  order_id: string
  position: number
  product_id: string
  variant_id: number | null
  name: string
  variant: string
  image: string
  unit_price: number
  quantity: number
  digital: number
}

export interface WebhookEventTable {
  provider: 'stripe' | 'printify'
  event_id: string
  type: string
  object_id: string
  raw: string
  received_at: string
  processed_at: string | null
}

export interface CatalogueProductTable {
  id: string
  source: ProductSource
  position: number
  name: string
  status: ProductStatus
  withdrawn: number
  /** JSON of a Product without stock. */
  document: string
}

export interface StockHoldTable {
  subject: string
  product_id: string
  variant_id: number
  quantity: number
  expires_at: string
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

export interface Schema {
  chat_conversation: { id: string; started_at: string; last_at: string; lead_id: string | null }
  chat_turn: ChatTurnTable
  chat_budget: { day: string; tokens: number }
  catalogue_product: CatalogueProductTable
  catalogue_stock: { product_id: string; variant_id: number; source_count: number; stock: number }
  catalogue_copy: { source: ProductSource; copied_at: string | null; held: string | null }
  stock_hold: StockHoldTable
  payment: PaymentTable
  refund: RefundTable
  webhook_event: WebhookEventTable
  orders: OrderTable
  order_line: OrderLineTable
  order_event: { order_id: string; position: number; at: string; what: string; detail: string }
  content_sync: ContentSyncTable
  blog_post: BlogPostTable
  picture: PictureTable
  picture_file: PictureFileTable
  chore: { name: string; due_at: string }
  subscriber: SubscriberTable
  newsletter_link: {
    token_hash: string
    subscriber_id: string
    purpose: LinkPurpose
    every_list: number
    expires_at: string
  }
  campaign: CampaignTable
  letter: {
    id: string
    campaign_id: string
    subscriber_id: string | null
    state: 'waiting' | 'queued' | 'sent' | 'skipped'
  }
  staff_message: StaffMessageTable
  booking: BookingTable
  booking_cell: { resource: string; starts_at: string; booking_id: string }
  booking_wait: BookingWaitTable
  closed_day: { date: string; note: string; created_at: string }
  calendar_feed: { id: number; token_hash: string; created_at: string }
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
    id: string
    browser: string
    address: string
    confirmed_at: string | null
  }
  pending_sign_in: { token_hash: string; email: string; credential_tag: string; expires_at: string }
  second_factor: SecondFactorTable
  recovery_code: { email: string; code_hash: string; used_at: string | null }
  audit_entry: AuditEntryTable
  sign_in_failure: { subject: string; failures: number; last_at: string; blocked_until: string }
}

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>
export type AuditEntryRow = Selectable<AuditEntryTable>
export type SecondFactorRow = Selectable<SecondFactorTable>
export type LeadRow = Selectable<LeadTable>
export type PaymentRow = Selectable<PaymentTable>
export type RefundRow = Selectable<RefundTable>
export type OrderRow = Selectable<OrderTable>
export type OrderLineRow = Selectable<OrderLineTable>
export type WebhookEventRow = Selectable<WebhookEventTable>
export type ChatTurnRow = Selectable<ChatTurnTable>
export type JobRow = Selectable<OutboxTable>
export type BookingRow = Selectable<BookingTable>
export type BookingWaitRow = Selectable<BookingWaitTable>
export type SubscriberRow = Selectable<SubscriberTable>
export type CampaignRow = Selectable<CampaignTable>
export type StaffMessageRow = Selectable<StaffMessageTable>
export type ContentSyncRow = Selectable<ContentSyncTable>
export type BlogPostRow = Selectable<BlogPostTable>
export type PictureRow = Selectable<PictureTable>
export type CatalogueProductRow = Selectable<CatalogueProductTable>
export type StockHoldRow = Selectable<StockHoldTable>
