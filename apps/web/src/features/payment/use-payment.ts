import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { endPayment, forgetPayment } from './attempt.ts'
import { giveUpLoading } from './load-stripe.ts'
import { type OpenPayment, openPayment, settle } from './open-payment.ts'
import type { Paid, PaymentFormProps } from './payment-modal.tsx'
import { NOT_INITIALIZED } from './words.ts'

type PaymentState =
  | { step: 'opening' }
  | { step: 'off' }
  | { step: 'failed' }
  /** The hold was released. */
  | { step: 'ended' }
  | { step: 'open'; payment: OpenPayment }
  /** The bank has not decided. */
  | { step: 'processing' }

/** Errors that require correcting the form behind, rather than retrying. */
const REFUSALS = [
  'price_changed',
  'out_of_stock',
  'slot_taken',
  'paid_already',
  'invalid_input',
  'too_many_requests',
]

/** What the checkout is told of a payment that has succeeded. */
export const paidOf = ({ intent }: OpenPayment): Paid => ({
  paymentIntentId: intent.paymentIntent.id,
  orderId: intent.orderId,
  orderToken: intent.orderToken,
  bookingId: intent.bookingId,
  bookingToken: intent.bookingToken,
})

/** Creates the payment on mount, and again on retry. */
export function usePayment({ request, onSuccess, onError, onRefused, onHeld }: PaymentFormProps) {
  const [state, setState] = useState<PaymentState>({ step: 'opening' })
  const [round, setRound] = useState(0)

  function finish(paid: Paid) {
    forgetPayment()
    onSuccess(paid)
  }
  const finishLater = useEffectEvent(finish)

  const begin = useEffectEvent(async (isGone: () => boolean) => {
    try {
      const payment = await openPayment(request, {
        isGone,
        onOpened(intent) {
          if (!isGone() && intent.paymentIntent.status !== 'succeeded') onHeld?.(intent)
        },
      })
      if (isGone()) return
      if (!payment) return setState({ step: 'off' })
      // Already paid, but the response was lost.
      if (payment.intent.paymentIntent.status === 'succeeded') {
        await settle(payment.intent.paymentIntent.id)
        return finishLater(paidOf(payment))
      }
      setState({ step: 'open', payment })
    } catch (error) {
      if (!isGone()) fail(error)
    }
  })

  function fail(error: unknown) {
    setState({ step: 'failed' })
    if (error instanceof ApiError && REFUSALS.includes(error.code) && onRefused) return onRefused(error)
    onError(NOT_INITIALIZED)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round creates the payment again
  useEffect(() => {
    let gone = false
    void begin(() => gone)
    return () => {
      gone = true
    }
  }, [round])

  return {
    state,
    round,
    setState,
    finish,
    end: () => {
      endPayment()
      onError('')
      setState({ step: 'ended' })
    },
    retry: () => {
      // The button goes with the press.
      document.activeElement?.closest('dialog')?.querySelector('h2')?.focus()
      giveUpLoading()
      onError('')
      setState({ step: 'opening' })
      setRound(round + 1)
    },
  }
}
