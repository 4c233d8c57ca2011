import type { Logger } from 'pino'
import { type Clock, HOUR_MS } from '../../clock.ts'
import type { Db, PaymentRow } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { JobError } from '../../outbox/job-error.ts'
import { isGone } from '../../payments/payment-failure.ts'
import type { CardPayments } from '../../providers/card-payments.ts'
import type { Opening } from './opening.ts'
import { logPayment } from './payment-log.ts'
import type { Settlement } from './settle.ts'
import { isOpen, movePayment, OPEN } from './store.ts'

/** What is held for a payment that nobody can be asked about is let go of this long after the hold's end. */
const PATIENCE_MS = HOUR_MS

interface ClosingDeps {
  db: Db
  clock: Clock
  log: Logger
  cards: CardPayments | undefined
  opening: Opening
  settlement: Settlement
}

/** The bank has not decided: money may still come, and nobody can end it. */
export class AtTheBank extends JobError {
  constructor() {
    super('retry', 'The payment is being processed and cannot be canceled yet.')
  }
}

/** What becomes here of a payment that is over at the provider. */
type End = (payment: PaymentRow) => Promise<void>

export interface Closing {
  /**
   * Ends an open payment at the provider, then here: what it holds is let go of, unless `end` says what happens instead.
   * A payment that succeeded a moment before is settled instead.
   * @throws PaymentFailure when the provider cannot be asked
   */
  close(payment: PaymentRow, end?: End): Promise<void>
  /** Asks the provider how an open payment stands. @throws PaymentFailure */
  look(payment: PaymentRow): Promise<void>
  /** The end of a hold: closes, and lets go all the same when the provider could not be asked for an hour. */
  endHold(payment: PaymentRow): Promise<void>
}

/** How an open payment ends without money: at the provider first, so that nobody can pay for what was let go of. */
export function createClosing({ db, clock, log, cards, opening, settlement }: ClosingDeps): Closing {
  const letGo: End = (payment) =>
    inTransaction(db, async (tx) => {
      if (await movePayment(tx, payment.id, OPEN, { state: 'canceled' }))
        logPayment(tx, log, payment, 'canceled')
      await settlement.release(tx, payment)
    })

  /** Whether no money can come any more; a payment that has been made is settled. */
  async function closePage(pageId: string, provider: CardPayments): Promise<boolean> {
    const page = await provider.closePage(pageId)
    if (page.status !== 'complete' || !page.intentId) return true
    await settlement.settle(await provider.readIntent(page.intentId))
    return false
  }

  /** As `closePage`. */
  async function closeIntent(intentId: string, provider: CardPayments): Promise<boolean> {
    const intent = await provider.cancelIntent(intentId)
    if (intent.status === 'canceled') return true
    await settlement.settle(intent)
    if (intent.status === 'processing') throw new AtTheBank()
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
      // What the provider does not know cannot be paid either.
      if (isGone(error)) return true
      throw error
    })
    if (isOver) await end(payment)
  }

  return {
    close,

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
        const isOverdue = clock().getTime() > Date.parse(payment.hold_until) + PATIENCE_MS
        if (isOverdue) await inTransaction(db, (tx) => settlement.release(tx, payment))
        throw asDelay(error)
      }
    },
  }
}

/** What is held must not stay so because a key of ours was not taken for a while: a refusal is asked again, too. */
const asDelay = (error: unknown): unknown =>
  error instanceof JobError && error.failure === 'refused'
    ? new JobError('retry', error.message, { cause: error })
    : error
