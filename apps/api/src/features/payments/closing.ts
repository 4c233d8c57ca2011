import type { Logger } from 'pino'
import { type Clock, HOUR_MS } from '../../clock.ts'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import { isGone } from '../../payments/payment-failure.ts'
import type { CardPayments } from '../../providers/card-payments.ts'
import type { Opening } from './opening.ts'
import { logPayment } from './payment-log.ts'
import type { Settlement } from './settle.ts'
import { isOpen, movePayment, OPEN } from './store.ts'

/** A hold whose payment cannot be looked up is released this long after its end. */
const PATIENCE_MS = HOUR_MS

interface ClosingDeps {
  db: Db
  clock: Clock
  log: Logger
  cards: CardPayments | undefined
  opening: Opening
  settlement: Settlement
}

/** The payment is being processed, or was declined just now: money may still come. */
export class NotOver extends JobError {
  constructor() {
    super('retry', 'The payment is not over at the card provider and cannot be canceled yet.')
  }
}

/** What happens on our side to a payment that is over at the provider. */
type End = (payment: PaymentRow) => Promise<void>

export interface Closing {
  /**
   * Closes an open payment at the provider, then here: its hold is released, unless `end` does something else. A
   * payment that succeeded a moment before is settled instead.
   * @throws PaymentFailure when the provider cannot be asked
   */
  close(payment: PaymentRow, end?: End): Promise<void>
  /** Cancels a payment here that is over at the provider, and releases its hold, in the caller's transaction. */
  cancel(tx: Tx, payment: PaymentRow): Promise<void>
  /** Asks the provider about an open payment and settles it. @throws PaymentFailure */
  look(payment: PaymentRow): Promise<void>
  /**
   * The end of a hold: closes the payment, and releases the hold anyway once the provider has been unreachable for an
   * hour.
   */
  endHold(payment: PaymentRow): Promise<void>
}

/** Ends open payments without money: at the provider first, so that nobody can pay for what has been released. */
export function createClosing({ db, clock, log, cards, opening, settlement }: ClosingDeps): Closing {
  async function cancel(tx: Tx, payment: PaymentRow): Promise<void> {
    if (await movePayment(tx, payment.id, OPEN, { state: 'canceled' }))
      logPayment(tx, log, payment, 'canceled')
    await settlement.release(tx, payment)
  }

  const letGo: End = (payment) => inTransaction(db, (tx) => cancel(tx, payment))

  /** Closes a hosted page; true when no money can come any more. A payment that was made is settled. */
  async function closePage(pageId: string, provider: CardPayments): Promise<boolean> {
    const page = await provider.closePage(pageId)
    if (page.status !== 'complete' || !page.intentId) return true
    await settlement.settle(await provider.readIntent(page.intentId))
    return false
  }

  /** The same for an intent. */
  async function closeIntent(intentId: string, provider: CardPayments): Promise<boolean> {
    const intent = await provider.cancelIntent(intentId)
    if (intent.status === 'canceled') return true
    await settlement.settle(intent)
    // A decline between the two calls leaves it open again: the next attempt closes it.
    if (intent.status !== 'succeeded') throw new NotOver()
    return false
  }

  async function closeThere(payment: PaymentRow): Promise<boolean> {
    if (!cards) return true
    if (payment.page_id) return closePage(payment.page_id, cards)
    const intentId = payment.intent_id ?? (await opening.findLost(payment))?.id
    return intentId ? closeIntent(intentId, cards) : true
  }

  async function close(payment: PaymentRow, end = letGo): Promise<void> {
    if (!isOpen(payment)) return
    const isOver = await closeThere(payment).catch((error: unknown) => {
      // Nor can anybody pay what the provider does not know.
      if (isGone(error)) return true
      throw error
    })
    if (isOver) await end(payment)
  }

  return {
    close,
    cancel,

    async look(payment) {
      if (!isOpen(payment) || !cards) return
      if (payment.page_id) {
        const page = await cards.readPage(payment.page_id)
        if (page.intentId) await settlement.settle(await cards.readIntent(page.intentId))
        else if (page.status === 'expired') await letGo(payment)
        return
      }
      const intent = payment.intent_id
        ? await cards.readIntent(payment.intent_id)
        : await opening.findLost(payment)
      if (intent) await settlement.settle(intent)
    },

    async endHold(payment) {
      try {
        await close(payment)
      } catch (error) {
        const patienceMs = Date.parse(payment.hold_until) + PATIENCE_MS - clock().getTime()
        if (patienceMs > 0) throw asDelay(error, { retryWithinMs: patienceMs })
        await inTransaction(db, (tx) => settlement.release(tx, payment))
        throw asDelay(error)
      }
    },
  }
}

/** Retries refusals too: a hold must not stay because our key was temporarily rejected. */
const asDelay = (error: unknown, options: { retryWithinMs?: number } = {}): unknown =>
  error instanceof JobError && error.failure !== 'paused'
    ? new JobError('retry', error.message, { retryAfterMs: error.retryAfterMs, ...options, cause: error })
    : error
