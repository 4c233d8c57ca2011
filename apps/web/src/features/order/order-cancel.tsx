import { cancelObstacleWords } from '@beacon/content/cancellations'
import type { Order } from '@beacon/contract/orders'
import { usd } from '@beacon/rules/money'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

interface OrderCancelProps {
  order: Order
  token: string
  /** The order is another one now. */
  onChanged: () => void
}

/** The way to cancel an order while nothing has come of it, and why there is none any more. */
export function OrderCancel({ order, token, onChanged }: OrderCancelProps) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // In an effect: the dialog lets go of the focus before that.
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  const { refund, obstacle } = order.cancel
  const canCancel = refund !== null && answer === ''
  if (!canCancel && !obstacle && !answer) return null

  const finish = (sentence: string) => {
    setOpen(false)
    setAnswer(sentence)
    onChanged()
  }
  const leave = (isRefused: boolean) => {
    setOpen(false)
    if (isRefused) onChanged()
  }

  return (
    <section aria-labelledby="cancel-title" className="no-print grid gap-4">
      <h2 id="cancel-title" className="order-heading">
        Changed your mind?
      </h2>
      {answer && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
        <div ref={place} tabIndex={-1} role="group" aria-label={answer}>
          <Notice tone="success">{answer}</Notice>
        </div>
      )}
      {obstacle && !answer && (
        <p className="max-w-measure text-muted text-sm">{cancelObstacleWords[obstacle]}</p>
      )}
      {canCancel && (
        <>
          <p className="max-w-measure text-muted text-sm">
            {WHILE[order.kind]} {usd(refund)} goes back to your card.
          </p>
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            Cancel this order
          </Button>
        </>
      )}
      {refund !== null && (
        <CancelDialog
          open={isOpen}
          orderId={order.id}
          token={token}
          refund={refund}
          onCancelled={finish}
          onClose={leave}
        />
      )}
    </section>
  )
}

/** How long it can be, by who makes it. */
const WHILE: Readonly<Record<Order['kind'], string>> = {
  local: 'As long as nothing of it has been sent, downloaded or done, you can cancel it here.',
  printify: 'It has not gone to print yet, so you can still cancel it here.',
}
