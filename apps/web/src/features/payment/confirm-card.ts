import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { settle } from './open-payment.ts'
import { EMAIL_REFUSED, NOT_PAID } from './words.ts'

type Outcome =
  | { kind: 'succeeded' }
  | { kind: 'processing' }
  /** Its hold has ended: this payment cannot be made any more. */
  | { kind: 'ended' }
  /** `isAnswer`: the provider said so; otherwise nobody knows what became of it. */
  | { kind: 'failed'; message: string; isAnswer: boolean }

interface Confirmation {
  stripe: Stripe
  elements: StripeElements
  intentId: string
  /** Where a bank leads back to that cannot be asked within the page. */
  returnUrl: string
  payer: { name: string; email: string }
}

/** Charges the card, with 3-D Secure if the bank asks for it, and tells the server. */
export async function confirmCard({
  stripe,
  elements,
  intentId,
  returnUrl,
  payer,
}: Confirmation): Promise<Outcome> {
  const { error: incomplete } = await elements.submit()
  if (incomplete) return failed(incomplete, true)
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: payer } },
  })
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  if (status === 'succeeded') {
    await settle(intentId)
    return { kind: 'succeeded' }
  }
  if (status === 'processing') return { kind: 'processing' }
  if (status === 'canceled') return { kind: 'ended' }
  // The response may have been lost although the payment was made.
  const isLost = error?.type === 'api_connection_error' || error?.type === 'api_error'
  if (isLost && (await settle(intentId))) return { kind: 'succeeded' }
  return failed(error, !isLost)
}

/** Error types whose messages are meant for the buyer; the others are for developers. */
const FOR_BUYERS: readonly string[] = ['card_error', 'validation_error', 'api_connection_error']
/** The bank's no is one of the others by its type. */
const REFUSED_BY_BANK = 'payment_intent_authentication_failure'

/** Of an address it asks more than our forms do, `ada@gmail` is none; it says so in the words for who wrote the code. */
const REFUSED_ADDRESS = 'email_invalid'

const isForBuyers = ({ type, code }: StripeError) => FOR_BUYERS.includes(type) || code === REFUSED_BY_BANK

const failed = (error: StripeError | undefined, isAnswer: boolean): Outcome => ({
  kind: 'failed',
  isAnswer,
  message: messageOf(error) || NOT_PAID,
})

function messageOf(error: StripeError | undefined): string | undefined {
  if (error?.code === REFUSED_ADDRESS) return EMAIL_REFUSED
  return error && isForBuyers(error) ? error.message : undefined
}
