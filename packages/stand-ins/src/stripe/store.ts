import { randomBytes } from 'node:crypto'
import { behaviourOf, type Card, kept, problemOf } from './cards.ts'
import { chargeObject } from './charge-objects.ts'
import { type Charges, createCharges } from './charge-store.ts'
import { invalid, StripeError } from './errors.ts'
import { checkAmount, type Emit, find, newId } from './ledger.ts'
import {
  type Billing,
  type Intent,
  intentObject,
  type NewIntent,
  NOBODY,
  type PaymentError,
  paymentMethod,
} from './objects.ts'
import { createRefunds, type Refunds } from './refund-store.ts'
import { createSessions, type Sessions } from './session-store.ts'

export type StripeStore = ReturnType<typeof createStore>

/** An account's payments by their ids. */
type Payments = {
  intents: Map<string, Intent>
  charges: Charges
  refunds: Refunds
  sessions: Sessions
}

/** An account in which nothing has happened. */
export const noPayments = (): Payments => ({
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  sessions: new Map(),
})

type Options = { payments: Payments; clock: () => Date; emit: Emit; pageUrl: (sessionId: string) => string }

/** The account's payments; every change emits the events that Stripe would send. */
export function createStore({ payments, clock, emit, pageUrl }: Options) {
  const { intents } = payments
  const now = () => Math.floor(clock().getTime() / 1000)
  const { addCharge, ...charges } = createCharges(payments.charges, { now, emit })

  const intent = (id: string) => find(intents, 'payment_intent', id, 'intent')
  const emitIntent = (type: string, changed: Intent) => emit(`payment_intent.${type}`, intentObject(changed))

  function createIntent(created: NewIntent): Intent {
    checkAmount(created.amount)
    const id = newId('pi')
    const made: Intent = {
      ...created,
      id,
      created: now(),
      clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      status: 'requires_payment_method',
      card: null,
      billing: NOBODY,
      methodId: null,
      chargeId: null,
      lastError: null,
      canceledAt: null,
      cancellationReason: null,
    }
    intents.set(id, made)
    emitIntent('created', made)
    return made
  }

  /** Charges the card, or asks its bank first. Throws the card error of a declined one. */
  function confirm(paid: Intent, given: Card, billing: Billing): Intent {
    if (paid.status !== 'requires_payment_method' && paid.status !== 'requires_action') throw unexpected(paid)
    const problem = problemOf(given, clock())
    if (problem) throw new StripeError(402, 'card_error', problem.message, problem)
    const card = kept(given)
    Object.assign(paid, { card, billing, methodId: newId('pm'), lastError: null })
    if (behaviourOf(card).authenticates) {
      paid.status = 'requires_action'
      emitIntent('requires_action', paid)
      return paid
    }
    return charge(paid, card)
  }

  /** Leaves the payment processing. */
  function hesitate(paid: Intent): void {
    if (paid.status !== 'requires_action') throw unexpected(paid)
    paid.status = 'processing'
    emitIntent('processing', paid)
  }

  /** The bank's customer, or the bank itself, said yes or no. */
  function authenticate(paid: Intent, isApproved: boolean): Intent {
    if (!['requires_action', 'processing'].includes(paid.status) || !paid.card) throw unexpected(paid)
    if (isApproved) return charge(paid, paid.card)
    return fail(paid, paid.card, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    })
  }

  function charge(paid: Intent, card: Card): Intent {
    const { decline, disputes } = behaviourOf(card)
    if (decline) {
      const error: PaymentError = { type: 'card_error', code: decline.code, message: decline.message }
      if (decline.declineCode) error.decline_code = decline.declineCode
      fail(paid, card, error)
      throw new StripeError(402, 'card_error', decline.message, {
        ...paid.lastError,
        payment_intent: intentObject(paid),
      })
    }
    const made = addCharge(paid, card, null)
    paid.status = 'succeeded'
    emit('charge.succeeded', chargeObject(made))
    emitIntent('succeeded', paid)
    if (disputes) charges.dispute(paid)
    return paid
  }

  function fail(paid: Intent, card: Card, error: PaymentError): Intent {
    const made = addCharge(paid, card, error)
    paid.status = 'requires_payment_method'
    paid.lastError = {
      ...error,
      charge: made.id,
      doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}`,
      payment_method: paymentMethod(paid.methodId ?? '', card, paid.billing, now()),
    }
    emit('charge.failed', chargeObject(made))
    emitIntent('payment_failed', paid)
    return paid
  }

  function cancel(canceled: Intent, reason: string | null): Intent {
    if (['processing', 'succeeded', 'canceled'].includes(canceled.status)) throw unexpected(canceled)
    Object.assign(canceled, { status: 'canceled', canceledAt: now(), cancellationReason: reason })
    emitIntent('canceled', canceled)
    return canceled
  }

  return {
    intent,
    intents: () => [...intents.values()],
    createIntent,
    confirm,
    hesitate,
    authenticate,
    cancel,
    ...charges,
    ...createRefunds(payments.refunds, { now, emit, chargeOf: charges.chargeOf }),
    ...createSessions(payments.sessions, { now, emit, pageUrl, createIntent }),
  }
}

const unexpected = (intent: Intent) =>
  invalid(
    `You cannot do this with a PaymentIntent in a state of ${intent.status}: ${intent.id} cannot be changed any more.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intentObject(intent) },
  )
