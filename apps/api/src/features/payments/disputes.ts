import type { Logger } from 'pino'
import type { Db, PaymentRow } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { CardPayments, DisputeFacts, DisputeState } from '../../providers/card-payments.ts'
import { logPayment } from './payment-log.ts'
import type { Purposes } from './settle.ts'
import { findByIntent, isUnpaid, markDisputed, shownState, toFacts } from './store.ts'

const SENTENCES: Readonly<Record<DisputeState, string>> = {
  open: 'The buyer’s bank disputes it: the card provider’s dashboard says until when you can answer.',
  won: 'The dispute is over, and the money is yours.',
  lost: 'The dispute is over, and the money went back to the buyer.',
}

interface DisputeDeps {
  db: Db
  log: Logger
  outbox: Outbox
  cards: CardPayments
  purposes: Purposes
}

/** What the buyers' banks take back: the agency is told when a dispute is opened, and when it is decided. */
export interface Disputes {
  /** Takes over how the disputes of a payment stand. @throws PaymentFailure */
  sync(payment: PaymentRow): Promise<void>
  /** Takes over every dispute that was opened since then, whatever nobody told us of. @throws PaymentFailure */
  catchUp(since: Date): Promise<void>
}

export function createDisputes({ db, log, outbox, cards, purposes }: DisputeDeps): Disputes {
  async function adopt(payment: PaymentRow, disputes: readonly DisputeFacts[]): Promise<void> {
    const state = standingOf(disputes)
    if (!state) return
    await inTransaction(db, async (tx) => {
      const changed = await markDisputed(tx, payment.id, state)
      if (!changed) return
      logPayment(tx, log, changed, shownState(changed))
      await purposes[changed.kind].flagged(tx, toFacts(changed), SENTENCES[state])
    })
    outbox.nudge()
  }

  return {
    async sync(payment) {
      if (payment.intent_id) await adopt(payment, await cards.disputesOf(payment.intent_id))
    },
    async catchUp(since) {
      const byIntent = Map.groupBy(await cards.disputesSince(since), ({ intentId }) => intentId)
      for (const [intentId, disputes] of byIntent) {
        const payment = intentId === null ? undefined : await findByIntent(db, intentId)
        // One that counts as unpaid is settled first.
        if (payment && !isUnpaid(payment)) await adopt(payment, disputes)
      }
    },
  }
}

/** A payment may be disputed more than once: what is open comes first, then what is lost. */
const standingOf = (disputes: readonly DisputeFacts[]): DisputeState | undefined =>
  (['open', 'lost', 'won'] as const).find((state) => disputes.some((dispute) => dispute.state === state))
