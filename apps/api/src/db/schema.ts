import type { LinkPurpose } from '@beacon/contract/newsletter'
import type { ProductSource } from '@beacon/contract/products'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BookingTable, BookingWaitTable } from './booking-tables.ts'
import type {
  CatalogueProductTable,
  OrderLineTable,
  OrderReturnTable,
  OrderTable,
  PaymentTable,
  PromoCodeTable,
  RefundTable,
  RestockRequestTable,
  StockHoldTable,
  WebhookEventTable,
} from './commerce-tables.ts'
import type { BlogPostTable, ContentSyncTable, PictureFileTable, PictureTable } from './copy-tables.ts'
import type { AuditEntryTable, OutboxTable, SecondFactorTable } from './staff-tables.ts'
import type {
  CampaignTable,
  ChatTurnTable,
  LeadTable,
  StaffMessageTable,
  SubscriberTable,
} from './visitor-tables.ts'

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
  order_return: OrderReturnTable
  promo_code: PromoCodeTable
  order_event: { order_id: string; position: number; at: string; what: string; detail: string }
  content_sync: ContentSyncTable
  blog_post: BlogPostTable
  blog_address: { slug: string; post_id: string }
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
    state: 'waiting' | 'queued' | 'sent' | 'skipped' | 'undeliverable'
  }
  staff_message: StaffMessageTable
  booking: BookingTable
  booking_cell: { resource: string; starts_at: string; booking_id: string }
  booking_wait: BookingWaitTable
  restock_request: RestockRequestTable
  closed_day: { date: string; note: string; message: string; created_at: string }
  closed_cell: { starts_at: string; note: string; created_at: string }
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
export type PromoCodeRow = Selectable<PromoCodeTable>
export type OrderRow = Selectable<OrderTable>
export type OrderLineRow = Selectable<OrderLineTable>
export type OrderReturnRow = Selectable<OrderReturnTable>
export type RestockRequestRow = Selectable<RestockRequestTable>
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
