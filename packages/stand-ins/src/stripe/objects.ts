import { brandOf, type Card } from './cards.ts'

/** The objects of the API, version 2026-10-28.endive, with the fields that a card payment in test mode has. */

export type Metadata = Record<string, string>
export type Billing = { name: string | null; email: string | null }

export const NOBODY: Billing = { name: null, email: null }

export type PaymentError = {
  type: string
  code: string
  message: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_method?: ReturnType<typeof paymentMethod>
}

export type Intent = {
  id: string
  amount: number
  currency: string
  created: number
  description: string | null
  metadata: Metadata
  receiptEmail: string | null
  clientSecret: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  automatic: boolean
  card: Card | null
  billing: Billing
  methodId: string | null
  chargeId: string | null
  lastError: PaymentError | null
  canceledAt: number | null
  cancellationReason: string | null
}

export type NewIntent = Pick<
  Intent,
  'amount' | 'currency' | 'description' | 'metadata' | 'receiptEmail' | 'automatic'
>

/** A payment intent as the API returns it; a charge is only its id. */
export function intentObject(intent: Intent) {
  const isPaid = intent.status === 'succeeded'
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: intent.automatic ? { allow_redirects: 'never', enabled: true } : null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastError,
    latest_charge: intent.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action'
        ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } }
        : null,
    on_behalf_of: null,
    payment_method: isPaid || intent.status === 'requires_action' ? intent.methodId : null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  }
}

/** The same for charges and payment methods: of an address only the country is known. */
export const billingDetails = ({ name, email }: Billing) => ({
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
  tax_id: null,
})

/** A card as a payment method; of its number only the last digits are shown. */
export function paymentMethod(id: string, card: Card, billing: Billing, created: number) {
  const brand = brandOf(card.number)
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(billing),
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `fp${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}
