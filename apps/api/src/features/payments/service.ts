import type { PaymentRequest } from '@beacon/contract/payments'
import type { Clock } from '../../clock.ts'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError, retryLater } from '../../http/errors.ts'
import { JobError } from '../../outbox/job-error.ts'
import { reviveStopped } from '../../outbox/store.ts'
import { EMAIL_REFUSED, isEmailRefused } from '../../payments/payment-failure.ts'
import type { PaymentPort } from '../../payments/port.ts'
import type { PaymentPurpose, PaymentSubject, PurposeKind } from '../../payments/purpose.ts'
import type { CardPayments, IntentFacts } from '../../providers/card-payments.ts'
import { type Closing, NotOver } from './closing.ts'
import type { DeclinedCards } from './declined-cards.ts'
import { type Opening, PAGE_JOB_WAITS_MS } from './opening.ts'
import { refundsOf } from './refund-store.ts'
import type { Replaced, Replacing } from './replacing.ts'
import type { Settlement } from './settle.ts'
import { shareLookups } from './shared-lookups.ts'
import {
  findByIntent,
  findOpenOf,
  findPayment,
  findUnpaidOf,
  isOpen,
  isPaid,
  movePayment,
  noteEmailRefused,
  OPEN,
  paymentsOf,
  toPayment,
  UNPAID,
} from './store.ts'

/** The requester. */
interface From {
  /** The caller's address, for purposes that limit what one person holds. */
  address: string
  /** Subjects of the same buyer's earlier attempts that this one continues. */
  continues: readonly string[]
  /** Subjects of theirs that are released in the same transaction, once this one has what it takes. */
  inPlaceOf: readonly string[]
}

/** What create-payment-intent may be about. */
export interface Products {
  product: PaymentPurpose<Extract<PaymentRequest, { type: 'product' }> & From>
  booking: PaymentPurpose<Extract<PaymentRequest, { type: 'booking' }> & From>
}

interface ServiceDeps {
  db: Db
  clock: Clock
  cards: CardPayments | undefined
  purposes: Products
  opening: Opening
  closing: Closing
  declinedCards: DeclinedCards
  replacing: Replacing
  settlement: Settlement
}

type Started = PaymentRequest & Pick<From, 'address'> & Replaced

export interface Begun {
  paymentId: string
  subjectId: string
  holdUntil: string
}

export interface Payments extends PaymentPort, Replacing {
  /**
   * Records what is to be paid, and releases what it replaces, in the caller's transaction.
   * @throws AppError price_changed with the right amount
   */
  start(tx: Tx, request: Started): Promise<Begun>
  /** Releases what `start` has not: it failed, or has run before. */
  release(ended: Replaced['ended']): Promise<void>
  /** The intent for the card form. @throws AppError unavailable, conflict, paid_already */
  open(paymentId: string): Promise<IntentFacts>
  /** Asks the provider about an intent and settles it; returns its status in the provider's words. */
  confirm(intentId: string): Promise<{ isPaid: boolean; status: string }>
  /** An intent's status as we know it, in the provider's words. */
  status(intentId: string): Promise<string>
}

/** The specification's messages for a card provider that does not answer, and for an unknown payment. */
export const sentences = {
  create: 'Failed to create payment intent',
  confirm: 'Failed to confirm payment',
  status: 'Failed to get payment status',
  refund: 'Failed to process refund',
} as const

const NOT_OVER =
  'The card provider is still working on a card payment. It will settle on its own, paid or not.'
const RETRY_AFTER_S = 5

/** Turns a failure of the card provider into a visitor's message; any other error is passed through. */
function forVisitor(error: unknown, sentence: string): unknown {
  if (error instanceof NotOver) return new AppError('conflict', NOT_OVER)
  if (!(error instanceof JobError)) return error
  const { headers } = retryLater('unavailable', Math.max(RETRY_AFTER_S, error.retryAfterMs / 1000))
  return new AppError('unavailable', sentence, { cause: error, headers })
}

async function sayingSo<T>(sentence: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw forVisitor(error, sentence)
  }
}

/**
 * Calls the provider for a visitor who waits, so failures become the specification's sentences. Without `cards`
 * nothing can be paid.
 */
export function createPayments(deps: ServiceDeps): Payments {
  const { db, cards, opening, closing, settlement } = deps

  function subjectOf(tx: Tx, request: Started): Promise<PaymentSubject> {
    const inPlaceOf = request.ended.map(({ subject_id }) => subject_id)
    return request.type === 'product'
      ? deps.purposes.product.begin(tx, { ...request, inPlaceOf })
      : deps.purposes.booking.begin(tx, { ...request, inPlaceOf })
  }

  const begin: PaymentPort['begin'] = async (tx, kind, subject, { method, address }) => {
    const paymentId = await opening.begin(tx, kind, subject, method)
    await deps.declinedCards.note(tx, address, paymentId)
    return paymentId
  }

  /**
   * Closes a payment that nobody should be able to make any more; if the provider cannot be reached, it expires by
   * itself.
   */
  async function letGo(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (payment) await closing.close(payment).catch(() => {})
  }

  const lookAt = (look: Closing['look']) => async (kind: PurposeKind, subjectId: string) => {
    const payment = await findOpenOf(db, kind, subjectId)
    // NOTE: a provider that is down must not take the order's page with it.
    if (payment) await look(payment).catch(() => {})
  }

  return {
    isOn: cards !== undefined,
    begin,
    replace: deps.replacing.replace,

    async start(tx, request) {
      const subject = await subjectOf(tx, request)
      if (request.amount !== undefined && request.amount !== subject.amount)
        throw new AppError('price_changed', undefined, { amount: subject.amount })
      const paymentId = await begin(tx, request.type, subject, { method: 'intent', address: request.address })
      for (const payment of request.ended) await closing.cancel(tx, payment)
      return { paymentId, subjectId: subject.subjectId, holdUntil: subject.holdUntil.toISOString() }
    },

    async release(ended) {
      for (const { id } of ended) {
        const payment = await findPayment(db, id)
        if (payment && isOpen(payment)) await inTransaction(db, (tx) => closing.cancel(tx, payment))
      }
    },

    open: (paymentId) => sayingSo(sentences.create, () => opening.openIntent(paymentId)),

    async openPage(paymentId, isKept = false) {
      try {
        return (await opening.openPage(paymentId)) ?? undefined
      } catch (error) {
        if (error instanceof AppError) throw error
        if (isEmailRefused(error)) {
          if (isKept) await noteEmailRefused(db, paymentId)
          else await letGo(paymentId)
          throw error
        }
        // The job that was queued with the order creates the page later, and mails its address.
        return undefined
      }
    },

    async confirm(intentId) {
      const payment = await mustFindByIntent(db, intentId, sentences.confirm)
      if (!cards || isPaid(payment)) return { isPaid: isPaid(payment), status: wordOf(payment) }
      const intent = await sayingSo(sentences.confirm, () => cards.readIntent(intentId))
      const settled = await settlement.settle(intent)
      return { isPaid: settled !== undefined && isPaid(settled), status: intent.status }
    },

    status: async (intentId) => wordOf(await mustFindByIntent(db, intentId, sentences.status)),

    refresh: lookAt(closing.look),
    glance: lookAt(shareLookups(closing.look, deps.clock)),

    async markPaid(kind, subjectId, note) {
      const unpaid = await findUnpaidOf(db, kind, subjectId)
      if (!unpaid) throw new AppError('conflict', 'This order is not waiting for a payment.')
      const noteByHand = () =>
        inTransaction(db, async (tx) => {
          await movePayment(tx, unpaid.id, UNPAID, { method: 'manual' })
          const payment = await findPayment(tx, unpaid.id)
          const money = { amount: unpaid.amount, currency: unpaid.currency, refunded: 0 }
          if (!payment || !(await settlement.succeed(tx, payment, money))) throw paidAlready()
          await note(tx)
        })
      // A payment that is over holds nothing any more: the order checks whether its goods are still there.
      if (isOpen(unpaid)) await sayingSo(sentences.confirm, () => closing.close(unpaid, noteByHand))
      else await noteByHand()
      if ((await findPayment(db, unpaid.id))?.method !== 'manual') throw paidAlready()
    },

    async giveUp(kind, subjectId) {
      const open = await findOpenOf(db, kind, subjectId)
      if (open) await sayingSo(sentences.status, () => closing.close(open))
    },

    async ofSubject(tx, kind, subjectId) {
      const payments = await paymentsOf(tx, kind, subjectId)
      return Promise.all(payments.map(async (payment) => toPayment(payment, await refundsOf(tx, payment.id))))
    },

    async isEmailRefused(connection, kind, subjectId) {
      return (await findOpenOf(connection, kind, subjectId))?.last_error === EMAIL_REFUSED
    },

    async correctEmail(tx, kind, subjectId, email) {
      const payment = await findOpenOf(tx, kind, subjectId)
      if (payment?.last_error !== EMAIL_REFUSED) return undefined
      // Another request needs another key.
      const change = { email, last_error: null, attempt: payment.attempt + 1 }
      await movePayment(tx, payment.id, OPEN, change)
      const runAt = new Date(deps.clock().getTime() + PAGE_JOB_WAITS_MS)
      await reviveStopped(tx, `payments.page:${payment.id}`, runAt)
      return payment.id
    },

    async pageOf(connection, kind, subjectId) {
      return (await findOpenOf(connection, kind, subjectId))?.page_url ?? undefined
    },
  }
}

/** @throws AppError not_found, in the words of the call that asks */
export async function mustFindByIntent(
  connection: Db | Tx,
  intentId: string,
  sentence: string,
): Promise<PaymentRow> {
  const payment = await findByIntent(connection, intentId)
  if (!payment) throw new AppError('not_found', sentence)
  return payment
}

const paidAlready = () => new AppError('conflict', 'This order has already been paid.')

function wordOf(payment: PaymentRow): string {
  if (isPaid(payment)) return 'succeeded'
  if (payment.state === 'canceled' || payment.state === 'processing') return payment.state
  return isOpen(payment) ? 'requires_payment_method' : payment.state
}
