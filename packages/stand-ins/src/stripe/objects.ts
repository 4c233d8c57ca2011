import { brandOf, type Card } from './cards.ts'

/** The objects of the API, version 2026-10-28.endive, with the fields that a card payment in test mode has. */

export type Metadata = Record<string, string>
export type Billing = { name: string | null; email: string | null }

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

const billingDetails = ({ name, email }: Billing) => ({
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
  tax_id: null,
})

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

export type Charge = {
  id: string
  intent: Intent
  card: Card
  created: number
  error: PaymentError | null
  refunded: number
  disputed: boolean
}

export function chargeObject(charge: Charge) {
  const { intent, card, error } = charge
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: charge.refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: error ? null : `txn_${charge.id.slice(3)}`,
    billing_details: billingDetails(intent.billing),
    calculated_statement_descriptor: 'STAND-IN',
    captured: !error,
    created: charge.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(error),
    paid: !error,
    payment_intent: intent.id,
    payment_method: intent.methodId,
    payment_method_details: {
      card: {
        amount_authorized: error ? null : intent.amount,
        authorization_code: null,
        brand: brandOf(card.number),
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        electronic_commerce_indicator: null,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        funding: 'credit',
        installments: null,
        last4: card.number.slice(-4),
        mandate: null,
        network: brandOf(card.number),
        network_token: null,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receiptEmail,
    receipt_number: null,
    receipt_url: error ? null : `https://pay.stripe.com/receipts/${charge.id}`,
    refunded: charge.refunded === intent.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

const outcomeOf = (error: PaymentError | null) => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: error ? 'declined_by_network' : 'approved_by_network',
  reason: error ? (error.decline_code ?? error.code) : null,
  risk_level: 'normal',
  risk_score: 12,
  seller_message: error ? 'The bank did not return any further details.' : 'Payment complete.',
  type: error ? 'issuer_declined' : 'authorized',
})

export type Refund = {
  id: string
  charge: Charge
  amount: number
  created: number
  reason: string | null
  metadata: Metadata
  status: 'pending' | 'succeeded' | 'failed'
}

export function refundObject({ id, charge, amount, created, reason, metadata, status }: Refund) {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: `txn_${id.slice(3)}`,
    charge: charge.id,
    created,
    currency: charge.intent.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    metadata,
    payment_intent: charge.intent.id,
    payment_method: charge.intent.methodId,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  }
}
