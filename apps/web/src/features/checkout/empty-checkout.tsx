import type { OrderState } from '@beacon/contract/orders'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../lib/api.ts'
import { onReturn } from '../../lib/on-return.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { setCart } from '../cart/index.ts'
import { forgetAttempts } from './attempt.ts'
import { forgetPendingOrder, readPendingOrder } from './pending-order.ts'
import { loadOrdering } from './use-shipping-form.ts'

const IS_UNPAID: ReadonlySet<OrderState | undefined> = new Set(['awaiting_payment', 'expired', undefined])

const WAITS = {
  title: 'is waiting for payment',
  text: 'Nothing has been charged. You can pay for it now, or change it first.',
}
const EXPIRED = {
  title: 'was not paid in time',
  text: 'Nothing has been charged. You are welcome to order again.',
}

/** The unpaid order, unless it turns out to have been paid: in another tab, or by the mail's link. */
function usePendingOrder() {
  const [pending, setPending] = useState(readPendingOrder)
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    if (!pending) return
    const ask = () =>
      void loadOrdering()
        .then(({ readPrint }) => readPrint(pending.id))
        .then((order) => {
          setExpired(order?.status === 'expired')
          if (IS_UNPAID.has(order?.status)) return
          forgetAttempts()
          setPending(undefined)
        })
        .catch(() => {})
    ask()
    return onReturn(ask)
  }, [pending])
  return { pending, isExpired }
}

/** The empty checkout; buyers who return from the payment page without paying find their order here (PAY-10). */
export function EmptyCheckout({ refusal }: { refusal: ApiError | undefined }) {
  const { pending, isExpired } = usePendingOrder()
  return (
    <div className="grid gap-8">
      {refusal?.code === 'paid_already' && (
        // The tab that paid has emptied the cart, and so unmounted the form that would say so.
        <Notice tone="info" live>
          {refusal.message}
        </Notice>
      )}
      {pending && (
        <Notice tone="info" title={`Your order ${pending.number} ${isExpired ? EXPIRED.title : WAITS.title}`}>
          <p>{isExpired ? EXPIRED.text : WAITS.text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {!isExpired && (
              <LinkButton to={paths.order(pending.id, pending.token)} variant="primary">
                Go to the order
              </LinkButton>
            )}
            <Button
              onClick={() => {
                forgetPendingOrder()
                setCart(pending.lines)
              }}
            >
              Put everything back in the cart
            </Button>
          </div>
        </Notice>
      )}
      <EmptyState
        title="Your cart is empty."
        text="What you pick in the store on this device is listed here."
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={paths.store} variant={pending ? 'secondary' : 'primary'} size="lg">
              Go to the store
            </LinkButton>
            <TextLink to={paths.orders}>Look up an order</TextLink>
          </div>
        }
      />
    </div>
  )
}
