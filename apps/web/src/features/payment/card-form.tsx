import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { type SubmitEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { Form } from '../../ui/form.tsx'
import { confirmCard } from './confirm-card.ts'
import { HoldCountdown } from './hold-countdown.tsx'
import { type OpenPayment, settle } from './open-payment.ts'
import { PayButton, PayFrame } from './pay-frame.tsx'
import type { PaymentFormProps } from './payment-modal.tsx'
import { StillLoading } from './still-loading.tsx'
import { NOT_INITIALIZED } from './words.ts'

/** Name and email are known; the provider's fields ask for the rest. */
const FIELDS: StripePaymentElementOptions = {
  layout: 'tabs',
  fields: { billingDetails: { name: 'never', email: 'never' } },
}

interface CardFormProps extends Omit<PaymentFormProps, 'onSuccess' | 'onRefused'> {
  payment: OpenPayment
  onPaid: () => void
  /** Called while the bank has not decided. */
  onProcessing: () => void
  /** Called when the hold is over: this payment can no longer be completed. */
  onEnded: () => void
  /** Loads the provider's fields again. */
  onRetry: () => void
}

/** The provider's fields, and the pay button. */
export function CardForm({ payment, request, onError, onBusy, ...report }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { intent } = payment
  const { id: intentId, amount } = intent.paymentIntent

  function work(isBegun: boolean) {
    setBusy(isBegun)
    onBusy(isBegun)
  }

  async function pay() {
    if (!stripe || !elements || isBusy) return
    work(true)
    onError('')
    const returnUrl = new URL(returnPathOf(payment), location.origin).href
    const payer = { name: request.customerName, email: request.customerEmail }
    const outcome = await confirmCard({ stripe, elements, intentId, returnUrl, payer })
    work(false)
    if (outcome.kind === 'succeeded') return report.onPaid()
    if (outcome.kind === 'processing') return report.onProcessing()
    if (outcome.kind === 'ended' || (outcome.isAnswer && Date.now() >= payment.endsAt))
      return report.onEnded()
    onError(outcome.message)
  }

  /** A payment in progress is completed first; a lost response is requested again before the form unmounts. */
  async function handleEnd() {
    if (isBusy) return
    if (await settle(intentId)) report.onPaid()
    else report.onEnded()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    pay().catch(() => {
      work(false)
      onError(NOT_INITIALIZED)
    })
  }

  return (
    <Form id="payment" aria-label="Card payment" onSubmit={submit}>
      <PayFrame
        clock={<HoldCountdown endsAt={payment.endsAt} onEnd={handleEnd} />}
        busy={isBusy}
        onCancel={report.onCancel}
        action={<PayButton amount={amount} disabled={!stripe || !elements || !isReady} busy={isBusy} />}
      >
        <PaymentElement
          options={FIELDS}
          onReady={() => setReady(true)}
          onLoadError={() => onError(NOT_INITIALIZED)}
        />
        {!isReady && <StillLoading onRetry={report.onRetry} />}
      </PayFrame>
    </Form>
  )
}

/**
 * Where the provider redirects back to if the bank requires a redirect: the buyer's own page of the order or booking.
 */
function returnPathOf({ intent: { orderId, orderToken, bookingToken } }: OpenPayment): string {
  if (orderId && orderToken) return paths.thankYouFor(orderId, orderToken)
  return bookingToken ? paths.bookingManageFor(bookingToken) : paths.booking
}
