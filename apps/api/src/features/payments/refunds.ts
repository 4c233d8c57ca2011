import type { RefundState } from '@beacon/contract/payment-admin'
import { usd } from '@beacon/rules/money'
import type { Logger } from 'pino'
import { HOUR_MS } from '../../clock.ts'
import type { Db, PaymentRow, RefundRow, Tx } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { PaymentFailure } from '../../payments/payment-failure.ts'
import { refundFailed } from '../../payments/reasons.ts'
import type { CardPayments, RefundFacts } from '../../providers/card-payments.ts'
import { type NewRefund, type RequestDeps, recordRefund } from './refund-requests.ts'
import {
  changeRefund,
  findOwnRefund,
  findRefund,
  insertRefund,
  nextRefundAttempt,
  refundableOf,
  refundsOf,
  reviveRefund,
} from './refund-store.ts'
import { addUpRefunds, type RefundAlarm } from './refund-sum.ts'
import type { Purposes } from './settle.ts'
import { findByIntent, findPayment, isUnpaid } from './store.ts'

/** The administrator's own request is sent at once; its job is for when that fails. */
const JOB_WAITS_MS = 20_000
/** The card provider remembers a key for at least a day. */
const KEY_LIVES_MS = 23 * HOUR_MS

export interface Refunds {
  /** Records an administrator's refund; its job waits a moment, because the caller sends it at once. */
  record(tx: Tx, payment: PaymentRow, refund: NewRefund): Promise<string>
  /** Sends a recorded refund to the provider, unless that is done. Safe to repeat. @throws PaymentFailure */
  perform(refundId: string): Promise<RefundRow | undefined>
  /** A recorded refund. */
  find(refundId: string): Promise<RefundRow | undefined>
  /** Updates our records of an intent's refunds, including those made in the provider's dashboard. */
  sync(payment: PaymentRow): Promise<void>
  /**
   * Updates our records of all refunds made, or failed, since then, whether or not a webhook arrived.
   * @throws PaymentFailure
   */
  catchUp(since: Date): Promise<void>
}

interface RefundDeps extends RequestDeps {
  db: Db
  log: Logger
  cards: CardPayments
  purposes: Purposes
}

/** Refunds: never more than was paid, and never twice, whatever is lost on the way. */
export function createRefunds(deps: RefundDeps): Refunds {
  const { db, cards } = deps

  async function apply(refund: RefundRow, facts: RefundFacts): Promise<RefundRow | undefined> {
    return inTransaction(db, async (tx) => {
      const isFailed = facts.status === 'failed'
      const from: RefundState[] = isFailed ? ['requested', 'pending', 'succeeded'] : ['requested', 'pending']
      const change = { state: facts.status, refund_id: facts.id, last_error: null }
      const isNews = refund.state !== facts.status && (await changeRefund(tx, refund.id, from, change))
      // Our request was refused, but an earlier one, whose answer was lost, had been granted.
      const isAfterAll = !isNews && !isFailed && (await reviveRefund(tx, refund.id, change))
      const failure = isFailed ? hasFailed(refund) : undefined
      const alarm = isAfterAll ? wasMadeAfterAll(refund) : failure
      if (isNews || isAfterAll) await addUpRefunds(tx, deps, refund.payment_id, alarm)
      await dropJob(tx, refund)
      return findRefund(tx, refund.id)
    })
  }

  /** The provider has answered, so the order's page need not show a refund as pending. */
  const dropJob = (tx: Tx, { id }: RefundRow) => deps.outbox.cancel(tx, `payments.refund:${id}`)

  async function refuse(refund: RefundRow, failure: PaymentFailure): Promise<void> {
    await inTransaction(db, async (tx) => {
      const change = { state: 'failed' as const, last_error: failure.message }
      if (!(await changeRefund(tx, refund.id, ['requested'], change))) return
      await addUpRefunds(tx, deps, refund.payment_id, hasFailed(refund))
      await dropJob(tx, refund)
    })
  }

  /**
   * Of what the provider refuses, some or all may have gone back another way, such as in its dashboard: that is no
   * failure. What is then left of it is to be asked for, unless a person has chosen the amount.
   */
  async function yieldToOthers(refund: RefundRow, payment: PaymentRow): Promise<'gone' | 'less' | 'refused'> {
    await sync(payment).catch((error: unknown) => {
      // Whoever is refused everything, because of a wrong key say, learns of nothing else.
      if (!isRefused(error)) throw error
    })
    return inTransaction(db, async (tx) => {
      // It had been made before, and its answer lost.
      if ((await findRefund(tx, refund.id))?.state !== 'requested') return 'gone'
      const known = (await findPayment(tx, payment.id)) ?? payment
      const others = (await refundsOf(tx, payment.id)).filter(({ id }) => id !== refund.id)
      const left = refundableOf(known, others)
      if (left >= refund.amount || (left > 0 && isPerson(refund))) return 'refused'
      if (left > 0) {
        await changeRefund(tx, refund.id, ['requested'], { amount: left, attempt: refund.attempt + 1 })
        return 'less'
      }
      await changeRefund(tx, refund.id, ['requested'], { state: 'failed', last_error: NOTHING_LEFT })
      await addUpRefunds(tx, deps, refund.payment_id)
      await dropJob(tx, refund)
      return 'gone'
    })
  }

  async function afterRefusal(refund: RefundRow, payment: PaymentRow, failure: PaymentFailure) {
    const outcome = await yieldToOthers(refund, payment)
    if (outcome === 'less') return perform(refund.id)
    if (outcome === 'gone') return findRefund(db, refund.id)
    await refuse(refund, failure)
    return findRefund(db, refund.id)
  }

  /**
   * A retry finds what an earlier attempt did, even if the provider has stored a failure for the key, or forgotten it.
   */
  async function ask(refund: RefundRow, intentId: string): Promise<RefundFacts> {
    const isKeyOld = deps.clock().getTime() - Date.parse(refund.created_at) > KEY_LIVES_MS
    if (refund.attempt > 1 || isKeyOld) {
      const made = (await cards.refundsOf(intentId)).find(({ ownId }) => ownId === refund.id)
      if (made) return made
    }
    const key = `refund_${refund.id}:${refund.attempt}`
    return cards.refund({ intentId, amount: refund.amount, refundId: refund.id, key })
  }

  async function perform(refundId: string): Promise<RefundRow | undefined> {
    const refund = await findRefund(db, refundId)
    const payment = refund && (await findPayment(db, refund.payment_id))
    if (refund?.state !== 'requested' || !payment?.intent_id) return refund
    try {
      return await apply(refund, await ask(refund, payment.intent_id))
    } catch (error) {
      if (isRefused(error)) return afterRefusal(refund, payment, error)
      if (error instanceof PaymentFailure && error.kind === 'broken') await nextRefundAttempt(db, refund)
      throw error
    }
  }

  async function adopt(payment: PaymentRow, facts: RefundFacts): Promise<void> {
    const own = await findOwnRefund(db, facts)
    if (own?.state === facts.status) return
    if (own) return void (await apply(own, facts))
    await inTransaction(db, async (tx) => {
      await insertRefund(tx, {
        id: deps.ids(),
        payment_id: payment.id,
        amount: facts.amount,
        state: facts.status,
        reason: 'Made in the card provider’s dashboard.',
        requested_by: 'card provider',
        attempt: 1,
        refund_id: facts.id,
        last_error: null,
        created_at: deps.clock().toISOString(),
      })
      await addUpRefunds(
        tx,
        deps,
        payment.id,
        facts.status === 'failed' ? hasFailed(facts) : wasMadeElsewhere,
      )
    })
  }

  async function sync(payment: PaymentRow): Promise<void> {
    if (!payment.intent_id) return
    for (const facts of await cards.refundsOf(payment.intent_id)) await adopt(payment, facts)
  }

  return {
    async record(tx, payment, refund) {
      return (await recordRefund(tx, deps, { ...refund, payment, waitMs: JOB_WAITS_MS })).id
    },
    perform,
    find: (refundId) => findRefund(db, refundId),
    sync,
    async catchUp(since) {
      for (const facts of await cards.refundsSince(since)) {
        const payment = facts.intentId ? await findByIntent(db, facts.intentId) : undefined
        // A payment that counts as unpaid is settled first, which also updates its refunds.
        if (payment && !isUnpaid(payment)) await adopt(payment, facts)
      }
    },
  }
}

const isRefused = (error: unknown): error is PaymentFailure =>
  error instanceof PaymentFailure && error.kind === 'refused'

const NOTHING_LEFT = 'Nothing was left to give back.'

/** Of what went back another way nothing is missing. */
const isFailure = ({ state, last_error }: RefundRow): boolean =>
  state === 'failed' && last_error !== NOTHING_LEFT

/** The buyer, the system, and an administrator who cancels a booking ask for all that is left. */
const isPerson = ({ requested_by }: RefundRow): boolean => requested_by.includes('@')

const hasFailed = ({ amount }: Pick<RefundFacts, 'amount'>): RefundAlarm => ({
  isFailure: true,
  words: (_payment, refunds) =>
    refundFailed(
      usd(amount),
      refunds.filter((refund) => isFailure(refund) && refund.amount === amount).length,
    ),
})

const tooMuch = ({ refunded, amount_received }: PaymentRow): string =>
  refunded > amount_received
    ? `In all, ${usd(refunded)} went back of the ${usd(amount_received)} that were paid.`
    : ''

/** The provider does not know what was given back by hand. */
const wasMadeElsewhere: RefundAlarm = { isFailure: false, isFromElsewhere: true, words: tooMuch }

/** Whoever was told that it had failed may have given the money back in another way. */
const wasMadeAfterAll = ({ amount }: RefundRow): RefundAlarm => ({
  isFailure: false,
  words: (payment) =>
    `The refund of ${usd(amount)} that had failed was made by the card provider after all. ${tooMuch(payment)}`.trimEnd(),
})
