import { Elements } from '@stripe/react-stripe-js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { readAppearance } from './appearance.ts'
import { CardForm } from './card-form.tsx'
import { CardsAreOff } from './cards-are-off.tsx'
import { PayButton, PayFrame } from './pay-frame.tsx'
import type { PaymentFormProps } from './payment-modal.tsx'
import { StillLoading } from './still-loading.tsx'
import { paidOf, usePayment } from './use-payment.ts'
import { ENDED, ENDED_TITLE, PROCESSING } from './words.ts'

/** Creates a payment on mount, and takes a card for it (PAY-6). */
export function PaymentForm(props: PaymentFormProps) {
  const { state, round, setState, finish, retry, end } = usePayment(props)
  const { request, onCancel } = props

  if (state.step === 'off') return <CardsAreOff />
  if (state.step === 'processing')
    return (
      <Notice tone="info" takesFocus>
        {PROCESSING}
      </Notice>
    )
  if (state.step === 'opening')
    return (
      <PayFrame onCancel={onCancel} action={<PayButton amount={request.amount} disabled />}>
        <Skeleton label="Opening the payment" className="h-48" />
        <StillLoading key={round} onRetry={retry} />
      </PayFrame>
    )
  if (state.step === 'ended')
    return (
      <div className="grid gap-4">
        <Notice tone="warning" title={ENDED_TITLE} takesFocus>
          {ENDED}
        </Notice>
        <Button variant="primary" size="lg" wide onClick={retry}>
          Hold it again
        </Button>
      </div>
    )
  if (state.step === 'failed')
    return (
      <Button size="lg" wide onClick={retry}>
        Try again
      </Button>
    )

  const { payment } = state
  const { client_secret } = payment.intent.paymentIntent
  return (
    <Elements stripe={payment.stripe} options={{ clientSecret: client_secret, appearance: readAppearance() }}>
      <CardForm
        {...props}
        payment={payment}
        onPaid={() => finish(paidOf(payment))}
        onProcessing={() => setState({ step: 'processing' })}
        onEnded={end}
        onRetry={retry}
      />
    </Elements>
  )
}
