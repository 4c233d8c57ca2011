import type { AdminOrder } from '@beacon/contract/order-admin'
import type { OrderState } from '@beacon/contract/orders'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Failure, Question, useDraftForm, useFieldErrors } from '../admin/index.ts'
import { hasParcel } from '../order/index.ts'
import { markPaid, retry, ship, useOrderAction } from './queries.ts'

/** What a person can do with an order in the state that it is in; nothing for one that goes its way. */
export function OrderActions({ order }: { order: AdminOrder }) {
  if (order.state === 'needs_attention') return <RetryAction order={order} />
  // Whoever was erased can be sent nothing.
  if (['awaiting_payment', 'expired'].includes(order.state))
    return order.email === '' ? null : <MarkPaidAction order={order} />
  if (order.kind !== 'local' || !['paid', 'shipped'].includes(order.state)) return null
  return hasParcel(order) ? <ShipAction order={order} /> : <DoneAction order={order} />
}

interface TakingUp {
  title: string
  text: string
  button: string
  /** What a toast says of the order. */
  done: string
}

const GO_ON: TakingUp = {
  title: 'Take it up again',
  text: 'Is the cause out of the way? The order goes on where it stopped.',
  button: 'Try again',
  done: 'goes on',
}
const TAKE_AS_PAID: TakingUp = {
  title: 'Is the money right?',
  text: 'It was not paid as asked. Taken as paid, it is made and sent.',
  button: 'Take it as paid',
  done: 'is taken as paid',
}
/** What taking up an order means, by where it stopped. */
const TAKING_UP: Partial<Record<OrderState, TakingUp>> = {
  awaiting_payment: TAKE_AS_PAID,
  expired: TAKE_AS_PAID,
  refunded: {
    title: 'Has it been looked at?',
    text: 'Its money went back, so nothing goes on: it is refunded again, and needs nobody’s attention.',
    button: 'It is settled',
    done: 'is settled',
  },
  refund_pending: {
    title: 'Has the money gone back?',
    text: 'Nothing of it is made or sent. Give the money back with a refund, or another way; it is settled then.',
    button: 'It is settled',
    done: 'is settled',
  },
}

function RetryAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const { title, text, button, done } = TAKING_UP[order.stoppedAt ?? order.state] ?? GO_ON
  const action = useOrderAction(order.id, retry(order.id), () => showToast(`${order.number} ${done}.`))
  return (
    <section aria-labelledby="take-up" className="grid gap-3">
      <h3 id="take-up" className="text-h4">
        {title}
      </h3>
      <p className="text-muted text-sm">{text}</p>
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => action.mutate(undefined)}
        pending={action.isPending}
        pendingLabel="Starting…"
      >
        {button}
      </Button>
      <Failure error={action.error} />
    </section>
  )
}

/** What the fields of a form hold, trimmed. */
const textsOf = (event: FormEvent<HTMLFormElement>): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
  )

function MarkPaidAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const form = useDraftForm(`paid:${order.id}`, ['note'])
  const action = useOrderAction(order.id, markPaid(order.id), () => {
    form.forget()
    showToast(`${order.number} is marked as paid.`)
  })
  const [asked, setAsked] = useState<{ note: string | undefined }>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!action.isPending) setAsked({ note: textsOf(event).note })
  }
  return (
    <>
      <Form
        id={`paid-${order.id}`}
        {...form.props}
        aria-label="Mark as paid"
        onSubmit={submit}
        className="grid gap-3"
      >
        <h3 className="text-h4">Paid another way?</h3>
        <TextField
          name="note"
          label="Note"
          hint="For instance: by check, number 1042. It stays in the history."
          autoComplete="off"
          maxLength={500}
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
      <Question
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
      </Question>
    </>
  )
}

/** Nothing of it is sent: what the agency does for the buyer is done. */
function DoneAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const action = useOrderAction(order.id, ship(order.id), () =>
    showToast(`${order.number} is marked as done.`),
  )
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="done" className="grid gap-3">
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
      <Question
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Mark ${order.number} as done?`}
        no="Not yet"
        yes="It is done"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => action.mutate({}, answered)}
      />
    </section>
  )
}

const parcelFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const

const isHandedOver = (sent: Record<string, string>) => parcelFields.every((field) => !sent[field])

/** How a parcel goes. One that is on its way already stands in the form, so that a correction changes nothing else. */
function ShipAction({ order }: { order: AdminOrder }) {
  const showToast = useToast()
  const form = useDraftForm(`parcel:${order.id}`, parcelFields)
  const action = useOrderAction(order.id, ship(order.id), (sent: Record<string, string>) => {
    form.forget()
    showToast(isHandedOver(sent) ? 'Saved.' : 'Saved. The buyer is told.')
  })
  const isSent = order.state === 'shipped'
  const parcel = order.parcels.at(-1)
  const title = isSent ? 'Correct the package' : 'Send it'
  const formId = `ship-${order.id}`
  const [asked, setAsked] = useState<Record<string, string>>()
  const { errors } = useFieldErrors(formId, action.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (action.isPending) return
    const sent = textsOf(event)
    if (isHandedOver(sent)) setAsked(sent)
    else action.mutate(sent)
  }
  return (
    <>
      <Form id={formId} {...form.props} aria-label={title} onSubmit={submit} className="grid gap-3">
        <h3 className="text-h4">{title}</h3>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-1">
          <TextField
            name="carrier"
            label="Carrier"
            autoComplete="off"
            maxLength={60}
            defaultValue={parcel?.carrier}
            error={errors?.carrier}
          />
          <TextField
            name="trackingNumber"
            label="Tracking number"
            autoComplete="off"
            maxLength={100}
            defaultValue={parcel?.number}
            error={errors?.trackingNumber}
          />
          <TextField
            name="trackingUrl"
            label="Tracking page"
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            defaultValue={parcel?.url}
            error={errors?.trackingUrl}
          />
        </div>
        <p className="text-muted text-xs">
          With a carrier, a number or a page the buyer is told that it is on its way, and told again when that
          is corrected; without them it counts as handed over.
        </p>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          pending={action.isPending}
          pendingLabel="Saving…"
        >
          {isSent ? 'Correct it' : 'Mark as sent'}
        </Button>
        {!errors && !asked && <Failure error={action.error} />}
      </Form>
      <Question
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Mark ${order.number} as handed over?`}
        no="Not yet"
        yes="Mark it as handed over"
        variant="primary"
        pendingLabel="Saving…"
        change={action}
        act={(answered) => asked && action.mutate(asked, answered)}
      >
        <p>No carrier and no number are given.</p>
      </Question>
    </>
  )
}
