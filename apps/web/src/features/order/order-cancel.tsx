import { cancelObstacleWords } from '@beacon/content/cancellations'
import type { Order } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import { noWrap } from '@beacon/rules/no-wrap'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { momentOf } from './order-words.ts'

interface OrderCancelProps {
  order: Order
  token: string
  /** Called with the server's message once it is canceled. */
  onCancelled: (answer: string) => void
  /** Called when the server refused: the order has changed meanwhile. */
  onRefused: () => void
}

/** The cancel button while canceling is possible, or else why it no longer is. */
export function OrderCancel({ order, token, onCancelled, onRefused }: OrderCancelProps) {
  const [isOpen, setOpen] = useState(false)
  const { refund, obstacle } = order.cancel
  const heading = useRef<HTMLHeadingElement>(null)
  const wasRefused = useRef(false)
  // The button that had the focus has gone with the possibility.
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (refund === null && wasRefused.current && isLost) heading.current?.focus()
  }, [refund])
  if (refund === null && obstacle === null) return null

  const finish = (sentence: string) => {
    setOpen(false)
    onCancelled(sentence)
  }
  const leave = (isRefused: boolean) => {
    setOpen(false)
    if (!isRefused) return
    wasRefused.current = true
    onRefused()
  }

  return (
    <section aria-labelledby="cancel-title" className="no-print grid gap-4">
      <h2 id="cancel-title" ref={heading} tabIndex={-1} className="order-heading">
        Changed your mind?
      </h2>
      {obstacle && (
        <p className="max-w-measure text-muted text-sm">{noWrap(cancelObstacleWords[obstacle])}</p>
      )}
      {refund !== null && (
        <>
          <p className="max-w-measure text-muted text-sm">
            {order.printsAt ? untilPrint(order.printsAt) : WHILE[order.kind]} {usd(refund)} goes back to your
            card.
          </p>
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            Cancel this order
          </Button>
          <CancelDialog
            open={isOpen}
            orderId={order.id}
            token={token}
            refund={refund}
            onCancelled={finish}
            onClose={leave}
          />
        </>
      )}
    </section>
  )
}

const untilPrint = (at: string): string =>
  `It goes to print at ${momentOf(at)}; until then you can cancel it here.`

/** How long canceling is possible, by kind of order. */
const WHILE: Readonly<Record<Order['kind'], string>> = {
  local: 'As long as none of it has been sent, downloaded or begun, you can cancel it here.',
  printify: 'It has not gone to print yet, so you can still cancel it here.',
}
