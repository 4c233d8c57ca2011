import { usd } from '@beacon/rules/money'
import type { Logger } from 'pino'
import type { Db, PaymentRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { inDispute } from '../../payments/reasons.ts'
import { DISPUTED, isAllBack } from '../../payments/retained-amount.ts'
import type { CardPayments, DisputeFacts, DisputeState } from '../../providers/card-payments.ts'
import { logPayment } from './payment-log.ts'
import type { Purposes } from './settle.ts'
import { findByIntent, isUnpaid, markDisputed, paymentsOf, shownState, toFacts } from './store.ts'

/** @param part the amount, when it is not all that was paid */
const SENTENCES: Readonly<Record<'open' | 'lost', (part?: string) => string>> = {
  open: (part) => inDispute(part ? `${part} of it` : 'it'),
  lost: (part) => `The dispute is over, and ${part ?? 'the money'} went back to the buyer.`,
}

const WON = 'The dispute is over, and the money is yours.'
const WON_FOR_NOTHING = 'The dispute is over; all of the money has been refunded.'
const WON_AFTER_ALL = 'The dispute that was lost is won after all, and the money came back.'

interface DisputeDeps {
  db: Db
  log: Logger
  outbox: Outbox
  cards: CardPayments
  purposes: Purposes
}

/** Disputes: the agency is told when one is opened, and when it is decided. */
export interface Disputes {
  /** Updates a payment from the state of its disputes. @throws PaymentFailure */
  sync(payment: PaymentRow): Promise<void>
  /**
   * Updates the payments of every dispute opened since then, whether or not a webhook arrived.
   * @throws PaymentFailure
   */
  catchUp(since: Date): Promise<void>
}

/** What a webhook and the sweep both report is told once: only the update that changes the payment tells it. */
export function createDisputes({ db, log, outbox, cards, purposes }: DisputeDeps): Disputes {
  async function adopt(payment: PaymentRow, disputes: readonly DisputeFacts[]): Promise<void> {
    const state = standingOf(disputes)
    if (!state) return
    const partOf = (about: DisputeState) => partOfPayment(payment, disputes, about)
    const lost = partOf('lost')
    const left = lost === undefined ? null : payment.amount_received - lost
    await inTransaction(db, async (tx) => {
      const changed = await markDisputed(tx, payment.id, state, left)
      if (!changed) return
      const part = partOf(state)
      logPayment(tx, log, changed, shownState(changed))
      const sentence =
        state === 'won'
          ? await wonWords(tx, payment)
          : SENTENCES[state](part === undefined ? undefined : usd(part))
      await tellPurpose(tx, changed, sentence)
    })
    outbox.nudge()
  }

  async function tellPurpose(tx: Tx, payment: PaymentRow, sentence: string): Promise<void> {
    const purpose = purposes[payment.kind]
    const tell = (await isAllLost(tx, payment)) ? (purpose.lost ?? purpose.flagged) : purpose.flagged
    // While a bank decided, what was owed for a cancellation was not refunded, or could not be.
    const owed = payment.disputed === DISPUTED.open ? '' : await purpose.owed?.(tx, payment.subject_id)
    await tell(tx, toFacts(payment), owed ? `${sentence} ${owed}` : sentence)
  }

  return {
    async sync(payment) {
      if (payment.intent_id) await adopt(payment, await cards.disputesOf(payment.intent_id))
    },
    async catchUp(since) {
      const byIntent = Map.groupBy(await cards.disputesSince(since), ({ intentId }) => intentId)
      for (const [intentId, disputes] of byIntent) {
        const payment = intentId === null ? undefined : await findByIntent(db, intentId)
        // A payment that counts as unpaid is settled first.
        if (payment && !isUnpaid(payment)) await adopt(payment, disputes)
      }
    },
  }
}

/** @param payment as it was while its dispute was open, or lost */
async function wonWords(tx: Tx, { disputed, kind, subject_id }: PaymentRow): Promise<string> {
  if (disputed === DISPUTED.lost) return WON_AFTER_ALL
  return isAllBack(await paymentsOf(tx, kind, subject_id)) ? WON_FOR_NOTHING : WON
}

/** Whether a dispute is lost, and nothing is left of what was paid for the payment's subject. */
async function isAllLost(tx: Tx, { disputed, kind, subject_id }: PaymentRow): Promise<boolean> {
  if (disputed !== DISPUTED.lost) return false
  return isAllBack(await paymentsOf(tx, kind, subject_id))
}

/** A payment may be disputed more than once: open disputes come first, then lost ones. */
const standingOf = (disputes: readonly DisputeFacts[]): DisputeState | undefined =>
  (['open', 'lost', 'won'] as const).find((state) => disputes.some((dispute) => dispute.state === state))

/** The disputed part of a payment, in cents; undefined when it is all of it, or none. */
function partOfPayment(
  { amount_received }: PaymentRow,
  disputes: readonly DisputeFacts[],
  about: DisputeState,
): number | undefined {
  const cents = disputes.filter(({ state }) => state === about).reduce((sum, { amount }) => sum + amount, 0)
  return cents > 0 && cents < amount_received ? cents : undefined
}
