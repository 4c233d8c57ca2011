import Stripe from 'stripe'
import { PaymentFailure } from '../payments/payment-failure.ts'
import type { CardPayments, IntentFacts, NewPage } from './card-payments.ts'
import { createLimitedFetch, wordsOf } from './limited-fetch.ts'
import { retryAfterMs } from './retry-after.ts'
import { disputeFacts, eventFacts, intentFacts, pageFacts, refundFacts } from './stripe-facts.ts'

const STANDARD_LIMIT_MS = 8000
/** Page size of lists, and the maximum number of pages. */
const PAGE_SIZE = 100
const ALL_PAGES = { limit: PAGE_SIZE * 20 }
/** Long searches may be retried: with one response in three lost, one of many pages would hardly ever finish. */
const REPEATED = { maxNetworkRetries: 2 }

/**
 * The SDK takes every JSON answer for an object: a bare string, number or boolean, as a proxy may send it, would throw
 * where nobody can catch it.
 */
const objectsOnly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (...request) => {
    const response = await fetch(...request)
    if (/^\s*["\dtf-]/.test(await response.clone().text())) throw new TypeError('an answer that is no object')
    return response
  }

/**
 * Card payments through Stripe, without the SDK's own retries: a visitor waits eight seconds at most, and everything
 * else is retried by the outbox.
 */
export function createStripe(
  settings: { secretKey: string; webhookSecret: string; apiUrl: string },
  limitMs = STANDARD_LIMIT_MS,
): CardPayments {
  const { hostname, port, protocol } = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    timeout: limitMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(objectsOnly(createLimitedFetch(limitMs))),
  })

  /** With its charge, which has the refunded amount. */
  const readIntent = async (id: string): Promise<IntentFacts> =>
    intentFacts(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))

  return {
    createIntent: ({ paymentId, amount, currency, description, key }) =>
      translated(async () =>
        intentFacts(
          await stripe.paymentIntents.create(
            {
              amount,
              currency,
              description,
              allowed_payment_method_types: ['card'],
              metadata: { payment_id: paymentId },
            },
            { idempotencyKey: key },
          ),
        ),
      ),
    readIntent: (id) => translated(() => readIntent(id)),
    cancelIntent: (id) =>
      translated(() =>
        unlessOver(
          async () =>
            intentFacts(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })),
          () => readIntent(id),
        ),
      ),
    intentsSince: (since, { patient } = { patient: false }) =>
      translated(async () => {
        const intents = await stripe.paymentIntents
          .list({ ...listedSince(since), expand: ['data.latest_charge'] }, patient ? REPEATED : {})
          .autoPagingToArray(ALL_PAGES)
        return intents.map(intentFacts)
      }),
    openPage: (page) =>
      translated(async () =>
        pageFacts(await stripe.checkout.sessions.create(pageParams(page), { idempotencyKey: page.key })),
      ),
    readPage: (id) => translated(async () => pageFacts(await stripe.checkout.sessions.retrieve(id))),
    closePage: (id) =>
      translated(() =>
        unlessOver(
          async () => pageFacts(await stripe.checkout.sessions.expire(id)),
          async () => pageFacts(await stripe.checkout.sessions.retrieve(id)),
        ),
      ),
    refund: ({ intentId, amount, refundId, key }) =>
      translated(async () =>
        refundFacts(
          await stripe.refunds.create(
            { payment_intent: intentId, amount, metadata: { refund_id: refundId } },
            { idempotencyKey: key },
          ),
        ),
      ),
    refundsOf: (intentId) =>
      translated(async () => {
        const refunds = await stripe.refunds.list({ payment_intent: intentId, limit: PAGE_SIZE })
        return refunds.data.map(refundFacts)
      }),
    refundsSince: (since) =>
      translated(async () => {
        const refunds = await stripe.refunds.list(listedSince(since), REPEATED).autoPagingToArray(ALL_PAGES)
        return refunds.map(refundFacts)
      }),
    disputesOf: (intentId) =>
      translated(async () => {
        const disputes = await stripe.disputes.list({ payment_intent: intentId, limit: PAGE_SIZE })
        return disputes.data.map(disputeFacts)
      }),
    disputesSince: (since) =>
      translated(async () => {
        const disputes = await stripe.disputes.list(listedSince(since), REPEATED).autoPagingToArray(ALL_PAGES)
        return disputes.map(disputeFacts)
      }),
    readEvent: (bytes, signature) => {
      try {
        return eventFacts(stripe.webhooks.constructEvent(bytes, signature, settings.webhookSecret))
      } catch (error) {
        throw new PaymentFailure('refused', 'this is not a signed event', { cause: error })
      }
    },
  }
}

const listedSince = (since: Date) => ({
  created: { gte: Math.floor(since.getTime() / 1000) },
  limit: PAGE_SIZE,
})

/** An object in its final state cannot be changed: that state is the result. */
async function unlessOver<T>(change: () => Promise<T>, read: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) return read()
    throw error
  }
}

function pageParams(page: NewPage): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: page.lines.map(({ name, unitAmount, quantity }) => ({
      price_data: { currency: page.currency, unit_amount: unitAmount, product_data: { name } },
      quantity,
    })),
    customer_email: page.email,
    success_url: page.successUrl,
    cancel_url: page.cancelUrl,
    expires_at: Math.floor(page.expiresAt.getTime() / 1000),
    metadata: { payment_id: page.paymentId },
    payment_intent_data: { description: page.description, metadata: { payment_id: page.paymentId } },
  }
}

async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toFailure(error)
  }
}

/** The SDK's own sentence about a dead connection names no reason. */
const sentenceOf = (error: Error): string =>
  error instanceof Stripe.errors.StripeConnectionError && error.detail instanceof Error
    ? `${error.message} (${wordsOf(error.detail)})`
    : error.message

function toFailure(error: unknown): PaymentFailure {
  const message = error instanceof Error ? sentenceOf(error) : String(error)
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined)
    return new PaymentFailure('unknown', message, { cause: error })
  // Also a 400 with the code `rate_limit`; 409: the first request with this key is still in progress.
  if (error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409)
    return new PaymentFailure('busy', message, { cause: error, retryAfterMs: waitOf(error) })
  if (error.statusCode >= 500)
    return new PaymentFailure('broken', message, { cause: error, retryAfterMs: waitOf(error) })
  // The key was used with other parameters, before a release or a change of settings: the outcome has to be looked up.
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new PaymentFailure('broken', message, { cause: error })
  // What timed out, or came too early, may have been done all the same.
  if (error.statusCode >= 400 && error.statusCode !== 408 && error.statusCode !== 425)
    return new PaymentFailure('refused', message, { cause: error, code: codeOf(error) })
  return new PaymentFailure('unknown', message, { cause: error })
}

const waitOf = ({ headers }: Stripe.errors.StripeError): number => retryAfterMs(headers?.['retry-after'])

/** Any error about the buyer's address counts as an invalid address, whatever its code. */
const codeOf = ({ code, param }: Stripe.errors.StripeError): string | undefined =>
  param === 'customer_email' ? 'email_invalid' : code
