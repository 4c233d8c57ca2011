import type { AdminOrder } from '@beacon/contract/order-admin'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog } from '../admin/index.ts'
import { ship, useOrderAction } from './queries.ts'

/** For orders without shipping: marks the agency's work for the buyer as done. */
export function DoneAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const action = useOrderAction(order.id, ship(order.id), () =>
    showToast(`${order.number} is marked as done.`),
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="done" className="no-print grid gap-3">
      <h3 id="done" className="text-h4">
        Is it done?
      </h3>
      <p className="text-muted text-sm">There is nothing to send: this is something that you do.</p>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => setAsking(true)}
        pending={action.isPending}
        pendingLabel="Saving…"
      >
        Mark as done
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Mark ${order.number} as done?`}
        no="Not yet"
        yes="It is done"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => action.mutate({ seen: order.state === 'shipped' ? 'shipped' : 'paid' }, answered)}
      />
    </section>
  )
}
