import { acceptedReturn } from '@beacon/content/returns'
import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderReturn } from '@beacon/contract/order-returns'
import { deliveriesOf } from '@beacon/rules/delivery'
import { usd } from '@beacon/rules/money'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { optionsOf, SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure, useDraft, useFieldErrors } from '../admin/index.ts'
import { ReturnRecord } from '../order/index.ts'
import { settle, useOrderAction } from './queries.ts'

/** The buyer's return requests, and the form that answers them. */
export function OrderReturns({ order }: { order: AdminOrder }) {
  if (order.returns.length === 0) return null
  return (
    <section aria-labelledby="returns" className="grid gap-3">
      <h3 id="returns" className="text-h4">
        {order.returns.length === 1 ? 'Return' : 'Returns'}
      </h3>
      {order.returns.toReversed().map((given) => (
        <div key={given.id} className="grid gap-4">
          <ReturnRecord given={given} lines={order.lines} />
          {given.state !== 'declined' && (
            <p className="text-sm">
              Paid for it, with tax{given.shipping > 0 && ' and shipping'}:{' '}
              <span className="font-semibold tabular-nums">{usd(given.worth)}</span>
            </p>
          )}
          {given.state === 'asked' && <SettleForm order={order} given={given} />}
        </div>
      ))}
    </section>
  )
}

const OUTCOMES = { accepted: 'Accept it', declined: 'Decline it' } as const
type Outcome = keyof typeof OUTCOMES

interface Draft {
  outcome?: Outcome
  answers?: Record<Outcome, string>
}

/** Accepting says where to send it; declining says why. The money goes back in a refund. */
function SettleForm({ order, given }: { order: AdminOrder; given: OrderReturn }) {
  const { draft, keep, forget } = useDraft<Draft>(`return:${given.id}`)
  const showToast = useToast()
  const action = useOrderAction(order.id, settle(order.id), () => {
    forget()
    showToast('The buyer gets an email.')
  })
  const outcome = draft?.outcome ?? 'accepted'
  const ways = deliveriesOf(given.lines, order.lines)
  const answers = { accepted: acceptedReturn(given.reason, ways), declined: '', ...draft?.answers }
  const formId = `settle-${given.id}`
  const { errors } = useFieldErrors(formId, action.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (action.isPending) return
    action.mutate({ returnId: given.id, outcome, answer: answers[outcome] })
  }
  return (
    <Form id={formId} aria-label="Answer the return" onSubmit={submit} className="no-print grid gap-3">
      <SelectField
        name="outcome"
        label="Your decision"
        required
        options={optionsOf(OUTCOMES)}
        value={outcome}
        onChange={(event) => keep({ ...draft, outcome: event.target.value as Outcome })}
      />
      <TextArea
        name="answer"
        label="What the buyer is told"
        required
        rows={5}
        hint={`It is emailed, and shown on the order’s page. ${ways.includes('parcel') ? 'Refund the money once the goods are here.' : 'Refund the money right after it.'}`}
        value={answers[outcome]}
        onChange={(event) => keep({ ...draft, answers: { ...answers, [outcome]: event.target.value } })}
        error={errors?.answer}
      />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={action.isPending}
        pendingLabel="Sending…"
      >
        Send the answer
      </Button>
      {!errors && <Failure error={action.error} />}
    </Form>
  )
}
