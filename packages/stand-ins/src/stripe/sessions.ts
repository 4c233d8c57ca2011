import type { Intent, Metadata } from './objects.ts'

export type SessionLine = { name: string; unitAmount: number; quantity: number }

export type Session = {
  id: string
  lines: SessionLine[]
  currency: string
  created: number
  expiresAt: number
  successUrl: string
  cancelUrl: string | null
  customerEmail: string | null
  clientReferenceId: string | null
  metadata: Metadata
  intentMetadata: Metadata
  description: string | null
  status: 'open' | 'complete' | 'expired'
  /** Made when the buyer pays, as Stripe does. */
  intent: Intent | null
  url: string
}

/** What all lines come to, in cents. */
export const totalOf = ({ lines }: Session): number =>
  lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0)

/**
 * A session of the hosted page as the API returns it; it has an intent once it is paid, and an address until then.
 */
export function sessionObject(session: Session) {
  const total = totalOf(session)
  const isComplete = session.status === 'complete'
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: session.customerEmail,
    discounts: null,
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: isComplete ? (session.intent?.id ?? null) : null,
    payment_link: null,
    payment_method_collection: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: isComplete ? 'paid' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? session.url : null,
    wallet_options: null,
  }
}
