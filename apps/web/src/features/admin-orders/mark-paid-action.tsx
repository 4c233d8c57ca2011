import { type AdminOrder, markOrderPaid } from '@beacon/contract/order-admin'
import { type FormEvent, useState } from 'react'
import { readValues } from '../../lib/form-values.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ConfirmDialog, useDraftForm, useFieldErrors } from '../admin/index.ts'
import { markPaid, useOrderAction } from './queries.ts'

const fields = ['note'] as const

/** Records a payment made without a card. */
export function MarkPaidAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const form = useDraftForm(`paid:${order.id}`, fields)
  const action = useOrderAction(order.id, markPaid(order.id), () => {
    form.forget()
    showToast(`${order.number} is marked as paid.`)
  })
  const { errors, setFound } = useFieldErrors(`paid-${order.id}`, null)
  const [asked, setAsked] = useState<{ note: string }>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action.isPending) return
    const { data, error } = markOrderPaid.body.safeParse(readValues(event.currentTarget, fields))
    setFound(error && { note: error.issues[0]?.message })
    setAsked(data)
  }
  return (
    <>
      <Form
        id={`paid-${order.id}`}
        {...form.props}
        aria-label="Mark as paid"
        onSubmit={submit}
        className="no-print grid gap-3"
      >
        <h3 className="text-h4">Paid another way?</h3>
        <TextField
          name="note"
          label="Note"
          hint="For instance: by check, number 1042. It stays in the history."
          autoComplete="off"
          error={errors?.note}
        />
        <Button
          type="submit"
          className="justify-self-start"
          pending={action.isPending}
          pendingLabel="Saving…"
        >
          Mark as paid
        </Button>
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Mark ${order.number} as paid?`}
        no="Not yet"
        yes="Mark it as paid"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => asked && action.mutate(asked, answered)}
      >
        <p>It is then made and sent.</p>
      </ConfirmDialog>
    </>
  )
}
