import { cancelObstacleWords } from '@beacon/content/cancellations'
import type { Order } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import { unbroken } from '@beacon/rules/unbroken'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { momentOf } from './order-words.ts'

interface OrderCancelProps {
  order: Order
  token: string
  /** It is canceled, with the server's sentence. */
  onCancelled: (answer: string) => void
  /** The server did not do it: the order is another one by now. */
  onRefused: () => void
}

/** The way to cancel an order while nothing has come of it, and why there is none any more. */
export function OrderCancel({ order, token, onCancelled, onRefused }: OrderCancelProps) {
  const [isOpen, setOpen] = useState(false)
  const { refund, obstacle } = order.cancel
  if (refund === null && !obstacle) return null

  const finish = (sentence: string) => {
    setOpen(false)
    onCancelled(sentence)
  }
  const leave = (isRefused: boolean) => {
    setOpen(false)
    if (isRefused) onRefused()
  }

  return (
    <section aria-labelledby="cancel-title" className="no-print grid gap-4">
      <h2 id="cancel-title" className="order-heading">
        Changed your mind?
      </h2>
      {obstacle && (
        <p className="max-w-measure text-muted text-sm">{unbroken(cancelObstacleWords[obstacle])}</p>
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

/** How long it can be, by who makes it. */
const WHILE: Readonly<Record<Order['kind'], string>> = {
  local: 'As long as nothing of it has been sent, downloaded or done, you can cancel it here.',
  printify: 'It has not gone to print yet, so you can still cancel it here.',
}
