import { Suspense, useState } from 'react'
import type { ApiError } from '../../lib/api.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { isSiteRenewed, loadPart } from '../../lib/load-part.ts'
import { RENEWED } from '../../lib/renewed.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReloadOffer } from '../../ui/reload-offer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Intent, PaymentRequestInput } from './open-payment.ts'
import { StillLoading } from './still-loading.tsx'
import { NOT_INITIALIZED } from './words.ts'

export type { PaymentRequestInput } from './open-payment.ts'

/** What was paid. */
export interface Paid {
  paymentIntentId: string
  orderId?: string | undefined
  orderToken?: string | undefined
  bookingId?: string | undefined
  /** The key to the booking's private page. */
  bookingToken?: string | undefined
}

/** What the form of a payment is given, and what it reports. */
export interface PaymentFormProps {
  /** The type and the payment data; the amount is in cents. Another request is another payment. */
  request: PaymentRequestInput
  onSuccess: (paid: Paid) => void
  /** A sentence for the visitor; '' when the one before does not hold any more. */
  onError: (message: string) => void
  /** The server does not take this request: the price has changed, the stock or the slot has gone. */
  onRefused?: ((refusal: ApiError) => void) | undefined
  /** Stock or slot is held for this visitor. */
  onHeld?: ((held: Intent) => void) | undefined
  /** Whether the provider is at work, and may have to ask something above everything else. */
  onBusy: (isBusy: boolean) => void
  onCancel: () => void
}

/** The form and the provider's library with it, fetched when somebody is about to pay. */
const PaymentForm = lazyPart(
  async () => (await loadPart(() => import('./payment-form.tsx'))).PaymentForm,
  NotLoaded,
)

function NotLoaded({ onCancel }: PaymentFormProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="danger" live>
        {isSiteRenewed() ? RENEWED : NOT_INITIALIZED}
        {isSiteRenewed() && <ReloadOffer kept />}
      </Notice>
      <Button onClick={onCancel}>Close</Button>
    </div>
  )
}

const TITLES = { booking: 'Complete Booking', product: 'Complete Purchase' } as const

interface PaymentModalProps extends Pick<PaymentFormProps, 'request' | 'onSuccess' | 'onRefused' | 'onHeld'> {
  open: boolean
  /** One line about what is paid for. */
  summary?: string | undefined
  onClose: () => void
}

/** The payment dialog: the form, with errors in a banner above it (PAY-7). */
export function PaymentModal({
  open,
  request,
  summary,
  onSuccess,
  onRefused,
  onHeld,
  onClose,
}: PaymentModalProps) {
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setError('')
    setBusy(false)
    onClose()
  }
  const refuse = (refusal: ApiError) => {
    if (!onRefused) return setError(refusal.message)
    close()
    onRefused(refusal)
  }
  return (
    <Dialog open={open} onClose={close} title={TITLES[request.type]} yields={isBusy} headingFirst>
      {summary && <p className="-mt-3 text-muted text-sm">{summary}</p>}
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Suspense
        fallback={
          <>
            <Skeleton label="Loading the card form" className="h-100" />
            <StillLoading />
          </>
        }
      >
        <PaymentForm
          request={request}
          onSuccess={(paid) => {
            close()
            onSuccess(paid)
          }}
          onError={setError}
          onRefused={refuse}
          onHeld={onHeld}
          onBusy={setBusy}
          onCancel={close}
        />
      </Suspense>
    </Dialog>
  )
}
