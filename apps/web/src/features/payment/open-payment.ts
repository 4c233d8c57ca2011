import { readConfig } from '@beacon/contract/config'
import type { BodyInputOf, ResponseOf } from '@beacon/contract/endpoint'
import { confirmPayment, createPaymentIntent, MOST_REPLACED } from '@beacon/contract/payments'
import type { Stripe } from '@stripe/stripe-js'
import { ApiError, call } from '../../lib/api.ts'
import { attemptOf } from '../../lib/attempt-key.ts'
import { readAttribution } from '../../lib/attribution.ts'
import { keysOfBegun, noteBegun, timeOf } from '../../lib/own-holds.ts'
import { endPayment, forgetPayment, PAYMENT } from './attempt.ts'
import { loadStripe } from './load-stripe.ts'

export type PaymentRequestInput = BodyInputOf<typeof createPaymentIntent>
export type Intent = ResponseOf<typeof createPaymentIntent>

export interface OpenPayment {
  stripe: Stripe
  intent: Intent
  /** When the hold ends, by this browser's own clock, in milliseconds. */
  endsAt: number
}

const TIME_LIMIT_MS = 20_000

interface Opening {
  /** Called as soon as our server has answered: something is held then, whether the form loads or not. */
  onOpened: (intent: Intent) => void
  /** Whether the visitor has closed the form meanwhile. */
  isGone: () => boolean
}

/**
 * Opens the payment on our server and loads the card provider's form. Undefined where this site takes no cards.
 * @throws ApiError when the server refuses or cannot be reached; Error when the provider's script does not load
 */
export async function openPayment(
  request: PaymentRequestInput,
  { onOpened, isGone }: Opening,
): Promise<OpenPayment | undefined> {
  const { stripe: settings } = await call(readConfig, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (settings.mode === 'off' || !settings.publishableKey) return undefined
  const stripe = loadStripe(settings.mode, settings.publishableKey)
  const opened = createIntent(request, isGone).then((known) => {
    onOpened(known.intent)
    return known
  })
  const [{ intent, endsAt }] = await Promise.all([opened, stripe])
  return { stripe: await stripe, intent, endsAt }
}

/**
 * An attempt whose hold has ended, or whose content differs, is followed by a new one; not if the form was closed, since
 * a later attempt may have ended it, which the new one would end in its turn.
 */
async function createIntent(request: PaymentRequestInput, isGone: () => boolean): Promise<Opened> {
  try {
    return await sendIntent(request)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict') || isGone()) throw error
    endPayment()
    return sendIntent(request)
  }
}

/** Our server has decided against it, so that it holds nothing. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && !['network', 'unavailable', 'provider_error'].includes(error.code)

/** What follows is a purchase of its own, if the visitor still wants one. */
function forgetWhatIsPaid(error: unknown): never {
  if (error instanceof ApiError && error.code === 'paid_already') forgetPayment()
  throw error
}

type Opened = Pick<OpenPayment, 'intent' | 'endsAt'>

/** Sends the attempt with those that it replaces, in any tab: the server releases what they hold. */
async function sendIntent(request: PaymentRequestInput): Promise<Opened> {
  const { key: idempotencyKey, earlier } = attemptOf(PAYMENT, request)
  const subject = subjectOf(request)
  const before = new Set([...earlier, ...keysOfBegun(subject, [idempotencyKey, ...earlier])])
  before.delete(idempotencyKey)
  const replaces = [...before]
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const body = {
    ...request,
    ...(replaces.length > 0 && { replaces: replaces.slice(0, MOST_REPLACED) }),
    attribution: readAttribution(),
  }
  const sentAt = Date.now()
  // Until the answer says otherwise nothing is held: what it takes the place of is let go of first.
  noteBegun({ ...subject, key: idempotencyKey, pieces: [], isUnanswered: false })
  const intent = await call(createPaymentIntent, { body, idempotencyKey, signal }).catch((error: unknown) => {
    if (!isRefusal(error)) noteBegun({ ...subject, key: idempotencyKey, isUnanswered: true })
    return forgetWhatIsPaid(error)
  })
  // Only differences of the server's clock are used, because the browser's own may be wrong.
  const endsAt = sentAt + Date.parse(intent.holdUntil) - Date.parse(intent.now)
  noteBegun({ ...subject, key: idempotencyKey, endsAt })
  return { intent, endsAt }
}

const subjectOf = (request: PaymentRequestInput) =>
  request.type === 'product'
    ? { what: 'cart', pieces: request.items ?? [] }
    : { what: timeOf(request.bookingDate, request.bookingTime), pieces: [] }

/**
 * Has the server check the payment now; returns whether it is paid. If it cannot be reached, it learns of the payment
 * by itself.
 */
export async function settle(paymentIntentId: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    return (await call(confirmPayment, { body: { paymentIntentId }, signal })).success
  } catch {
    return false
  }
}
