import { usd } from '@beacon/rules/money'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useDraft } from '../admin/index.ts'
import { centsOf } from './cents.ts'
import { openRefund, useRefund } from './queries.ts'

/** The error catalogue's sentence, for when the server could not be asked. */
const FAILED = 'Failed to process refund'

interface Draft {
  amount?: string
  reason?: string
  /** Cents that were left when it was typed. */
  refundable: number
}

interface RefundFormProps {
  intentId: string
  /** Cents that are left to give back. */
  refundable: number
  buyer: string
  /** It is at the printer's, whom a refund does not stop. */
  isBeingMade: boolean
}

/** Gives all that is left back, or a part of it; asks once more before it does. */
export function RefundForm({ intentId, refundable, buyer, isBeingMade }: RefundFormProps) {
  const formId = `refund-${intentId}`
  const showToast = useToast()
  const { draft, keep, forget } = useDraft<Draft>(`refund:${intentId}`)
  const refund = useRefund(intentId, ({ refunded, status }) => {
    forget()
    showToast(status === 'succeeded' ? `${usd(refunded)} refunded.` : `${usd(refunded)} is on its way back.`)
  })
  // What was typed before a part was given back is over.
  const typed = draft?.refundable === refundable ? draft : { refundable }
  const { amount, reason } = { amount: (refundable / 100).toFixed(2), reason: '', ...typed }
  const [error, setError] = useState<string>()
  const unanswered = openRefund(intentId)
  const isFromBefore = unanswered !== undefined && refund.variables?.refundable !== refundable

  function submit(event: FormEvent) {
    event.preventDefault()
    if (refund.isPending) return
    const cents = centsOf(amount)
    if (cents === undefined || cents < 1 || cents > refundable) {
      document.getElementById(`${formId}-amount`)?.focus()
      return setError(`Please enter an amount between $0.01 and ${usd(refundable)}`)
    }
    setError(undefined)
    const goesOn = isBeingMade ? ' It is being made already, and that goes on.' : ''
    if (!confirm(`Give ${usd(cents)} back to ${buyer}? This cannot be undone.${goesOn}`)) return
    refund.mutate({ amount: cents, reason, refundable })
  }

  const failure =
    refund.error instanceof ApiError && refund.error.code !== 'network' ? refund.error.message : FAILED
  return (
    <Form id={formId} aria-label="Refund" onSubmit={submit} className="grid gap-3">
      {isFromBefore && (
        <Notice tone="warning">
          No answer came to the refund of {usd(unanswered.amount)}.{' '}
          {unanswered.refundable === refundable
            ? 'The same amount with the same reason is given back once, however often you press.'
            : 'Less is left by now: look at the refunds above before you give more back.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <TextField
          name="amount"
          label="Refund, in $"
          className="w-32"
          required
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => keep({ ...typed, amount: event.target.value })}
          error={error}
        />
        <TextField
          name="reason"
          label="Reason"
          className="min-w-0 flex-[1_1_10rem]"
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={(event) => keep({ ...typed, reason: event.target.value })}
        />
      </div>
      {refund.error && !isFromBefore && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <Button
        type="submit"
        variant="danger"
        size="sm"
        className="justify-self-start"
        pending={refund.isPending}
        pendingLabel="Refunding…"
      >
        Refund
      </Button>
    </Form>
  )
}
