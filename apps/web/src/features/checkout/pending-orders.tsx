import type { ResponseOf } from '@beacon/contract/endpoint'
import type { readPrintOrder } from '@beacon/contract/orders'
import { lineOf } from '@beacon/rules/cart'
import { lineName } from '@beacon/rules/line-name'
import { UNPAID } from '@beacon/rules/order-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { onReturn } from '../../lib/on-return.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice, type Tone } from '../../ui/notice.tsx'
import { changeCart, readCart } from '../cart/index.ts'
import { forgetAttempts } from './attempt.ts'
import { loadOrdering } from './load-ordering.ts'
import {
  forgetPendingOrder,
  keepPendingOrder,
  type PendingOrder,
  readPendingOrders,
} from './pending-order.ts'

const WAITS = {
  title: 'is waiting for payment',
  text: 'Nothing has been charged. You can pay for it now, or change it first.',
}
/** Card payments are off: the agency sends a link. */
const WAITS_FOR_LINK = { ...WAITS, text: 'Nothing has been charged. We email you how to pay for it.' }
const EXPIRED = {
  title: 'was not paid in time',
  text: 'Nothing has been charged. You are welcome to order again.',
}

/** For buyers who returned from the payment page without paying: their orders, above every checkout and cart (PAY-10). */
export function PendingOrders() {
  const [orders, setOrders] = useState(readPendingOrders)
  const [done, setDone] = useState<{ tone: Tone; text: string }>()
  const refresh = () => setOrders(readPendingOrders())
  return (
    <>
      {done && (
        <Notice key={done.text} tone={done.tone} takesFocus>
          {done.text}
        </Notice>
      )}
      {orders.map((order) => (
        <Pending
          key={order.id}
          order={order}
          onPaid={refresh}
          onPutBack={() => {
            setDone(
              putBack(order)
                ? { tone: 'success', text: `What you had ordered as ${order.number} is in your cart again.` }
                : { tone: 'warning', text: `Your cart is full: the rest of ${order.number} stays here.` },
            )
            refresh()
          }}
          onDrop={() => {
            drop(order)
            const text = `Order ${order.number} is no longer listed here.`
            setDone({ tone: 'success', text })
            refresh()
          }}
        />
      ))}
    </>
  )
}

/** What a full cart has no line for stays with the order. Returns whether everything is in the cart. */
function putBack(order: PendingOrder): boolean {
  for (const { quantity, ...item } of order.lines) changeCart({ type: 'add', item, quantity })
  const isInCart = new Set(readCart().map(lineOf))
  const lines = order.lines.filter((line) => !isInCart.has(lineOf(line)))
  if (lines.length > 0) keepPendingOrder({ ...order, lines })
  else drop(order)
  return lines.length === 0
}

/** The order is over: what it holds is free again, for this buyer too. */
function drop(order: PendingOrder) {
  forgetPendingOrder(order.id)
  void loadOrdering()
    .then(({ giveUp }) => giveUp(order))
    .catch(() => {})
}

/** Whether it can still be paid, and here. An order that turns out to be paid, in another tab or elsewhere, is forgotten. */
function useStanding({ id }: PendingOrder, onPaid: () => void) {
  const [standing, setStanding] = useState<typeof WAITS>(WAITS)
  const forget = useEffectEvent(() => {
    forgetAttempts({ id, kind: 'printify' })
    onPaid()
  })
  useEffect(() => {
    const ask = () =>
      void loadOrdering()
        .then(({ readPrint }) => readPrint(id))
        .then((order) => {
          if (!order) return
          setStanding(standingOf(order))
          if (!UNPAID.includes(order.status)) forget()
        })
        .catch(() => {})
    ask()
    return onReturn(ask)
  }, [id])
  return standing
}

const standingOf = ({ status, checkout_url }: ResponseOf<typeof readPrintOrder>): typeof WAITS =>
  status === 'expired' ? EXPIRED : checkout_url ? WAITS : WAITS_FOR_LINK

interface PendingProps {
  order: PendingOrder
  onPaid: () => void
  onPutBack: () => void
  onDrop: () => void
}

function Pending({ order, onPaid, onPutBack, onDrop }: PendingProps) {
  const standing = useStanding(order, onPaid)
  const { title, text } = standing
  return (
    <section aria-label={`Order ${order.number}`}>
      <Notice tone="info" title={`Your order ${order.number} ${title}`}>
        <p>{order.lines.map((line) => `${line.quantity} × ${lineName(line)}`).join('; ')}</p>
        <p className="mt-1">{text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {standing !== EXPIRED && (
            <LinkButton to={paths.order(order.id, order.token)}>Go to the order</LinkButton>
          )}
          <Button onClick={onPutBack}>Put everything back in the cart</Button>
          <Button variant="quiet" onClick={onDrop}>
            I no longer want it
          </Button>
        </div>
      </Notice>
    </section>
  )
}
