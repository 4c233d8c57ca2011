import type { CancelReason } from '@beacon/contract/order-cancel'
import type { ReturnReason, ReturnState } from '@beacon/contract/order-returns'
import type { OrderKind, OrderState } from '@beacon/contract/orders'
import type { PaymentState, RefundState } from '@beacon/contract/payment-admin'
import type { ProductSource, ProductStatus } from '@beacon/contract/products'
import type { PromoKind } from '@beacon/contract/promo-codes'
import type { AttributionColumns } from './attribution.ts'

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
  /** Cents that a bank has left which took back a part. */
  left_by_bank: number | null
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

export interface OrderTable extends AttributionColumns {
  id: string
  number: string
  kind: OrderKind
  state: OrderState
  name: string
  email: string
  phone: string
  address: string
  address2: string
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
  /** JSON list of the parcels before that one, oldest first. */
  earlier_parcels: string
  attention: string
  resume_state: OrderState | null
  created_at: string
  /** The code that it was placed with; empty for most. */
  promo_code: string
  /** What the code took off the goods, in cents. */
  discount: number
  /** When its buyer canceled it. */
  cancelled_at: string | null
  /** Empty where none was given. */
  cancel_reason: CancelReason | ''
  cancel_message: string
  /** What goes back for it, in cents. */
  cancel_refund: number
  /** When the print provider was asked to begin. */
  print_asked_at: string | null
  /** The date of the terms that were accepted by ordering (YYYY-MM-DD); null for orders from before this was kept. */
  terms_dated: string | null
  /** When its address was corrected, which voids the links from before; empty if it never was. */
  links_renewed_at: string
}

export interface PromoCodeTable {
  code: string
  kind: PromoKind
  value: number
  minimum: number
  first_day: string | null
  last_day: string | null
  most_uses: number | null
  ended_at: string | null
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
  /** The product's own; empty in orders from before it was kept. */
  category: string
}

export interface OrderReturnTable {
  id: string
  order_id: string
  state: ReturnState
  /** JSON list. */
  lines: string
  reason: ReturnReason
  message: string
  answer: string
  asked_at: string
  answered_at: string | null
}

export interface RestockRequestTable {
  id: string
  product_id: string
  /** 0 for the product in whichever form. */
  variant_id: number
  product_name: string
  email: string
  created_at: string
  told_at: string | null
}

export interface WebhookEventTable {
  provider: 'stripe' | 'printify'
  event_id: string
  type: string
  object_id: string
  raw: string
  received_at: string
}
