import { brandOf, type Card } from './cards.ts'
import { billingDetails, type Intent, type Metadata, type PaymentError } from './objects.ts'

/** What came of a payment, and what went back. */

export type Charge = {
  id: string
  intent: Intent
  card: Card
  created: number
  error: PaymentError | null
  refunded: number
  dispute?: Dispute
}

/** A charge as the API returns it; a declined one has an error and took nothing. */
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
    disputed: charge.dispute !== undefined,
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

/** A refund as the API returns it. */
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

/** A dispute: what a cardholder's bank takes back until it has decided. */
export type Dispute = {
  id: string
  amount: number
  created: number
  status: 'needs_response' | 'won' | 'lost'
}

/** A charge's dispute as the API returns it. */
export function disputeObject({ id, intent, dispute }: Charge & { dispute: Dispute }) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: [],
    charge: id,
    created: dispute.created,
    currency: intent.currency,
    enhanced_eligibility_types: [],
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: dispute.status,
  }
}
