import { noteRefund, refundPayment } from '@beacon/contract/payment-admin'
import {
  confirmPayment,
  createPaymentIntent,
  readPaymentStatus,
  receiveStripeEvent,
} from '@beacon/contract/payments'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/schema.ts'
import type { Bind } from '../../http/endpoint.ts'
import { AppError } from '../../http/errors.ts'
import { answersTo, scopeOf } from '../../http/idempotency.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { CardPayments } from '../../providers/card-payments.ts'
import type { NoteRefund } from './noted-refunds.ts'
import type { Refunds } from './refunds.ts'
import { type Begun, mustFindByIntent, type Payments, sentences } from './service.ts'
import { receiveEvent } from './webhook.ts'

interface PaymentRouteDeps {
  db: Db
  clock: Clock
  outbox: Outbox
  cards: CardPayments | undefined
  payments: Payments
  refunds: Refunds | undefined
  noteRefund: NoteRefund
  /** Counts a guess at an unknown promo code. @throws AppError too_many_requests */
  countGuess: (code: string | undefined, address: string) => Promise<void>
  /** The token of an order's private page. */
  orderToken: (orderId: string) => string
  /** The token of a booking's private page. */
  bookingToken: (bookingId: string) => string
}

/**
 * Payments, refunds and Stripe's webhook. Without a card provider nothing can be paid, or refunded to a card
 * (`unavailable`), but refunds by hand are still noted.
 */
export function bindPayments(bind: Bind, deps: PaymentRouteDeps): void {
  const { payments } = deps

  /** Our payments of a buyer's earlier attempts. */
  async function begunBefore(keys: readonly string[]): Promise<string[]> {
    const answers = await answersTo(deps.db, scopeOf(createPaymentIntent), keys)
    return answers.map((answer) => (JSON.parse(answer) as Begun).paymentId)
  }

  bind(createPaymentIntent)(async ({ body, request, firstStep, hasKey }) => {
    if (!payments.isOn) throw new AppError('unavailable', sentences.create)
    const { address } = request
    if (body.type === 'product') await deps.countGuess(body.promoCode, address)
    const replaced = await payments.replace(await begunBefore(body.replaces ?? []), body, address)
    const begun = await firstStep((tx) => payments.start(tx, { ...body, address, ...replaced })).finally(() =>
      payments.release(replaced.ended),
    )
    const intent = await payments.open(begun.paymentId)
    const { id, clientSecret, status, amount, currency } = intent
    const tokenOf = (make: (subjectId: string) => string) => (hasKey ? make(begun.subjectId) : undefined)
    const subject =
      body.type === 'product'
        ? { orderId: begun.subjectId, orderToken: tokenOf(deps.orderToken) }
        : { bookingId: begun.subjectId, bookingToken: tokenOf(deps.bookingToken) }
    return {
      paymentIntent: { id, client_secret: clientSecret, status, amount, currency },
      ...subject,
      holdUntil: begun.holdUntil,
      now: deps.clock().toISOString(),
    }
  })

  bind(confirmPayment)(async ({ body }) => {
    const { isPaid, status } = await payments.confirm(body.paymentIntentId)
    return { success: isPaid, status }
  })

  bind(readPaymentStatus)(async ({ params }) => ({ status: await payments.status(params.id) }))

  bind(refundPayment)(async ({ body, administrator, firstStep }) => {
    const { refunds } = deps
    if (!refunds) throw new AppError('unavailable', sentences.refund)
    const { id } = await firstStep(async (tx) => {
      const payment = await mustFindByIntent(tx, body.paymentIntentId, sentences.refund)
      const { amount, refundable, reason } = body
      const asked = { amount, refundable, reason, requestedBy: administrator.email }
      return { id: await refunds.record(tx, payment, asked) }
    })
    return performNow(refunds, id)
  })

  bind(noteRefund)(async ({ body, administrator, tx }) => {
    const { paymentId, ...asked } = body
    const refunded = await deps.noteRefund(tx, paymentId, { ...asked, requestedBy: administrator.email })
    return { success: true, refunded }
  })

  bind(receiveStripeEvent)(async ({ signed }) => {
    await receiveEvent(deps, signed)
    return { received: true }
  })
}

/** Without a clear answer the refund stays requested, and its job goes on retrying with the same key. */
async function performNow(refunds: Refunds, id: string) {
  const refund = await refunds.perform(id).catch(() => refunds.find(id))
  if (refund?.state === 'failed') throw new AppError('provider_error', sentences.refund)
  const status = refund?.state === 'succeeded' ? ('succeeded' as const) : ('pending' as const)
  return { success: true as const, refunded: refund?.amount ?? 0, status }
}
