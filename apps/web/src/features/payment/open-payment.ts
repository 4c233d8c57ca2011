import { readConfig } from '@beacon/contract/config'
import type { BodyInputOf, ResponseOf } from '@beacon/contract/endpoint'
import { confirmPayment, createPaymentIntent } from '@beacon/contract/payments'
import type { Stripe } from '@stripe/stripe-js'
import { ApiError, call } from '../../lib/api.ts'
import { attemptKey } from '../../lib/attempt-key.ts'
import { forgetPayment, PAYMENT } from './attempt.ts'
import { loadStripe } from './load-stripe.ts'

export type PaymentRequestInput = BodyInputOf<typeof createPaymentIntent>
export type Intent = ResponseOf<typeof createPaymentIntent>

export interface OpenPayment {
  stripe: Stripe
  intent: Intent
}

const TIME_LIMIT_MS = 20_000

/**
 * Opens the payment with us, and the card provider's form with them. Undefined where this site takes no cards.
 * @throws ApiError when the server refuses or cannot be reached; Error when the provider's script does not load
 */
export async function openPayment(request: PaymentRequestInput): Promise<OpenPayment | undefined> {
  const { stripe: settings } = await call(readConfig, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (settings.mode === 'off' || !settings.publishableKey) return undefined
  const [stripe, intent] = await Promise.all([
    loadStripe(settings.mode, settings.publishableKey),
    createIntent(request),
  ])
  return { stripe, intent }
}

/** An attempt whose hold has ended, or that said something else, is followed by a new one. */
async function createIntent(request: PaymentRequestInput): Promise<Intent> {
  try {
    return await sendIntent(request)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    forgetPayment()
    return sendIntent(request)
  }
}

const sendIntent = (request: PaymentRequestInput) =>
  call(createPaymentIntent, {
    body: request,
    idempotencyKey: attemptKey(PAYMENT, request),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })

/** Tells the server to look at the payment now; whether it is paid. A server that cannot be asked hears of it by itself. */
export async function settle(paymentIntentId: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    return (await call(confirmPayment, { body: { paymentIntentId }, signal })).success
  } catch {
    return false
  }
}
