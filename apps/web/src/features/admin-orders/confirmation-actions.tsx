import type { AdminOrder } from '@beacon/contract/order-admin'
import { canBeConfirmed, stateBehind } from '@beacon/rules/order-state'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure } from '../admin/index.ts'
import { EmailDialog } from './email-dialog.tsx'
import { confirmAgain, useCorrection, useOrderAction } from './queries.ts'

/** Resends the confirmation, for a buyer who has lost it and its link, or who has mistyped their address. */
export function ConfirmationActions({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const [isCorrecting, setCorrecting] = useState(false)
  const tell = (_: unknown, { email }: AdminOrder) => showToast(`The confirmation is on its way to ${email}.`)
  const again = useOrderAction(order.id, confirmAgain(order.id), tell)
  const correction = useCorrection(order.id, tell)
  if (order.email === '' || !canBeConfirmed(stateBehind(order))) return null
  return (
    <>
      <div className="no-print flex flex-wrap gap-3">
        <Button
          size="sm"
          pending={again.isPending}
          pendingLabel="Sending…"
          onClick={() => again.mutate(undefined)}
        >
          Resend confirmation
        </Button>
        <Button size="sm" onClick={() => setCorrecting(true)}>
          Correct the email
        </Button>
      </div>
      <Failure error={again.error} />
      <EmailDialog
        open={isCorrecting}
        order={order}
        correction={correction}
        onClose={() => setCorrecting(false)}
      />
    </>
  )
}
