import type { Logger } from 'pino'
import type { Db, JobRow, PaymentRow, Tx, WebhookEventRow } from '../../db/schema.ts'
import { findEvent } from '../../http/webhook-events.ts'
import type { JobHandler } from '../../outbox/attempt.ts'
import { JobError } from '../../outbox/job-error.ts'
import { subjectIdOf } from '../../outbox/subject-jobs.ts'
import { isEmailRefused, isGone } from '../../payments/payment-failure.ts'
import type { CardPayments, IntentFacts } from '../../providers/card-payments.ts'
import type { Closing } from './closing.ts'
import type { DeclinedCards } from './declined-cards.ts'
import type { Disputes } from './disputes.ts'
import type { Opening } from './opening.ts'
import { findRefund } from './refund-store.ts'
import type { Refunds } from './refunds.ts'
import type { Settlement } from './settle.ts'
import { findByIntent, findPayment, noteEmailRefused } from './store.ts'

interface PaymentJobDeps {
  db: Db
  log: Logger
  cards: CardPayments
  opening: Opening
  closing: Closing
  declinedCards: DeclinedCards
  settlement: Settlement
  refunds: Refunds
  disputes: Disputes
  /** The hosted page was created after the buyer had left: its address has to reach them. */
  onLatePage: (tx: Tx, payment: PaymentRow) => Promise<void>
}

const REFUND_EVENTS = /^(charge\.refund|refund\.)/
const DECLINED = 'payment_intent.payment_failed'
const DISPUTE_EVENTS = /^charge\.dispute\./

/** The ends of holds, which exist even without a card provider. */
export const createHoldJobs = ({
  db,
  closing,
}: {
  db: Db
  closing: Closing
}): Record<string, JobHandler> => ({
  'payments.release': async ({ job }) => closing.endHold(await paymentOf(db, job)),
})

/** The outbox's requests to the card provider: events, refunds, and hosted pages that could not be created. */
export function createPaymentJobs(deps: PaymentJobDeps): Record<string, JobHandler> {
  const { db, log, cards, settlement, closing, declinedCards } = deps

  /** The event only says where to look: its content may be out of date. */
  async function intentOf({ object_id }: WebhookEventRow): Promise<IntentFacts | undefined> {
    const intentId = object_id.startsWith('cs_') ? (await cards.readPage(object_id)).intentId : object_id
    return intentId === null ? undefined : cards.readIntent(intentId)
  }

  /** The account may be shared: what neither our key nor we know is none of our business. */
  async function ownIntentOf(event: WebhookEventRow): Promise<IntentFacts | undefined> {
    try {
      return await intentOf(event)
    } catch (error) {
      if (!isGone(error) || (await findByIntent(db, event.object_id))) throw error
      log.info({ event: event.event_id, type: event.type }, 'an event about a payment that is not ours')
      return undefined
    }
  }

  async function process(event: WebhookEventRow): Promise<void> {
    const intent = await ownIntentOf(event)
    if (!intent) return
    await settlement.settle(intent)
    const payment = await findByIntent(db, intent.id)
    if (!payment) return
    if (event.type === DECLINED && (await declinedCards.count(payment.id))) await closing.close(payment)
    if (REFUND_EVENTS.test(event.type)) await deps.refunds.sync(payment)
    if (DISPUTE_EVENTS.test(event.type)) await deps.disputes.sync(payment)
  }

  return {
    'payments.event': async ({ job }) => {
      const event = await findEvent(db, 'stripe', subjectIdOf(job))
      if (!event) throw new JobError('refused', 'The event has been deleted.')
      await process(event)
    },

    'payments.refund': async ({ job }) => {
      if (!(await findRefund(db, subjectIdOf(job))))
        throw new JobError('refused', 'The refund has been deleted.')
      await deps.refunds.perform(subjectIdOf(job))
    },

    'payments.refunds': async ({ job }) => deps.refunds.sync(await paymentOf(db, job)),

    'payments.page': async ({ job }) => {
      const payment = await paymentOf(db, job)
      await deps.opening.openPage(payment.id, deps.onLatePage).catch(async (error: unknown) => {
        if (isEmailRefused(error)) await noteEmailRefused(db, payment.id)
        throw error
      })
    },
  }
}

async function paymentOf(db: Db, job: JobRow): Promise<PaymentRow> {
  const payment = await findPayment(db, subjectIdOf(job))
  if (!payment) throw new JobError('refused', 'The payment has been deleted.')
  return payment
}
