import type { Clock, Ids } from '../../clock.ts'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { PaymentFailure } from '../../payments/payment-failure.ts'
import type { PaidLine, PaymentSubject, PurposeKind } from '../../payments/purpose.ts'
import type { CardPayments, IntentFacts, PageFacts } from '../../providers/card-payments.ts'
import type { Purposes, Settlement } from './settle.ts'
import { attachPage, findOpenOf, findPayment, insertPayment, isOpen, nextAttempt } from './store.ts'

/** A hosted page that could not be opened while the buyer waited is opened by a job, which mails the link. */
const PAGE_JOB_WAITS_MS = 30_000
/** The provider's clock and ours may differ by this much; more would be a longer search each time. */
const CLOCKS_DIFFER_MS = 2 * 60_000
/** A hosted page lives at least this long, whatever is left of the hold, and a day at most. */
const PAGE_LIVES_AT_LEAST_MS = 31 * 60_000
const PAGE_LIVES_AT_MOST_MS = 23 * 60 * 60_000

export interface OpeningDeps {
  db: Db
  clock: Clock
  ids: Ids
  outbox: Outbox
  publicUrl: string
  cards: CardPayments | undefined
  purposes: Purposes
  settlement: Settlement
}

export interface Opening {
  begin(tx: Tx, kind: PurposeKind, subject: PaymentSubject, method: PaymentRow['method']): Promise<string>
  /** The provider's payment for ours; asked for again it is the same one. @throws PaymentFailure, AppError conflict */
  openIntent(paymentId: string): Promise<IntentFacts>
  /** The hosted page, made if need be; `isNew` when nobody has been given its address. @throws PaymentFailure */
  openPage(paymentId: string): Promise<{ url: string | null; isNew: boolean }>
  /** An intent that was made for this payment while the answer was lost. */
  findLost(payment: PaymentRow): Promise<IntentFacts | undefined>
}

/** How a payment comes to be: a row of ours first, with the key under which the provider is then asked. */
export function createOpening(deps: OpeningDeps): Opening {
  const { db, clock, ids, outbox } = deps

  function provider(): CardPayments {
    if (!deps.cards) throw new PaymentFailure('refused', 'no card provider is configured')
    return deps.cards
  }

  async function findLost(payment: PaymentRow): Promise<IntentFacts | undefined> {
    const since = new Date(Date.parse(payment.created_at) - CLOCKS_DIFFER_MS)
    return (await provider().intentsSince(since)).find(({ paymentId }) => paymentId === payment.id)
  }

  /**
   * A failure of the provider's is kept with its key, so the next try needs another one; and never another key without
   * having looked first, or there could be two payments.
   */
  async function ask<T>(payment: PaymentRow, call: (key: string) => Promise<T>): Promise<T> {
    try {
      return await call(`pay_${payment.id}:create:${payment.attempt}`)
    } catch (error) {
      if (error instanceof PaymentFailure && error.kind === 'broken') await nextAttempt(db, payment)
      throw error
    }
  }

  async function createIntent(payment: PaymentRow): Promise<IntentFacts> {
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

  /** The same for every try, because a repeat with the same key must be the same request. */
  function pageEnd({ created_at, hold_until }: PaymentRow): Date {
    const created = Date.parse(created_at)
    const wanted = Math.max(Date.parse(hold_until), created + PAGE_LIVES_AT_LEAST_MS)
    return new Date(Math.min(wanted, created + PAGE_LIVES_AT_MOST_MS))
  }

  return {
    findLost,

    async begin(tx, kind, subject, method) {
      const open = await findOpenOf(tx, kind, subject.subjectId)
      if (open) return open.id
      const now = clock()
      const id = ids()
      await insertPayment(tx, {
        id,
        kind,
        subject_id: subject.subjectId,
        state: 'creating',
        method,
        amount: subject.amount,
        amount_received: 0,
        refunded: 0,
        currency: subject.currency,
        description: subject.description,
        email: subject.customerEmail,
        lines: JSON.stringify(subject.lines),
        attempt: 1,
        intent_id: null,
        page_id: null,
        page_url: null,
        hold_until: subject.holdUntil.toISOString(),
        released_at: null,
        paid_at: null,
        disputed: 0,
        last_error: null,
        created_at: now.toISOString(),
      })
      const about = `payment:${id}`
      const release = { kind: 'payments.release', about, dedupeKey: `payments.release:${id}` }
      await outbox.add(tx, { ...release, runAt: subject.holdUntil })
      if (method === 'hosted' && deps.cards) {
        const page = { kind: 'payments.page', about, dedupeKey: `payments.page:${id}` }
        await outbox.add(tx, { ...page, runAt: new Date(now.getTime() + PAGE_JOB_WAITS_MS) })
      }
      return id
    },

    async openIntent(paymentId) {
      const payment = await mustFind(db, paymentId)
      if (payment.state === 'canceled' || payment.released_at)
        throw new AppError('conflict', 'The time for this payment has ended. Please start again.')
      const intent = payment.intent_id
        ? await provider().readIntent(payment.intent_id)
        : await createIntent(payment)
      await deps.settlement.settle(intent)
      return intent
    },

    async openPage(paymentId) {
      const payment = await mustFind(db, paymentId)
      if (payment.page_url || !isOpen(payment)) return { url: payment.page_url, isNew: false }
      const page = await createPage(payment)
      await attachPage(db, payment.id, page)
      return { url: page.url, isNew: true }
    },
  }
}

async function mustFind(db: Db, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id)
  if (!payment) throw new AppError('not_found')
  return payment
}
