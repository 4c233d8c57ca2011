import type { AdminOrder } from '@beacon/contract/order-admin'
import { canBeConfirmed, stateBehind } from '@beacon/rules/order-state'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure } from '../admin/index.ts'
import { confirmAgain, useOrderAction } from './queries.ts'

/** Resends the confirmation, for a buyer who has lost it and its link. */
export function SendConfirmation({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const action = useOrderAction(order.id, confirmAgain(order.id), () =>
    showToast(`The confirmation is on its way to ${order.email}.`),
  )
  if (order.email === '' || !canBeConfirmed(stateBehind(order))) return null
  return (
    <>
      <Button
        size="sm"
        pending={action.isPending}
        pendingLabel="Sending…"
        onClick={() => action.mutate(undefined)}
        className="no-print justify-self-start"
      >
        Resend confirmation
      </Button>
      <Failure error={action.error} />
    </>
  )
}
