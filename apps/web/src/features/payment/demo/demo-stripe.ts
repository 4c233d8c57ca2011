import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js'
import { askBank } from './ask-bank.tsx'
import { askStandIn, type DemoAnswer } from './ask-stand-in.ts'
import { createDemoElements, type DemoElements } from './demo-elements.ts'

interface DemoConfirmation {
  elements: StripeElements
  confirmParams?: { payment_method_data?: { billing_details?: Record<string, string> } }
}

const notHere = () => Promise.reject(new Error('The demo takes payments through confirmPayment only.'))

/**
 * Stripe.js for demo mode: the part of its interface that the card form uses, against the stand-in. The form cannot
 * tell the difference; the card's number goes no further than this site's own server.
 */
export function createDemoStripe(publishableKey: string): Stripe {
  const stripe = {
    elements: ({ clientSecret = '' }: { clientSecret?: string }) => createDemoElements(clientSecret),
    confirmPayment: ({ elements, confirmParams }: DemoConfirmation) =>
      confirmPayment(publishableKey, elements as unknown as DemoElements, confirmParams),
    // Elements looks for these three before it takes an object for Stripe's.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  }
  return stripe as unknown as Stripe
}

async function confirmPayment(
  key: string,
  { clientSecret, card }: DemoElements,
  confirmParams: DemoConfirmation['confirmParams'],
): Promise<PaymentIntentResult> {
  const { number, expiry, cvc } = card()
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  const billing = confirmParams?.payment_method_data?.billing_details ?? {}
  const [id] = clientSecret.split('_secret_')
  const answer = await askStandIn(`/v1/payment_intents/${id}/confirm`, {
    key,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][name]': billing.name ?? '',
    'payment_method_data[billing_details][email]': billing.email ?? '',
  })
  if (answer.status !== 'requires_action') return resultOf(answer)
  const outcome = (await askBank()) ? 'approve' : 'refuse'
  return resultOf(await askStandIn('/v1/3ds2/authenticate', { key, source: clientSecret, outcome }))
}

/** An intent, or the error, as Stripe's library answers. */
function resultOf({ error, ...intent }: DemoAnswer): PaymentIntentResult {
  const problem = error ?? intent.last_payment_error
  const result = problem ? { error: problem } : { paymentIntent: intent }
  return result as unknown as PaymentIntentResult
}
