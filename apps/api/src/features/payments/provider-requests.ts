import { HOUR_MS } from '../../clock.ts'
import type { Db, PaymentRow } from '../../db/schema.ts'
import { PaymentFailure } from '../../payments/payment-failure.ts'
import type { PaidLine } from '../../payments/purpose.ts'
import type { CardPayments, IntentFacts, PageFacts } from '../../providers/card-payments.ts'
import type { Purposes } from './settle.ts'
import { nextAttempt } from './store.ts'

/** How far the provider's clock and ours may differ; a larger allowance would only lengthen each search. */
const CLOCKS_DIFFER_MS = 2 * 60_000
/** Bounds of a hosted page's life, however long the hold still lasts. */
const PAGE_LIVES_AT_LEAST_MS = 31 * 60_000
const PAGE_LIVES_AT_MOST_MS = 23 * HOUR_MS

export interface ProviderRequestDeps {
  db: Db
  publicUrl: string
  cards: CardPayments | undefined
  purposes: Purposes
}

/** Each throws PaymentFailure. */
interface ProviderRequests {
  /** The provider's payment for ours, created if need be. */
  intentFor(payment: PaymentRow): Promise<IntentFacts>
  /** An intent that was created for this payment although the response was lost. */
  findLost(payment: PaymentRow): Promise<IntentFacts | undefined>
  /** A hosted page; repeating the request returns the same one. */
  createPage(payment: PaymentRow): Promise<PageFacts>
}

/** Creates the provider's side of a payment of ours, under idempotency keys that make a repeated request harmless. */
export function createProviderRequests(deps: ProviderRequestDeps): ProviderRequests {
  const { db } = deps

  function provider(): CardPayments {
    if (!deps.cards) throw new PaymentFailure('refused', 'no card provider is configured')
    return deps.cards
  }

  async function findLost(payment: PaymentRow): Promise<IntentFacts | undefined> {
    const since = new Date(Date.parse(payment.created_at) - CLOCKS_DIFFER_MS)
    return (await provider().intentsSince(since)).find(({ paymentId }) => paymentId === payment.id)
  }

  /**
   * The provider remembers a failure under its key, so the next attempt needs a new one. A new key must never be used
   * without a look-up first, or there could be two payments.
   */
  async function ask<T>(payment: PaymentRow, call: (key: string) => Promise<T>): Promise<T> {
    try {
      return await call(`pay_${payment.id}:create:${payment.attempt}`)
    } catch (error) {
      if (error instanceof PaymentFailure && error.kind === 'broken') await nextAttempt(db, payment)
      throw error
    }
  }

  async function intentFor(payment: PaymentRow): Promise<IntentFacts> {
    if (payment.intent_id) return provider().readIntent(payment.intent_id)
    const lost = payment.attempt > 1 ? await findLost(payment) : undefined
    if (lost) return lost
    const { id: paymentId, amount, currency, description } = payment
    return ask(payment, (key) => provider().createIntent({ paymentId, amount, currency, description, key }))
  }

  async function createPage(payment: PaymentRow): Promise<PageFacts> {
    const paths = deps.purposes[payment.kind].returnPaths?.(payment.subject_id)
    if (!paths) throw new Error(`A ${payment.kind} is not paid on a hosted page.`)
    const { id: paymentId, amount, currency, description, email } = payment
    const lines = JSON.parse(payment.lines) as PaidLine[]
    return ask(payment, (key) =>
      provider().openPage({
        paymentId,
        amount,
        currency,
        description,
        email,
        lines,
        successUrl: deps.publicUrl + paths.success,
        cancelUrl: deps.publicUrl + paths.cancel,
        expiresAt: pageEnd(payment),
        key,
      }),
    )
  }

  return { intentFor, findLost, createPage }
}

/** The same for every attempt, because a repeated key must come with the same request. */
function pageEnd({ created_at, hold_until }: PaymentRow): Date {
  const created = Date.parse(created_at)
  const wanted = Math.max(Date.parse(hold_until), created + PAGE_LIVES_AT_LEAST_MS)
  return new Date(Math.min(wanted, created + PAGE_LIVES_AT_MOST_MS))
}
