import type { OrderState } from '@beacon/contract/orders'
import { lineOf } from '@beacon/rules/cart'
import { useEffect, useEffectEvent, useState } from 'react'
import { onReturn } from '../../lib/on-return.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { changeCart, lineName, readCart } from '../cart/index.ts'
import { forgetAttempts } from './attempt.ts'
import { loadOrdering } from './load-ordering.ts'
import {
  forgetPendingOrder,
  keepPendingOrder,
  type PendingOrder,
  readPendingOrders,
} from './pending-order.ts'

const IS_UNPAID: ReadonlySet<OrderState | undefined> = new Set(['awaiting_payment', 'expired', undefined])

const WAITS = {
  title: 'is waiting for payment',
  text: 'Nothing has been charged. You can pay for it now, or change it first.',
}
const EXPIRED = {
  title: 'was not paid in time',
  text: 'Nothing has been charged. You are welcome to order again.',
}

/** For buyers who returned from the payment page without paying: their orders, above every checkout and cart (PAY-10). */
export function PendingOrders() {
  const [orders, setOrders] = useState(readPendingOrders)
  const [back, setBack] = useState<string>()
  const refresh = () => setOrders(readPendingOrders())
  return (
    <>
      {back && (
        <Notice key={back} tone="success" takesFocus>
          What you had ordered as {back} is in your cart again.
        </Notice>
      )}
      {orders.map((order) => (
        <Pending
          key={order.id}
          order={order}
          onGone={refresh}
          onPutBack={() => {
            putBack(order)
            setBack(order.number)
            refresh()
          }}
        />
      ))}
    </>
  )
}

/** What a full cart has no line for stays with the order. */
function putBack(order: PendingOrder) {
  for (const { quantity, ...item } of order.lines) changeCart({ type: 'add', item, quantity })
  const isInCart = new Set(readCart().map(lineOf))
  const lines = order.lines.filter((line) => !isInCart.has(lineOf(line)))
  if (lines.length > 0) keepPendingOrder({ ...order, lines })
  else forgetPendingOrder(order.id)
}

/** Whether the time to pay has ended. An order that turns out to be paid, in another tab or elsewhere, is forgotten. */
function useExpiry({ id }: PendingOrder, onPaid: () => void) {
  const [isExpired, setExpired] = useState(false)
  const forget = useEffectEvent(() => {
    forgetAttempts({ id, kind: 'printify' })
    onPaid()
  })
  useEffect(() => {
    const ask = () =>
      void loadOrdering()
        .then(({ readPrint }) => readPrint(id))
        .then((order) => {
          setExpired(order?.status === 'expired')
          if (!IS_UNPAID.has(order?.status)) forget()
        })
        .catch(() => {})
    ask()
    return onReturn(ask)
  }, [id])
  return isExpired
}

interface PendingProps {
  order: PendingOrder
  /** It is no longer pending, or no longer wanted. */
  onGone: () => void
  onPutBack: () => void
}

function Pending({ order, onGone, onPutBack }: PendingProps) {
  const isExpired = useExpiry(order, onGone)
  const { title, text } = isExpired ? EXPIRED : WAITS
  return (
    <Notice tone="info" title={`Your order ${order.number} ${title}`}>
      <p>{order.lines.map((line) => `${line.quantity} × ${lineName(line)}`).join('; ')}</p>
      <p className="mt-1">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isExpired && <LinkButton to={paths.order(order.id, order.token)}>Go to the order</LinkButton>}
        <Button onClick={onPutBack}>Put everything back in the cart</Button>
        <Button
          variant="quiet"
          onClick={() => {
            forgetPendingOrder(order.id)
            onGone()
          }}
        >
          I no longer want it
        </Button>
      </div>
    </Notice>
  )
}
