import type { AdminOrder } from '@beacon/contract/order-admin'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog } from '../admin/index.ts'
import { begin, useOrderAction } from './queries.ts'

/** For a service: until it is begun, its buyer can cancel the order. */
export function BeginAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const action = useOrderAction(order.id, begin(order.id), () =>
    showToast(`${order.number} is marked as begun.`),
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="begin" className="no-print grid gap-3">
      <h3 id="begin" className="text-h4">
        Have you begun?
      </h3>
      <p className="text-muted text-sm">
        Until you mark the service as begun, the buyer’s page says how to cancel the whole order for all of
        the money.
      </p>
      <Button
        className="justify-self-start"
        onClick={() => setAsking(true)}
        pending={action.isPending}
        pendingLabel="Saving…"
      >
        Mark as begun
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Mark ${order.number} as begun?`}
        no="Not yet"
        yes="It is begun"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => action.mutate(undefined, answered)}
      >
        <p>
          The buyer’s page then says that it can no longer be canceled there. Nobody gets an email about it.
        </p>
      </ConfirmDialog>
    </section>
  )
}
